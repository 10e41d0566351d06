import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../testing/index';
import { openSite } from '../testing/openSite';
import { meera } from '../testing/people';

async function openMenu(answers = {}) {
  const site = openSite({ at: '/contact', answers });
  await screen.findByRole('heading', { name: 'Contact Us' });
  const button = screen.getByRole('button', { name: 'Menu' });
  await site.user.click(button);
  const menu = within(await screen.findByRole('dialog'));
  return { ...site, button, menu };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('covers the screen with the links and gets the focus', async () => {
  const { menu } = await openMenu({ 'GET /api/auth/me': meera });
  const names = menu.getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual(['Flight Amigo', 'Home', 'Contact Us', 'My Profile', 'Messages', 'Create Listing']);
  menu.getByRole('button', { name: 'Log Out' });
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  expect(await accessibilityFaults(screen.getByRole('dialog'))).toEqual([]);
});

it('renders no way to log in when signed out', async () => {
  const { menu } = await openMenu();
  expect(menu.queryByText('Log In')).toBeNull();
  expect(menu.queryByText('Log Out')).toBeNull();
});

it('closes with its button and returns the focus', async () => {
  const { user, menu, button } = await openMenu();
  await user.click(menu.getByRole('button', { name: 'Close' }));
  await isClosed();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('closes with Escape', async () => {
  const { user } = await openMenu();
  await user.keyboard('{Escape}');
  await isClosed();
});

it('closes when something outside is pressed', async () => {
  const { user } = await openMenu();
  await user.pointer({ keys: '[MouseLeft]', target: document.documentElement });
  await isClosed();
});

it('closes when a link is clicked and focuses the heading of that page', async () => {
  const { user, menu, location } = await openMenu({ 'GET /api/auth/me': meera });
  await user.click(menu.getByRole('link', { name: 'Messages' }));
  await isClosed();
  expect(location()).toBe('/messages');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('closes when the link is to the current page', async () => {
  const { user, menu } = await openMenu();
  await user.click(menu.getByRole('link', { name: 'Contact Us' }));
  await isClosed();
});

it('closes when logging out', async () => {
  const { user, menu, location } = await openMenu({
    'GET /api/auth/me': meera,
    'POST /api/auth/logout': { done: true },
  });
  await user.click(menu.getByRole('button', { name: 'Log Out' }));
  await isClosed();
  await waitFor(() => expect(location()).toBe('/'));
});
