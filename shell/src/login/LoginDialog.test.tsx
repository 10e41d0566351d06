import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { boot, openLogin } from 'shell/host';
// Chunks of their own: their first load must not count as waiting time of a test.
import './LoginDialog';
import '../pages/ContactPage';
import { accessibilityFaults } from '../testing/index';
import { openSite } from '../testing/openSite';
import { meera, notLoggedIn } from '../testing/people';

const attempt = 'abcdefghijklmnopqrstuv';
let isLoggedIn = false;

const server = {
  'GET /api/auth/me': () => (isLoggedIn ? { body: meera } : notLoggedIn()),
  'POST /api/auth/login': { needsVerification: true, user: { id: attempt } },
  'POST /api/auth/verify': () => {
    isLoggedIn = true;
    return { body: { user: meera } };
  },
  'POST /api/auth/resend-code': { done: true },
};

beforeEach(() => {
  isLoggedIn = false;
});

async function openDialog(answers = {}) {
  const site = openSite({ at: '/contact', answers: { ...server, ...answers } });
  await site.user.click(await screen.findByRole('button', { name: 'Log In' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Login to Flight Amigo' }));
  return { ...site, dialog };
}

async function askForCode(answers = {}) {
  const site = await openDialog(answers);
  await site.user.type(site.dialog.getByLabelText('Email'), 'meera@example.com');
  await site.user.click(site.dialog.getByRole('button', { name: 'Continue' }));
  return site;
}

async function reachCodeStep(answers = {}) {
  const site = await askForCode(answers);
  const code = await site.dialog.findByLabelText('Verification code');
  return { ...site, code };
}

const tooMany = { message: 'Too many tries. Please wait 8 minutes.', requestId: 'test' };

describe('the email', () => {
  it('is requested with the texts of the spec', async () => {
    const { dialog } = await openDialog();
    dialog.getByText('Please enter the email you used when creating a listing');
    dialog.getByText('This form is protected by an invisible bot-check.');
    dialog.getByText(/^New here\? Your first login makes your account\./);
    for (const name of ['Terms of Use', 'Privacy Policy']) dialog.getByRole('link', { name });
    expect(document.activeElement).toBe(dialog.getByLabelText('Email'));
    expect(await accessibilityFaults(screen.getByRole('dialog'))).toEqual([]);
  });

  it('is checked before anything is sent', async () => {
    const { user, dialog, requests } = await openDialog();
    const email = dialog.getByLabelText('Email');
    await user.type(email, 'meera at home');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));

    await dialog.findByText('Please enter a valid email address');
    expect(document.activeElement).toBe(email);
    expect(email).toHaveProperty('value', 'meera at home');
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('is sent with the token of the bot check', async () => {
    const { requests } = await reachCodeStep();
    expect(requests.find(({ url }) => url === '/api/auth/login')?.body).toEqual({
      email: 'meera@example.com',
      captchaToken: 'bot-check-unavailable',
    });
    await screen.findByText('Verification required');
    screen.getByText('A verification code has been sent to your email address');
  });

  it('shows the server’s own sentence when it refuses', async () => {
    const { dialog } = await askForCode({
      'POST /api/auth/login': () => ({ status: 429, body: tooMany, headers: { 'retry-after': '480' } }),
    });
    await screen.findByText('Login failed');
    screen.getByText(tooMany.message);
    expect(dialog.getByLabelText('Email')).toHaveProperty('value', 'meera@example.com');
  });

  it('is not sent when the bot check returns no token', async () => {
    boot.captcha = { siteKey: 'key', script: '/bot-check.js' };
    const { user, dialog, requests } = await openDialog();
    // Loaded while the email is typed, not when the form is sent.
    expect(document.head.querySelectorAll('script[src="/bot-check.js"]')).toHaveLength(1);
    await user.type(dialog.getByLabelText('Email'), 'meera@example.com');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    Object.assign(window, {
      grecaptcha: { ready: (then: () => void) => then(), execute: () => Promise.resolve('') },
    });
    document.head.querySelector('script[src="/bot-check.js"]')?.dispatchEvent(new Event('load'));

    await screen.findByText('Security verification failed');
    screen.getByText('Please try again in a few moments or refresh the page');
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('asks to try again when the response cannot be parsed', async () => {
    await askForCode({ 'POST /api/auth/login': () => ({ status: 502, body: null }) });
    await screen.findByText('Login failed');
    screen.getByText('Failed to login. Please try again.');
  });
});

describe('the code', () => {
  it('logs in: the dialog closes, the header and a toast show it', async () => {
    const { user, code, dialog, requests } = await reachCodeStep();
    await user.type(code, '01a2345');
    expect(code).toHaveProperty('value', '012345');
    await user.click(dialog.getByRole('button', { name: 'Verify' }));

    await screen.findByText('Login successful');
    screen.getByText('You are now logged in');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByRole('link', { name: 'meera' });
    expect(requests.filter(({ url }) => url !== '/api/auth/login').map(({ url }) => url)).toEqual([
      '/api/auth/me',
      '/api/auth/verify',
      '/api/auth/me',
    ]);
    expect(requests.at(-2)?.body).toEqual({ code: '012345', userId: attempt });
  });

  it('has its issue at the field when it is wrong', async () => {
    const message = 'This code is not right. You have 4 more tries.';
    const { user, code, dialog } = await reachCodeStep({
      'POST /api/auth/verify': () => ({ status: 400, body: { message, requestId: 'test' } }),
    });
    await user.type(code, '111111');
    await user.click(dialog.getByRole('button', { name: 'Verify' }));

    await dialog.findByText(message);
    expect(code.getAttribute('aria-invalid')).toBe('true');
    expect(code).toHaveProperty('value', '111111');
    await screen.findByText('Login failed');
  });

  it('needs six digits', async () => {
    const { user, code, dialog } = await reachCodeStep();
    await user.type(code, '123');
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    await dialog.findByText('Enter the 6 digits of the code');
  });

  it('can be sent again for the same attempt', async () => {
    const { user, dialog, requests } = await reachCodeStep();
    await user.click(dialog.getByRole('button', { name: 'Resend Code' }));

    await screen.findByText('Verification code sent');
    screen.getByText('A new verification code has been sent to your email address');
    expect(requests.at(-1)?.body).toEqual({ userId: attempt });
  });

  it('says when it could not be sent again', async () => {
    const { user, dialog } = await reachCodeStep({
      'POST /api/auth/resend-code': () => ({ status: 500, body: null }),
    });
    await user.click(dialog.getByRole('button', { name: 'Resend Code' }));
    await screen.findByText('Failed to resend code');
    screen.getByText('Please try again');
  });

  it('is still expected after the dialog was closed by accident', async () => {
    const { user, dialog } = await reachCodeStep();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByLabelText('Verification code');
  });

  it('is still expected after a reload', async () => {
    await reachCodeStep();
    cleanup();
    await openDialog();
    await screen.findByLabelText('Verification code');
    screen.getByText('We sent a code to meera@example.com.');
  });

  it('is no longer expected once it has expired', async () => {
    await reachCodeStep();
    cleanup();
    const { begunAt, ...progress } = JSON.parse(sessionStorage.getItem('login')!) as { begunAt: number };
    sessionStorage.setItem('login', JSON.stringify({ ...progress, begunAt: begunAt - 11 * 60_000 }));
    const { dialog } = await openDialog();
    expect(await dialog.findByLabelText('Email')).toHaveProperty('value', 'meera@example.com');
  });

  it('is no longer expected after another way of login has failed', async () => {
    const { dialog } = await reachCodeStep();
    act(() => openLogin({ isAnew: true }));
    await dialog.findByLabelText('Email');
  });

  it('can be dropped for another email', async () => {
    const { user, dialog } = await reachCodeStep();
    await user.click(dialog.getByRole('button', { name: 'Use another email' }));
    expect(await dialog.findByLabelText('Email')).toHaveProperty('value', 'meera@example.com');
  });
});

it('logs in at once when no code is needed', async () => {
  await askForCode({
    'POST /api/auth/login': () => {
      isLoggedIn = true;
      return { body: { needsVerification: false, user: { id: attempt } } };
    },
  });
  await screen.findByText('Login successful');
  await screen.findByRole('link', { name: 'meera' });
});

it('goes to the requested page', async () => {
  const { user, location } = openSite({ at: '/contact', answers: server });
  act(() => openLogin({ goTo: '/terms-of-use' }));
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'meera@example.com');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Verification code'), '012345');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(location()).toBe('/terms-of-use'));
});
