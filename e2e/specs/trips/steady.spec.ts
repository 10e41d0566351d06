import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { beforeProgram, untilHydrated } from '../../fixtures/browser/firstView';
import { flyTogether } from '../../fixtures/people/flyTogether';

/** Where each link and button of the page is. */
const placesOn = (page: Page) =>
  page
    .getByRole('main')
    .locator('a, button')
    .evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().top]));

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`nothing moves under a finger on a trip of ${width} pixels, when its last part arrives`, async ({
    page,
    member,
  }) => {
    const [meera, ravi] = [await member('Meera'), await member('Ravi')];
    const { id, listing } = await flyTogether(meera, ravi);
    await ravi.fillCareCard(id, { firstName: 'Lakshmi' });
    await meera.logInOn(page);
    await page.setViewportSize({ width, height });
    let arrive = () => {};
    const arrived = new Promise<void>((settle) => (arrive = settle));
    await page.route(`**/api/listings/id/${listing.id}/details`, async (route) => {
      await arrived;
      await route.continue();
    });
    const asked = page.waitForRequest(`**/api/listings/id/${listing.id}/details`);
    await page.goto(`/trips/${id}`);
    await asked;
    await untilHydrated(page);
    const before = await placesOn(page);
    arrive();
    await expect(page.getByRole('button', { name: 'Close the listing' })).toBeVisible();
    expect((await placesOn(page)).filter(([name]) => name !== 'Close the listing')).toEqual(before);
  });

test.describe('a reload', () => {
  // A kept trip installs a service worker, and what that has in its cache cannot be held back.
  test.use({ serviceWorkers: 'block' });

  test('moves nothing under a finger when the program of the page arrives @own-site', async ({
    page,
    member,
    troubles,
  }) => {
    troubles.expect(/Service Worker registration blocked/);
    const [meera, ravi] = [await member('Meera'), await member('Ravi')];
    const { id } = await flyTogether(meera, ravi);
    await ravi.logInOn(page);
    await page.goto(`/trips/${id}`);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Cancel this trip' }).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(100);
    let before: unknown;
    await beforeProgram(page, async () => {
      await page.reload({ waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
      before = await placesOn(page);
    });
    await untilHydrated(page);
    expect(await placesOn(page)).toEqual(before);
  });
});
