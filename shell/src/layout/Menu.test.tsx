import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { createStore } from '../api/store';
import { Router } from '../page-frame/Router';
import { accessibilityFaults } from '../testing/index';
import { fakeNetwork } from '../testing/network';
import { openSite } from '../testing/openSite';
import { meera } from '../testing/people';
import { Menu } from './Menu';

async function openMenu(answers = {}) {
  const site = openSite({ at: '/contact', answers });
  await screen.findByRole('heading', { name: 'Contact Us' });
  const button = screen.getByRole('button', { name: 'Menu' });
  await site.user.click(button);
  const menu = within(await screen.findByRole('dialog'));
  return { ...site, button, menu };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the menu', () => {
  it('covers the screen with the links and gets the focus', async () => {
    const { menu } = await openMenu({ 'GET /api/auth/me': meera });
    await menu.findByRole('button', { name: 'Log Out' });
    const names = menu.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual(['Flight Amigo', 'Home', 'Contact Us', 'My Profile', 'Messages', 'Create Listing']);
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
    await user.click(await menu.findByRole('button', { name: 'Log Out' }));
    await isClosed();
    await waitFor(() => expect(location()).toBe('/'));
  });

  /** The menu in the router of the site, where a page follows its address later. */
  function Site() {
    const { pathname } = useLocation();
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => navigate('/terms-of-use')}>Terms</button>
        <output>{pathname}</output>
        <Menu logOut={{ run: () => undefined, isBusy: false }} isMember={false} />
      </>
    );
  }

  it('stays when it was opened while a page was coming, and closes on going back', async () => {
    history.replaceState(null, '', '/contact');
    fakeNetwork({});
    render(
      <Provider store={createStore()}>
        <Router>
          <Site />
        </Router>
      </Provider>,
    );
    const page = screen.getByRole('status');
    act(() => {
      screen.getByText('Terms').click();
      screen.getByRole('button', { name: 'Menu' }).click();
      expect(page.textContent).toBe('/contact');
    });
    await waitFor(() => expect(page.textContent).toBe('/terms-of-use'));
    await screen.findByRole('dialog');
    history.back();
    await isClosed();
    await waitFor(() => expect(page.textContent).toBe('/contact'));
  });
});
