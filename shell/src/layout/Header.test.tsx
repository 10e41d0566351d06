import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../testing/index';
import { openSite } from '../testing/openSite';
import { meera } from '../testing/people';
import { releaseOf } from '../testing/releaseOf';
import type { RemoteDeclaration } from '../base/declaration';
import { readDeclarationsBy } from '../remotes/declarations';

const header = () => within(screen.getByRole('banner'));
const links = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const forEveryone = [
  ['Home', '/'],
  ['Contact Us', '/contact'],
];

/** The remote of the accounts fills it. */
function withBell() {
  const Bell = () => <a href="/notifications">Notifications</a>;
  const bell = jest.fn(() => Promise.resolve({ Bell }));
  const declaration: RemoteDeclaration = { name: 'account', slots: { 'header.bell': bell } };
  readDeclarationsBy(() => Promise.resolve(declaration));
  return { bell, account: { ...releaseOf(declaration), release: `1.0.0-bell-${++bells}` } };
}
let bells = 0;

describe('for a visitor', () => {
  it('loads nothing of the bell', async () => {
    const { bell, account } = withBell();
    openSite({ at: '/contact', remotes: [account] });
    await header().findByRole('button', { name: 'Log In' });
    expect(bell).not.toHaveBeenCalled();
  });

  it('links to the home and contact pages, and offers login', async () => {
    openSite({ at: '/contact' });
    await header().findByRole('button', { name: 'Log In' });

    expect(links(header().getByRole('navigation'))).toEqual(forEveryone);
    expect(header().getByRole('link', { name: 'Flight Amigo' }).getAttribute('href')).toBe('/');
    expect(header().queryByRole('button', { name: 'Log Out' })).toBeNull();
  });
});

describe('for a member', () => {
  it('links to all pages, and shows the user name', async () => {
    openSite({ at: '/contact', answers: { 'GET /api/auth/me': meera } });

    const profileLink = await header().findByRole('link', { name: 'meera' });
    expect(profileLink.getAttribute('href')).toBe('/profile');
    within(profileLink).getByText('meera', { selector: 'bdi' });
    expect(links(header().getByRole('navigation'))).toEqual([
      ...forEveryone,
      ['My Profile', '/profile'],
      ['Messages', '/messages'],
      ['Create Listing', '/create-listing'],
    ]);
    expect(header().queryByRole('button', { name: 'Log In' })).toBeNull();
  });

  it('links to their trips, if a remote serves them', async () => {
    const trips = releaseOf({
      name: 'listings',
      routes: [{ path: '/trips', title: 'My Trips', access: 'member', page: () => Promise.resolve({}) }],
    });
    openSite({ at: '/contact', answers: { 'GET /api/auth/me': meera }, remotes: [trips] });
    await header().findByRole('link', { name: 'meera' });
    expect(links(header().getByRole('navigation'))).toContainEqual(['My Trips', '/trips']);
  });

  it('leads to what they were told', async () => {
    const { bell, account } = withBell();
    openSite({ at: '/contact', answers: { 'GET /api/auth/me': meera }, remotes: [account] });
    await header().findByRole('link', { name: 'Notifications' });
    expect(bell).toHaveBeenCalledTimes(1);
  });

  it('links to the desk for who works there', async () => {
    const account = releaseOf({
      name: 'account',
      routes: [{ path: '/desk', title: 'Desk', access: 'member', page: () => Promise.resolve({}) }],
    });
    openSite({
      at: '/contact',
      answers: { 'GET /api/auth/me': { ...meera, isStaff: true } },
      remotes: [account],
    });
    await header().findByRole('link', { name: 'meera' });
    expect(links(header().getByRole('navigation')).at(-1)).toEqual(['Desk', '/desk']);
  });

  it('marks the link of the current page', async () => {
    openSite({ at: '/contact' });
    await screen.findByRole('heading', { name: 'Contact Us' });
    expect(header().getByRole('link', { current: 'page' }).textContent).toBe('Contact Us');
  });
});

it('shows neither login nor logout while the current user is loading', async () => {
  let respond: (response: { body: unknown }) => void = () => {};
  const response = new Promise<{ body: unknown }>((resolve) => (respond = resolve));
  openSite({ at: '/contact', answers: { 'GET /api/auth/me': () => response } });

  expect(header().queryByRole('button', { name: /Log/ })).toBeNull();
  respond({ body: meera });
  await header().findByRole('button', { name: 'Log Out' });
});

it('uses the current user of the HTML, without a call', async () => {
  const { requests } = openSite({
    at: '/contact',
    bootData: { answers: { '/api/auth/me': { status: 200, body: meera } } },
  });
  header().getByRole('button', { name: 'Log Out' });
  await screen.findByRole('heading', { name: 'Contact Us' });
  expect(requests).toEqual([]);
});

it('has no accessibility violations', async () => {
  openSite({ at: '/contact', answers: { 'GET /api/auth/me': meera }, bootData: { sandbox: true } });
  await header().findByRole('link', { name: 'meera' });
  await screen.findByRole('heading', { name: 'Contact Us' });
  expect(await accessibilityFaults()).toEqual([]);
});

it('has a skip link for keyboard users', async () => {
  const { user } = openSite({ at: '/contact' });
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('links to the sandbox when the site simulates its providers', async () => {
  openSite({ at: '/contact', bootData: { sandbox: true } });
  await screen.findByRole('heading', { name: 'Contact Us' });
  const bar = within(screen.getByRole('complementary', { name: 'Demo site' }));
  expect(bar.getByRole('link').getAttribute('href')).toBe('/sandbox');
});
