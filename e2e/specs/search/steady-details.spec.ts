import { expect, test } from '../../fixtures';
import { trip } from '../../fixtures/data/trip';

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`the way out of the details does not move at ${width} pixels, while their parts arrive`, async ({
    page,
    member,
  }) => {
    const ana = await member('Ana');
    const { id } = await ana.askForHelp(trip());
    const parts = [`**/api/listings/id/${id}/details`, `**/api/testimonials/user/${ana.id}*`];
    const arrive: (() => void)[] = [];
    for (const part of parts) {
      const arrived = new Promise<void>((settle) => arrive.push(settle));
      await page.route(part, async (route) => {
        await arrived;
        await route.continue();
      });
    }
    const dialog = page.getByRole('dialog');
    /** Where Close is once the dialog has opened. */
    const wayOut = () =>
      dialog.getByRole('button', { name: 'Close' }).evaluate(async (close) => {
        await Promise.all(document.getAnimations().map(({ finished }) => finished));
        return close.getBoundingClientRect().top;
      });

    await page.setViewportSize({ width, height });
    await page.goto(`/search?open=${id}&tab=review`);
    await expect(dialog.getByText('Loading the listing')).toBeAttached();
    const before = await wayOut();
    arrive[0]!();
    await expect(dialog.getByText('Loading testimonials')).toBeAttached();
    expect(await wayOut()).toBe(before);
    arrive[1]!();
    await expect(dialog.getByText('Nobody has written one yet.')).toBeVisible();
    expect(await wayOut()).toBe(before);
    await dialog.getByRole('tab', { name: 'Contact Info' }).click();
    expect(await wayOut()).toBe(before);
  });
