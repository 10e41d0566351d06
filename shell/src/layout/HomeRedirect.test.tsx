import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openSite } from '../testing/openSite';
import { meera, nobody } from '../testing/people';

const home = (to: string) => `/?redirect=${encodeURIComponent(to)}`;

it('sends somebody who is logged in on to the page', async () => {
  const { location } = openSite({ at: home('/terms-of-use#tips'), answers: { 'GET /api/auth/me': meera } });
  await screen.findByRole('heading', { name: 'Terms of Use' });
  expect(location()).toBe('/terms-of-use');
});

it('asks a visitor to log in, and then sends them on', async () => {
  let isLoggedIn = false;
  const { user, location } = openSite({
    at: home('/contact'),
    answers: {
      'GET /api/auth/me': () => (isLoggedIn ? { body: meera } : nobody()),
      'POST /api/auth/login': { needsVerification: true, user: { id: 'abcdefghijklmnopqrstuv' } },
      'POST /api/auth/verify': () => {
        isLoggedIn = true;
        return { body: { user: meera } };
      },
    },
  });
  await screen.findByText('Login Required');
  screen.getByText('Please login to access this page');

  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'meera@example.com');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Verification code'), '012345');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(location()).toBe('/contact'));
});

it('sends nobody to another site, nor asks them to log in for it', async () => {
  const { location } = openSite({
    at: home('//evil.example'),
    answers: { 'GET /api/auth/me': meera },
  });
  await screen.findByRole('link', { name: 'meera' });
  expect(location()).toBe(home('//evil.example'));
  expect(screen.queryByText('Login Required')).toBeNull();
});
