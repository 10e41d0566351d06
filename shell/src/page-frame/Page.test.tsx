import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { defineRemote, usePageTitle, useTitleCount } from 'shell/host';
import { renderRemote } from '../testing/index';
import { meApi, meIs } from '../api/me';
import { meera } from '../testing/people';
import { useDispatch } from 'react-redux';

function GatePage() {
  return (
    <>
      <h1>The gate</h1>
      <Link to="/lounge">To the lounge</Link>
    </>
  );
}

function LoungePage() {
  const dispatch = useDispatch();
  const { data } = meApi.useMeQuery();
  return (
    <>
      <h1>The lounge</h1>
      <p>{data ? 'Have a seat' : 'Authentication Required'}</p>
      <button onClick={() => dispatch(meIs(null))}>Let the session end</button>
    </>
  );
}

const remote = defineRemote({
  name: 'airport',
  routes: [
    { path: '/gate', title: 'Gate', access: 'public', page: () => Promise.resolve({ GatePage }) },
    { path: '/lounge', title: 'Lounge', access: 'member', page: () => Promise.resolve({ LoungePage }) },
  ],
});

const asMember = { 'GET /api/auth/me': meera };

describe('arriving at a page', () => {
  it('sets the tab’s title, and does not move the focus on the first page', async () => {
    renderRemote(remote, { at: '/gate' });
    await screen.findByRole('heading', { name: 'The gate' });
    expect(document.title).toBe('Flight Amigo - Gate');
    expect(document.activeElement).toBe(document.body);
  });

  it('focuses the heading of the next page and announces its title', async () => {
    const { user } = renderRemote(remote, { at: '/gate', answers: asMember });
    await user.click(await screen.findByRole('link', { name: 'To the lounge' }));

    const heading = await screen.findByRole('heading', { name: 'The lounge' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Flight Amigo - Lounge');
    screen.getByText('Flight Amigo - Lounge');
  });
});

describe('the tab', () => {
  const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');
  beforeEach(() => {
    document.head.innerHTML = '<link rel="icon" href="/icon.svg" data-unread="/icon-unread.svg" />';
  });

  it('has the title of the HTML on the first page only', async () => {
    document.title = 'Flight Amigo - Gate 12 to Delhi';
    const { user } = renderRemote(remote, { at: '/gate', answers: asMember });
    await user.click(await screen.findByRole('link', { name: 'To the lounge' }));
    await waitFor(() => expect(document.title).toBe('Flight Amigo - Lounge'));
  });

  it('has the page’s own title, and a mark on its icon while something is unread', async () => {
    function SeatPage() {
      usePageTitle('Seat 12A');
      useTitleCount(2);
      return <h1>The seat</h1>;
    }
    const plane = defineRemote({
      name: 'plane',
      routes: [{ path: '/seat', title: 'Seat', access: 'public', page: () => Promise.resolve({ SeatPage }) }],
    });
    renderRemote(plane, { at: '/seat' });
    await waitFor(() => expect(document.title).toBe('Flight Amigo - Seat 12A'));
    expect(icon()).toBe('/icon-unread.svg');
  });

  it('keeps its icon on a server that has no other', async () => {
    document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
    function CabinPage() {
      usePageTitle('Cabin 4');
      useTitleCount(1);
      return <h1>The cabin</h1>;
    }
    const boat = defineRemote({
      name: 'boat',
      routes: [
        { path: '/cabin', title: 'Cabin', access: 'public', page: () => Promise.resolve({ CabinPage }) },
      ],
    });
    renderRemote(boat, { at: '/cabin' });
    await waitFor(() => expect(document.title).toBe('Flight Amigo - Cabin 4'));
    expect(icon()).toBe('/icon.svg');
  });

  it('keeps the mark when one of two counters unmounts, as after the menu is closed', async () => {
    function Badge() {
      useTitleCount(3);
      return null;
    }
    function DeckPage() {
      const [isMenuOpen, setIsMenuOpen] = useState(true);
      return (
        <>
          <Badge />
          {isMenuOpen && <Badge />}
          {isMenuOpen && <p>The menu</p>}
          <button onClick={() => setIsMenuOpen(false)}>Close the menu</button>
        </>
      );
    }
    const ship = defineRemote({
      name: 'ship',
      routes: [{ path: '/deck', title: 'Deck', access: 'public', page: () => Promise.resolve({ DeckPage }) }],
    });
    const { user } = renderRemote(ship, { at: '/deck' });
    await user.click(await screen.findByRole('button', { name: 'Close the menu' }));
    await waitFor(() => expect(screen.queryByText('The menu')).toBeNull());
    expect(icon()).toBe('/icon-unread.svg');
  });
});

describe('a page for members', () => {
  it('shows a skeleton until the current user is loaded', async () => {
    let respond: (response: { body: unknown }) => void = () => {};
    const response = new Promise<{ body: unknown }>((resolve) => (respond = resolve));
    renderRemote(remote, { at: '/lounge', answers: { 'GET /api/auth/me': () => response } });
    screen.getByText('Loading the page');

    await act(async () => respond({ body: meera }));
    await screen.findByText('Have a seat');
  });

  it('redirects a visitor to the home page and asks them to log in', async () => {
    const { location } = renderRemote(remote, { at: '/lounge?seat=12&row=4' });
    await screen.findByText('Login Required');
    screen.getByText('Please login to access this page');
    await screen.findByRole('dialog', { name: 'Login to Flight Amigo' });
    expect(location()).toBe(`/?redirect=${encodeURIComponent('/lounge?seat=12&row=4')}`);
  });

  it('stays open when the session ends', async () => {
    const { user, location } = renderRemote(remote, { at: '/lounge', answers: asMember });
    await user.click(await screen.findByRole('button', { name: 'Let the session end' }));
    await screen.findByText('Authentication Required');
    expect(location()).toBe('/lounge');
  });
});

describe('a page that cannot be loaded', () => {
  it('can be tried again', async () => {
    let isOffline = true;
    const page = () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({ GatePage }));
    const flaky = defineRemote({
      name: 'flaky',
      routes: [{ path: '/flaky', title: 'Flaky', access: 'public', page }],
    });
    const { user } = renderRemote(flaky, {
      at: '/flaky',
      answers: { 'GET /mf/registry.json': () => ({ status: 404, body: {} }) },
    });

    const heading = await screen.findByRole('heading', { level: 1, name: 'This page did not load' });
    expect(heading).toBeTruthy();
    screen.getByRole('link', { name: 'Back to Home' });
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'The gate' });
  });
});
