import { expect, test } from '../../fixtures';
import { untilQuiet } from '../../fixtures/browser/firstView';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { trip } from '../../fixtures/data/trip';
import { expectToast } from '../../fixtures/pages/toast';

const { step } = test;

test('a member shows a picture, which others see on their card until it is removed', async ({
  page,
  anotherBrowser,
  member,
}) => {
  const esi = await member('Esi');
  const listing = await esi.offerHelp(trip());
  await esi.logInOn(page);
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  const slider = (name: string) => dialog.getByRole('slider', { name });
  const own = page.getByRole('group', { name: 'Your picture' }).getByRole('img', { name: 'Your picture' });

  await step('They choose a photo and crop it with the keyboard', async () => {
    await page.goto('/profile');
    const buffer = await page.screenshot({ type: 'jpeg' });
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await slider('Size').press('ArrowRight');
    await slider('Left or right').press('ArrowLeft');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save picture' }).click();
    await expectToast(page, 'Profile updated', 'Your profile has been updated successfully');
    await expect(own).toHaveAttribute('data-state', 'loaded');
  });

  const visitor = await anotherBrowser();
  const card = visitor.getByRole('main').locator('[data-state=loaded] img').first();
  let address = '';

  await step('A visitor sees it on the card, from our own site', async () => {
    await visitor.goto(`/listing/${listing.id}`);
    await expect(card).toBeVisible();
    address = (await card.getAttribute('src'))!;
    expect(address).toMatch(/^\/pictures\//);
    expect((await visitor.request.get(address)).headers()['content-type']).toBe('image/webp');
  });

  await step('They remove it, and it is gone everywhere', async () => {
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await expectToast(page, 'Picture removed', 'Your initials are shown again.');
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // The program of the page shows a picture once it has loaded.
    await untilQuiet(visitor);
    await expect(card).toHaveCount(0);
    expect((await visitor.request.get(address)).status()).toBe(404);
  });
});
