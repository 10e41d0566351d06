import { expect, test } from '../../fixtures';
import { untilHydrated } from '../../fixtures/browser/firstView';

const light = 'rgb(255, 253, 249)';
const dark = 'rgb(14, 21, 38)';

test('the theme follows the device until the visitor chooses one, and then stays chosen', async ({
  page,
}) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const theme = page.getByRole('group', { name: 'Theme' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/terms-of-use');
  expect(await paper()).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await paper()).toBe(light);

  await untilHydrated(page);
  await theme.getByRole('radio', { name: 'Dark' }).check();
  expect(await paper()).toBe(dark);
  await page.reload();
  expect(await paper()).toBe(dark);

  await untilHydrated(page);
  await theme.getByRole('radio', { name: 'System' }).check();
  expect(await paper()).toBe(light);
});

test('a chosen theme is applied before the first paint, however slow the network', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms-of-use');
  await untilHydrated(page);
  await page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name: 'Dark' }).check();

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/mf/shell/*/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.styleSheets.length > 0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);

  release();
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
});

test('who asked for less motion sees a change at once, without transitions', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/terms-of-use');
  await untilHydrated(page);
  const moving = await page.evaluateHandle(() => {
    const properties: string[] = [];
    document.addEventListener('transitionrun', ({ propertyName }) => properties.push(propertyName));
    return properties;
  });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await moving.jsonValue()).toEqual([]);
});
