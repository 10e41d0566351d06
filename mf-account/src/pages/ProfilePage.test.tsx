import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import remote from '../remote';
import { meera, profileOf } from '../testing/people';

const unverified = { ...meera, verified: false };
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('my profile', () => {
  it('shows who I am, my masked number and that it is verified', async () => {
    renderRemote(remote, { at: '/profile', answers: profileOf(meera) });

    await screen.findByRole('heading', { level: 1, name: 'My Profile' });
    await screen.findByRole('tab', { name: 'Profile', selected: true });
    screen.getByText('Speaks Hindi, English');
    screen.getByText('+1 ••••••0143');
    screen.getByText('Verified');
    expect(screen.queryByRole('link', { name: /verify/i })).toBeNull();
  });

  it('leads to the verification while my number is not verified', async () => {
    renderRemote(remote, { at: '/profile', answers: profileOf(unverified) });

    await screen.findByText('Not Verified');
    expect(linkTo('Verify your phone number')).toBe('/verify');
  });

  it('says that my number counts for somebody else now, and sends a code to verify it again', async () => {
    const lost = { ...unverified, phoneLost: true };
    const { user, requests, location } = renderRemote(remote, {
      at: '/profile?tab=helper',
      answers: {
        ...profileOf(lost),
        'POST /api/auth/resend-verification': { done: true },
        'GET /api/auth/phone-code': { delivery: 'unknown' },
      },
    });
    await screen.findByText('Your phone number does not count as yours any more');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Verify it again' }));
    await screen.findByRole('heading', { name: 'Phone Verification' });
    expect(location()).toBe('/verify');
    expect(requests.map(({ url }) => url)).toContain('/api/auth/resend-verification');
  });

  it('shows my initials while I have no picture', async () => {
    renderRemote(remote, { at: '/profile', answers: profileOf({ ...meera, username: 'meera.rao' }) });
    await screen.findAllByText('MR');
  });

  it('keeps the open tab in the address bar', async () => {
    const { user, location } = renderRemote(remote, { at: '/profile', answers: profileOf(meera) });

    await user.click(await screen.findByRole('tab', { name: "I'm a Helper" }));
    expect(location()).toBe('/profile?tab=helper');
    await user.click(screen.getByRole('tab', { name: 'I Need Help' }));
    expect(location()).toBe('/profile?tab=seeker');
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    expect(location()).toBe('/profile');
  });

  it.each(['helper', 'seeker'])('says so when nobody knows my listings in the %s tab', async (tab) => {
    renderRemote(remote, { at: `/profile?tab=${tab}`, answers: profileOf(meera) });
    await screen.findByText('Your listings are not here right now. Please try again later.');
  });

  it('asks me to log in again when my session has ended', async () => {
    let ended = false;
    const loggedOut = { status: 401, body: { message: 'Please log in' } };
    const { user } = renderRemote(remote, {
      at: '/profile',
      answers: {
        ...profileOf(meera),
        'GET /api/auth/me': () => (ended ? loggedOut : { body: meera }),
        'PATCH /api/profile': () => {
          ended = true;
          return loggedOut;
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('heading', { name: 'Authentication Required' });
    screen.getByText('Please log in to view your profile');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByRole('dialog');
  });

  it.each(['/profile', '/profile?tab=helper', '/profile?tab=seeker'])(
    'has nothing that axe minds at %s',
    async (at) => {
      renderRemote(remote, { at, answers: profileOf(unverified) });
      await screen.findByRole('tab', { selected: true });
      expect(await accessibilityFaults()).toEqual([]);
    },
  );
});
