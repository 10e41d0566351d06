import { expect, test } from '../../fixtures';
import { untilHydrated } from '../../fixtures/browser/firstView';
import { person } from '../../fixtures/data/person';
import { expectToast } from '../../fixtures/pages/toast';

const { step } = test;

test('a visitor mistypes, resends the code, goes back, reloads, and still logs in', async ({
  page,
  inbox,
  troubles,
}) => {
  const { email } = person('ben');
  const dialog = page.getByRole('dialog', { name: 'Login to Flight Amigo' });
  const codeField = dialog.getByLabel('Verification code');
  let firstCode = '';
  let secondCode = '';

  await step('A mistyped address shows an issue at its field', async () => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Log In' }).click();
    await dialog.getByLabel('Email').fill('ben@');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
      /Please enter a valid email address/,
    );
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    firstCode = await inbox.code(email);
  });

  await step('A wrong code is refused with a message, and another one can be typed', async () => {
    troubles.expect(/^400 POST \/api\/auth\/verify$/);
    await codeField.fill(firstCode === '111111' ? '222222' : '111111');
    await expect(codeField).toHaveAccessibleDescription(/Invalid or expired verification code\./);
    await expectToast(page, 'Login failed', 'Invalid or expired verification code.');
  });

  await step('A new code is sent, and the old one no longer works', async () => {
    await dialog.getByRole('button', { name: 'Resend Code' }).click();
    await expectToast(
      page,
      'Verification code sent',
      'A new verification code has been sent to your email address',
    );
    secondCode = await inbox.code(email);
    await codeField.fill(firstCode);
    await expect(codeField).not.toHaveAccessibleDescription(/Invalid/);
    await expect(codeField).toHaveAccessibleDescription(/Invalid or expired verification code\./);
  });

  await step('A dialog closed by accident reopens at the same step', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(dialog.getByText(`We sent a code to ${email}.`)).toBeVisible();
  });

  await step('After a reload the dialog still expects the code, which logs them in', async () => {
    await page.reload();
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(dialog.getByText(`We sent a code to ${email}.`)).toBeVisible();
    await codeField.pressSequentially(secondCode);
    await expectToast(page, 'Login successful', 'You are now logged in');
    await expect(page).toHaveURL('/contact');
  });

  await step('The back button leads to the earlier pages', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByRole('heading', { name: 'My Profile', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await page.goForward();
    await expect(page.getByLabel('Username')).toHaveValue(/^Traveler \d{4}$/);
  });
});

test('a redirected visitor can close the login dialog and go back', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Login to Flight Amigo' });
  await page.goto('/contact');
  await page.goto('/profile');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(dialog).toBeHidden();
});

for (const elsewhere of ['//evil.example/', 'https://evil.example/', '/\\evil.example', '/no-such-page'])
  test(`a link with the login target ${elsewhere} leads home`, async ({ page, logInBefore }) => {
    await logInBefore(page, person().email);
    await page.goto(`/?redirect=${encodeURIComponent(elsewhere)}`);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log Out' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
