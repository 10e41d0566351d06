import { expect, test } from '../fixtures';
import { person } from '../fixtures/people';

test('a stranger logs in with the code that they copy from the sandbox inbox', async ({ page, context }) => {
  const { email } = person();
  await page.goto('/');
  await page.getByRole('button', { name: 'Log In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login to Flight Amigo' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('A verification code has been sent to your email address')).toBeVisible();

  const openInbox = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Open the sandbox inbox' }).click();
  const inbox = await openInbox;
  const letter = inbox.getByRole('article').filter({ hasText: email });
  await letter.getByRole('button', { name: 'Copy' }).click();
  await expect(letter.getByRole('button', { name: 'Copied' })).toBeVisible();
  await inbox.close();

  await dialog.getByLabel('Verification code').focus();
  await page.keyboard.press('Control+V');
  await dialog.getByRole('button', { name: 'Verify' }).click();

  await expect(page.getByText('You are now logged in')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: email.split('@')[0] })).toBeVisible();
});
