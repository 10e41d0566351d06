import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { meera, profileOf } from '../testing/people';

const token = 'AbCdEfGhIjKlMnOpQrStUv';
const open = (answers: Answers = {}, at = `/login-link#token=${token}`) =>
  renderRemote(remote, { at, answers });
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
    expect(await accessibilityFaults()).toEqual([]);
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);

    await user.click(button);
    await screen.findByRole('heading', { name: 'My Profile' });
    expect(location()).toBe('/profile');
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ token });
  });

  it('says that it was used or is too old, and offers a code instead', async () => {
    const spent = { message: 'This link has been used or has expired' };
    const { user } = open({ 'POST /api/auth/link': () => ({ status: 400, body: spent }) });
    await user.click(await press());
    await screen.findByRole('heading', { name: 'This link no longer works' });
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByRole('dialog');
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
