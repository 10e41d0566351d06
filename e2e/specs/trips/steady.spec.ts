import { expect, test } from '../../fixtures';
import { flyTogether } from '../../fixtures/people/flyTogether';

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
    const places = () =>
      page
        .getByRole('main')
        .locator('a, button')
        .evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().top]));
    const before = await places();
    arrive();
    await expect(page.getByRole('button', { name: 'Close the listing' })).toBeVisible();
    expect((await places()).filter(([name]) => name !== 'Close the listing')).toEqual(before);
  });
