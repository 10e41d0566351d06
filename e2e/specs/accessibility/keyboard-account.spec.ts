import { expect, test } from '../../fixtures';
import { pressWithKeyboard, tabTo } from '../../fixtures/browser/keyboard';
import { person } from '../../fixtures/data/person';
import { expectToast, toast } from '../../fixtures/pages/toast';

const { step } = test;

test('a keyboard user logs in, edits their profile and logs out', async ({ page, inbox }) => {
  const { email, localNumber } = person('mona');
  const banner = page.getByRole('banner');
  const dialog = page.getByRole('dialog', { name: 'Login to Flight Amigo' });
  const { keyboard } = page;

  await step('The first Tab stop skips the header', async () => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
    await keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('combobox', { name: 'From' })).toBeFocused();
  });

  await step('The login dialog traps the focus and returns it', async () => {
    await page.goto('/');
    await pressWithKeyboard(page, banner.getByRole('button', { name: 'Log In' }));
    await expect(dialog.getByLabel('Email')).toBeFocused();
    for (let presses = 0; presses < 8; presses++) {
      await keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(banner.getByRole('button', { name: 'Log In' })).toBeFocused();
  });

  await step('They log in', async () => {
    await keyboard.press('Enter');
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await keyboard.type(email);
    await keyboard.press('Enter');
    await expect(dialog.getByLabel('Verification code')).toBeFocused();
    await keyboard.type(await inbox.code(email));
    await expect(dialog).toBeHidden();
    await expect(page.locator('body')).not.toBeFocused();
  });

  await step('A new page has its title, and the focus is on its heading', async () => {
    await pressWithKeyboard(page, banner.getByRole('link', { name: 'My Profile' }));
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused();
    await expect(page.getByText('Flight Amigo - Profile')).toHaveAttribute('aria-live', 'polite');
  });

  await step('They choose a country, type their number and save', async () => {
    const country = page.getByRole('button', { name: /^Country code/ });
    await pressWithKeyboard(page, country);
    await expect(page.getByRole('combobox', { name: 'Search country or code' })).toBeFocused();
    await keyboard.type('united st');
    await keyboard.press('Enter');
    await expect(country).toBeFocused();
    await expect(country).toHaveAccessibleName('Country code US +1');
    await keyboard.press('Tab');
    await expect(page.getByLabel('Phone number')).toBeFocused();
    await keyboard.type(localNumber);
    await keyboard.press('Enter');
    await expectToast(page, 'Profile updated', 'Your profile has been updated successfully');
  });

  await step('F8 moves the focus to the notification, which can be closed there', async () => {
    await keyboard.press('F8');
    await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('list')).toBeFocused();
    await pressWithKeyboard(page, toast(page).getByRole('button', { name: 'Close' }));
    await expect(toast(page)).toHaveCount(0);
  });

  await step('Arrow keys change tabs', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Profile', exact: true }));
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: "I'm a Helper" })).toBeFocused();
    await expect(page).toHaveURL('/profile?tab=helper');
    await keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'I Need Help' })).toHaveAttribute('aria-selected', 'true');
    // A logout before the page has everything causes 401 for the rest.
    await expect(page.getByText('You need to verify your phone number to create requests')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });

  await step('They log out', async () => {
    await pressWithKeyboard(page, banner.getByRole('button', { name: 'Log Out' }));
    await expectToast(page, 'Logged out successfully', 'You have been logged out of your account');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('the menu of a small screen traps the focus until it is closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: /^Menu/ });
  await pressWithKeyboard(page, button);
  await expect(menu).toBeVisible();
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await pressWithKeyboard(page, menu.getByRole('link', { name: 'Home', exact: true }));
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('cancelling the deletion of the account returns the focus', async ({ page, logInBefore }) => {
  await logInBefore(page, person('nils').email);
  await page.goto('/profile');
  const open = page.getByRole('button', { name: 'Delete account' });
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await pressWithKeyboard(page, open);
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await pressWithKeyboard(page, dialog.getByRole('button', { name: 'Keep my account' }));
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});
