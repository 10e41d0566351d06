import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import { useMe } from '../api/me';
import { Layout } from '../layout/Layout';
import { openSite } from '../testing/openSite';
import { renderAt } from '../testing/renderAt';
import { meera } from '../testing/people';

const logOut = () => screen.findByRole('button', { name: 'Log Out' });

describe('logging out', () => {
  it('logs out, clears the user’s data and goes home', async () => {
    const { user, location, requests } = openSite({
      at: '/contact',
      answers: { 'GET /api/auth/me': meera, 'POST /api/auth/logout': { done: true } },
    });
    sessionStorage.setItem('draft', 'what they typed');
    localStorage.setItem('mine:trip:12', 'a care card');
    localStorage.setItem('theme', 'dark');
    await user.click(await logOut());

    await waitFor(() => expect(location()).toBe('/'));
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem('mine:trip:12')).toBeNull();
    expect(localStorage.getItem('theme')).toBe('dark');
    await screen.findByText('Logged out successfully');
    screen.getByText('You have been logged out of your account');
    screen.getByRole('button', { name: 'Log In' });
    expect(location()).toBe('/');
    expect(requests.filter(({ url }) => url === '/api/auth/me')).toHaveLength(1);
  });

  it('shows when logging out has failed, and changes nothing', async () => {
    const { user, location } = openSite({
      at: '/contact',
      answers: { 'GET /api/auth/me': meera, 'POST /api/auth/logout': () => ({ status: 503 }) },
    });
    await user.click(await logOut());

    await screen.findByText('Logout failed');
    screen.getByText('There was an error logging out');
    expect(location()).toBe('/contact');
    await logOut();
  });

  it('logs out at home too', async () => {
    const { user } = openSite({
      at: '/',
      answers: { 'GET /api/auth/me': meera, 'POST /api/auth/logout': { done: true } },
    });
    await user.click(await logOut());
    await screen.findByText('Logged out successfully');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Log Out' })).toBeNull());
  });

  it('shows the home page to nobody whose session is over', async () => {
    const guests: (string | undefined)[] = [];
    function Home() {
      guests.push(useMe().me?.username);
      return <h1>Home</h1>;
    }
    const Site = () =>
      useRoutes([
        {
          element: <Layout />,
          children: [
            { path: '/', element: <Home /> },
            { path: '/lounge', element: <h1>The lounge</h1> },
          ],
        },
      ]);
    const answers = { 'GET /api/auth/me': meera, 'POST /api/auth/logout': { done: true } };
    const { user } = renderAt('/lounge', answers, <Site />);
    await user.click(await logOut());
    await screen.findByRole('heading', { name: 'Home' });
    expect(new Set(guests)).toEqual(new Set([undefined]));
  });
});
