import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../testing/index';
import { openSite } from '../testing/openSite';
import { meera } from '../testing/people';

const header = () => within(screen.getByRole('banner'));
const links = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const forEveryone = [
  ['Home', '/'],
  ['Contact Us', '/contact'],
];

describe('for a visitor', () => {
  it('leads home and to the contact page, and offers to log in', async () => {
    openSite({ at: '/contact' });
    await header().findByRole('button', { name: 'Log In' });

    expect(links(header().getByRole('navigation'))).toEqual(forEveryone);
    expect(header().getByRole('link', { name: 'Flight Amigo' }).getAttribute('href')).toBe('/');
    expect(header().queryByRole('button', { name: 'Log Out' })).toBeNull();
  });
});

describe('for somebody who is logged in', () => {
  it('leads everywhere, and shows who it is', async () => {
    openSite({ at: '/contact', answers: { 'GET /api/auth/me': meera } });

    const person = await header().findByRole('link', { name: 'meera' });
    expect(person.getAttribute('href')).toBe('/profile');
    expect(links(header().getByRole('navigation'))).toEqual([
      ...forEveryone,
      ['My Profile', '/profile'],
      ['Messages', '/messages'],
      ['Create Listing', '/create-listing'],
    ]);
    expect(header().queryByRole('button', { name: 'Log In' })).toBeNull();
  });

  it('says which page this is', async () => {
    openSite({ at: '/contact' });
    await screen.findByRole('heading', { name: 'Contact Us' });
    expect(header().getByRole('link', { current: 'page' }).textContent).toBe('Contact Us');
  });
});

it('shows neither a way in nor a way out while nobody knows who is here', async () => {
  let answer: (said: { body: unknown }) => void = () => {};
  const asked = new Promise<{ body: unknown }>((resolve) => (answer = resolve));
  openSite({ at: '/contact', answers: { 'GET /api/auth/me': () => asked } });

  expect(header().queryByRole('button', { name: /Log/ })).toBeNull();
  answer({ body: meera });
  await header().findByRole('button', { name: 'Log Out' });
});

it('knows at once who is here when the HTML said so, and does not ask again', async () => {
  const { requests } = openSite({
    at: '/contact',
    told: { answers: { '/api/auth/me': { status: 200, body: meera } } },
  });
  header().getByRole('button', { name: 'Log Out' });
  await screen.findByRole('heading', { name: 'Contact Us' });
  expect(requests).toEqual([]);
});

it('stands in a page on which axe finds nothing', async () => {
  openSite({ at: '/contact', answers: { 'GET /api/auth/me': meera }, told: { sandbox: true } });
  await header().findByRole('link', { name: 'meera' });
  await screen.findByRole('heading', { name: 'Contact Us' });
  expect(await accessibilityFaults()).toEqual([]);
});

it('skips to the content for those who come by keyboard', async () => {
  const { user } = openSite({ at: '/contact' });
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('links to the sandbox when the site plays its own providers', async () => {
  openSite({ at: '/contact', told: { sandbox: true } });
  await screen.findByRole('heading', { name: 'Contact Us' });
  const bar = within(screen.getByRole('complementary', { name: 'Demo site' }));
  expect(bar.getByRole('link').getAttribute('href')).toBe('/sandbox');
});
