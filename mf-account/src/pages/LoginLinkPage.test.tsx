import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { meera, profileOf } from '../testing/people';

const token = 'AbCdEfGhIjKlMnOpQrStUv';
const owner = { email: 'm***a@example.com', endsOtherSession: false };
/** The page of a listing is another remote's. */
const withListings = defineRemote({
  ...remote,
  routes: [
    ...(remote.routes ?? []),
    {
      path: '/listing/:id',
      title: 'Listing',
      access: 'public',
      page: async () => ({ ListingPage: () => <p>The listing</p> }),
    },
  ],
});
const open = (answers: Answers = {}, at = `/login-link#token=${token}`) =>
  renderRemote(remote, { at, answers: { 'POST /api/auth/link/owner': owner, ...answers } });
const press = () => screen.findByRole('button', { name: 'Log in' });

describe('the link in the login mail', () => {
  it('does nothing until the button is pressed, then logs in', async () => {
    let loggedIn = false;
    const { user, requests, location } = open({
      ...profileOf(meera),
      'GET /api/auth/me': () => (loggedIn ? { body: meera } : { status: 401, body: {} }),
      'POST /api/auth/link': () => {
        loggedIn = true;
        return { body: { user: meera } };
      },
    });
    const button = await press();
    await screen.findByText('m***a@example.com');
    expect(await accessibilityFaults()).toEqual([]);
    const presses = () => requests.filter(({ url }) => url === '/api/auth/link');
    expect(presses()).toEqual([]);

    await user.click(button);
    await screen.findByRole('heading', { name: 'My Profile' });
    expect(location()).toBe('/profile');
    expect(presses()).toMatchObject([{ body: { token } }]);
  });

  it('ends on the listing that it confirms', async () => {
    let loggedIn = false;
    const { user, location } = renderRemote(withListings, {
      at: `/login-link#token=${token}&listing=31`,
      answers: {
        'POST /api/auth/link/owner': owner,
        'GET /api/auth/me': () => (loggedIn ? { body: meera } : { status: 401, body: {} }),
        'POST /api/auth/link': () => {
          loggedIn = true;
          return { body: { user: meera } };
        },
      },
    });
    await user.click(await press());
    await screen.findByText('The listing');
    expect(location()).toBe('/listing/31');
  });

  it('says that it was used or is too old, and offers a code instead', async () => {
    const spent = { message: 'This link has been used or has expired' };
    const { user } = open({ 'POST /api/auth/link': () => ({ status: 400, body: spent }) });
    await user.click(await press());
    await screen.findByRole('heading', { name: 'This link no longer works' });
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByRole('dialog');
  });

  it('warns me when it opens another account than the one I am logged in to', async () => {
    open({
      ...profileOf(meera),
      'POST /api/auth/link/owner': { email: 'x***z@example.com', endsOtherSession: true },
    });
    await screen.findByText('This is another account');
    screen.getByText('x***z@example.com');
    await screen.findByText(/ends your session as meera in this browser/);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says that it is too old before the button is pressed', async () => {
    open({ 'POST /api/auth/link/owner': () => ({ status: 400, body: { message: 'Used' } }) });
    await screen.findByRole('heading', { name: 'This link no longer works' });
  });

  it('can be used with a server that does not say whose it is', async () => {
    open({
      'POST /api/auth/link/owner': () => ({ status: 404, body: { message: 'There is nothing here' } }),
    });
    await press();
  });

  it('can be pressed again when the server was out of reach', async () => {
    const { user } = open({
      'POST /api/auth/link': () => ({ status: 503, body: { message: 'Busy. Try again.' } }),
    });
    await user.click(await press());
    await screen.findByText('Busy. Try again.');
    await press();
  });

  it.each(['/login-link', '/login-link#token=short'])('says of %s that it is not complete', async (at) => {
    open({}, at);
    await screen.findByRole('heading', { name: 'This link is not complete' });
  });

  it('takes me to my profile when I am logged in already', async () => {
    const { location } = open(profileOf(meera), '/login-link');
    await screen.findByRole('heading', { name: 'My Profile' });
    expect(location()).toBe('/profile');
  });
});
