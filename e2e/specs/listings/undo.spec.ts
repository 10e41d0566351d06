import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { pressWithKeyboard } from '../../fixtures/browser/keyboard';
import { dayIn, trip } from '../../fixtures/data/trip';
import { expectToast, toast } from '../../fixtures/pages/toast';

const { step } = test;

const undo = (page: Page) => toast(page).getByRole('button', { name: 'Undo' });
const expectFocusIn = (place: Locator) =>
  expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);

test('an owner takes back at once what they did by mistake @phone', async ({ page, member }) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const listing = await meera.offerHelp({ ...trip({ date: dayIn(12) }), contact: 'after_yes' });
  await ravi.connect(listing);
  await meera.logInOn(page);
  const pass = page.getByRole('article');

  await step('Closing a listing', async () => {
    await page.goto('/profile?tab=helper');
    await pass.getByRole('button', { name: /^Close/ }).click();
    await expectToast(
      page,
      'Listing closed',
      'Nobody finds it any more. People who have your contact keep it.',
    );
    await expect(pass).toContainText('Closed');
    await expectFocusIn(pass);
    await expectAccessible(page);
    await undo(page).click();
    await expect(toast(page)).toContainText('Undone');
    await expect(pass).toContainText('Active');
    await expectFocusIn(pass);
  });

  await step('Declining a person, with the keyboard', async () => {
    const heading = page.getByRole('heading', { name: '1 person has asked for your contact' });
    await pressWithKeyboard(page, page.getByRole('button', { name: `Decline: ${ravi.name}` }));
    await expectToast(page, 'Request declined', `${ravi.name} does not get your contact.`);
    await expect(page.getByText('1 declined')).toBeVisible();
    await page.keyboard.press('F8');
    await pressWithKeyboard(page, undo(page));
    await expect(toast(page)).toContainText('Undone');
    await expect(page.getByText('1 declined')).toBeHidden();
    await expect(heading).toBeFocused();
    await expect(page.getByRole('button', { name: `Decline: ${ravi.name}` })).toBeVisible();
  });

  await step('Removing a picture', async () => {
    await page.goto('/profile');
    const own = page.getByRole('group', { name: 'Your picture' }).getByRole('img', { name: 'Your picture' });
    const buffer = await page.screenshot({ type: 'jpeg' });
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Save picture' }).click();
    await expect(own).toHaveAttribute('data-state', 'loaded');
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await expectToast(page, 'Picture removed', 'Your initials are shown again.');
    await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
    await undo(page).click();
    await expect(toast(page)).toContainText('Undone');
    await expect(own).toHaveAttribute('data-state', 'loaded');
    await expect(page.getByRole('button', { name: 'Replace picture' })).toBeFocused();
  });
});
