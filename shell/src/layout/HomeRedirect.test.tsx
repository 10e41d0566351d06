import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Me } from 'backend/contract/account';
import { terms } from 'backend/contract/pages/terms';
import { firstViewOf } from '../testing/firstViewOf';
import { openSite } from '../testing/openSite';
import { meera, notLoggedIn } from '../testing/people';
import { Layout } from './Layout';

const home = (to: string) => `/?redirect=${encodeURIComponent(to)}`;

describe('a home page with a target', () => {
  it('redirects a member to the page', async () => {
    const answers = { 'GET /api/auth/me': meera, 'GET /api/legal/terms-of-use': terms };
    const { location } = openSite({ at: home('/terms-of-use#tips'), answers });
    await screen.findByRole('heading', { name: 'Terms of Use' });
    expect(location()).toBe('/terms-of-use');
  });

  it('asks a visitor to log in, then redirects them', async () => {
    let isLoggedIn = false;
    const { user, location } = openSite({
      at: home('/contact'),
      answers: {
        'GET /api/auth/me': () => (isLoggedIn ? { body: meera } : notLoggedIn()),
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

  it('neither redirects to another site nor asks for a login', async () => {
    const { location } = openSite({
      at: home('//evil.example'),
      answers: { 'GET /api/auth/me': meera },
    });
    await screen.findByRole('link', { name: 'meera' });
    expect(location()).toBe(home('//evil.example'));
    expect(screen.queryByText('Login Required')).toBeNull();
  });

  it('says to a visitor without scripts why their page is not here', () => {
    const text = (at: string, me: Me | null = null) =>
      firstViewOf(<Layout />, { at, me }).querySelector('main > noscript')?.textContent;
    expect(text(home('/contact'))).toContain('Logging in needs JavaScript.');
    for (const at of ['/', home('//evil.example')]) expect(text(at)).toBeUndefined();
    expect(text(home('/contact'), meera)).toBeUndefined();
  });
});
