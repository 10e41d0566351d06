import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { person } from '../../fixtures/data/person';
import { expectToast } from '../../fixtures/pages/toast';

const { step } = test;

/** A proxy responds once instead of the site. */
const breakOnce = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }), { times: 1 });

test('each failure of the login is shown and can be retried', async ({ page, inbox, troubles }) => {
  const { email } = person('uma');
  const dialog = page.getByRole('dialog', { name: 'Login to Flight Amigo' });
  troubles.expect(/^502 POST \/api\/auth\/(login|resend-code|verify|logout)$/);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Log In' }).click();
  await dialog.getByLabel('Email').fill(email);

  await step('Asking for the code', async () => {
    await breakOnce(page, '/api/auth/login');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expectToast(page, 'Login failed', 'Failed to login. Please try again.');
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByLabel('Verification code')).toBeVisible();
  });

  await step('Asking for another code', async () => {
    await breakOnce(page, '/api/auth/resend-code');
    await dialog.getByRole('button', { name: 'Resend Code' }).click();
    await expectToast(page, 'Failed to resend code', 'Please try again');
  });

  await step('Sending the code', async () => {
    await breakOnce(page, '/api/auth/verify');
    // The code submits itself after a second. A press may come before that or be a second attempt.
    await dialog.getByLabel('Verification code').fill(await inbox.code(email));
    await expectToast(page, 'Login failed', 'Failed to login. Please try again.');
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await expectToast(page, 'Login successful', 'You are now logged in');
  });

  await step('Logging out', async () => {
    await breakOnce(page, '/api/auth/logout');
    await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
    await expectToast(page, 'Logout failed', 'There was an error logging out');
    await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
    await expectToast(page, 'Logged out successfully', 'You have been logged out of your account');
  });
});

test('each failure in the profile is shown and keeps the typed text', async ({
  page,
  inbox,
  logInBefore,
  troubles,
}) => {
  const { email, localNumber, phoneNumber } = person('vera');
  troubles.expect(/^502 /, /^400 POST \/api\/auth\/verify$/);
  await logInBefore(page, email);
  await page.goto('/profile');

  await step('Saving the profile', async () => {
    await breakOnce(page, '/api/profile');
    await page.getByLabel('Phone number').fill(localNumber);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Update failed', 'There was a problem updating your profile');
    await expect(page.getByLabel('Phone number')).toHaveValue(localNumber);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Profile updated', 'Your profile has been updated successfully');
  });

  await step('Asking for another phone code', async () => {
    await page.goto('/verify');
    await breakOnce(page, '/api/auth/resend-verification');
    await page.getByRole('button', { name: 'Resend Code' }).click();
    await expectToast(page, 'Failed to send code', 'There was a problem sending the verification code.');
    await inbox.code(phoneNumber);
    await page.getByRole('button', { name: 'Resend Code' }).click();
    await expectToast(page, 'Code sent', 'A new verification code has been sent to your phone.');
  });

  await step('A wrong phone code, then the right one', async () => {
    const code = await inbox.code(phoneNumber);
    await page.getByLabel('Verification code').fill(code === '111111' ? '222222' : '111111');
    await page.getByRole('button', { name: 'Verify Phone Number' }).click();
    await expectToast(page, 'Verification failed', 'Invalid or expired verification code.');
    await page.getByLabel('Verification code').fill(code);
    await page.getByRole('button', { name: 'Verify Phone Number' }).click();
    await expectToast(page, 'Phone verified', 'Your phone number has been successfully verified.');
  });
});

test('login works while the bot check cannot be reached', async ({ page, logIn, troubles }) => {
  troubles.expect(/\/sandbox\/captcha\//);
  await page.route('**/sandbox/captcha/**', (route) => route.abort('connectionrefused'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Log In' }).click();
  await logIn(page, person('wanda').email);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log Out' })).toBeVisible();
});
