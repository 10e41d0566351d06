import { expect, test } from '../../fixtures';
import { untilProfileIsFull } from '../../fixtures/pages/profile';
import { person, uniqueName } from '../../fixtures/data/person';
import { expectToast } from '../../fixtures/pages/toast';

const { step } = test;

test('a new member logs in, edits their profile, verifies their phone, logs out and comes back', async ({
  page,
  context,
  inbox,
  logIn,
}) => {
  const { email, localNumber, phoneNumber } = person('asha');
  const username = uniqueName('Asha from Pune');
  const dialog = page.getByRole('dialog', { name: 'Login to Flight Amigo' });

  await step('They ask for a code', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Log In' }).click();
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expectToast(
      page,
      'Verification required',
      'A verification code has been sent to your email address',
    );
  });

  await step('They copy it from the sandbox inbox in a second tab', async () => {
    const opened = context.waitForEvent('page');
    await dialog.getByRole('link', { name: 'Open the sandbox inbox' }).click();
    const secondTab = await opened;
    const letter = secondTab.getByRole('article').filter({ hasText: email });
    await letter.getByRole('button', { name: 'Copy' }).click();
    await expect(letter.getByText('Copied')).toBeVisible();
    await secondTab.close();
  });

  await step('They paste it and are in', async () => {
    await dialog.getByLabel('Verification code').focus();
    await page.keyboard.press('Control+V');
    await expectToast(page, 'Login successful', 'You are now logged in');
    await expect(dialog).toBeHidden();
    await inbox.code(email);
  });

  await step('They edit their profile', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click();
    await expect(page).toHaveTitle('Flight Amigo - Profile');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Languages').fill('Marathi, English');
    await page.getByLabel('Bio').fill('I fly to Chicago twice a year.');
    await page.getByRole('button', { name: /^Country code/ }).click();
    await page.getByRole('combobox', { name: 'Search country or code' }).fill('united states');
    await page
      .getByRole('listbox', { name: 'Countries' })
      .getByRole('option', { name: /^United States/ })
      .first()
      .click();
    await page.getByLabel('Phone number').fill(localNumber);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Profile updated', 'Your profile has been updated successfully');
    await expect(page.getByRole('banner').getByText(username)).toBeVisible();
    await expect(page.getByText('Speaks Marathi, English')).toBeVisible();
    await expect(page.getByText('Not Verified')).toBeVisible();
  });

  await step('They verify their phone with the code from the SMS', async () => {
    await page.getByRole('link', { name: 'Verify your phone number' }).click();
    await expect(page.getByRole('heading', { name: 'Phone Verification' })).toBeVisible();
    await expect(page.getByText(localNumber.slice(0, 6))).toBeHidden();
    const submit = page.getByRole('button', { name: 'Verify Phone Number' });
    await page.getByLabel('Verification code').fill('12345');
    await expect(submit).toBeDisabled();
    await page.getByLabel('Verification code').fill(await inbox.code(phoneNumber));
    await submit.click();
    await expectToast(page, 'Phone verified', 'Your phone number has been successfully verified.');
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  });

  await step('The verification page says that they are verified', async () => {
    await page.goto('/verify');
    await expect(page.getByRole('heading', { name: 'Phone Already Verified' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Profile' }).click();
    await expect(page.getByLabel('Username')).toHaveValue(username);
    await untilProfileIsFull(page);
  });

  await step('They log out and are on the home page', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
    await expectToast(page, 'Logged out successfully', 'You have been logged out of your account');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeHidden();
  });

  await step('They open their profile, have to log in, and arrive there', async () => {
    await page.goto('/profile?tab=helper');
    await expect(page).toHaveURL('/?redirect=%2Fprofile%3Ftab%3Dhelper');
    await expectToast(page, 'Login Required', 'Please login to access this page');
    await logIn(page, email);
    await expect(page).toHaveURL('/profile?tab=helper');
    await expect(page.getByRole('tab', { name: "I'm a Helper" })).toHaveAttribute('aria-selected', 'true');
  });
});
