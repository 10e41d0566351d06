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

test('what arrives while a button is held waits, and the press counts', async ({ page, member }) => {
  const ana = await member('Ana');
  const { id } = await ana.askForHelp(trip());
  let arrive = () => {};
  const arrived = new Promise<void>((settle) => (arrive = settle));
  await page.route(`**/api/testimonials/user/${ana.id}*`, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`/search?open=${id}&tab=review`);
  const details = page.getByRole('dialog');
  await expect(details.getByText('Loading testimonials')).toBeAttached();
  const share = details.getByRole('button', { name: 'Share' });
  await share.hover();
  /** Of its middle: a button that is pressed is a little smaller. */
  const place = async () => {
    const { y, height } = (await share.boundingBox())!;
    return Math.round(y + height / 2);
  };
  const before = await place();
  await page.mouse.down();
  const answered = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/api/testimonials/'),
  );
  arrive();
  await answered;
  // Two frames in which it would be shown.
  await page.evaluate(
    () => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle))),
  );
  expect(await place()).toBe(before);
  await page.mouse.up();
  await expect(page.getByText(/^(Link copied|This is the link)$/)).toBeVisible();
  await expect(details.getByText('Nobody has written one yet.')).toBeVisible();
  expect(await place()).not.toBe(before);
});
