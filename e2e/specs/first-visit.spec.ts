import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { person } from '../fixtures/people';

/** How far things have jumped about since the page was opened, with what jumped. */
const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((settle) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          })[];
          settle(
            shifts
              .filter(({ value }) => value > 0)
              .map(({ value, sources }) => {
                const nodes = sources.map(({ node }) =>
                  node instanceof Element ? node.outerHTML : (node?.textContent ?? ''),
                );
                return `${value}: ${nodes.map((text) => text.slice(0, 80)).join(' | ')}`;
              }),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer is never called.
        requestIdleCallback(() => settle([]), { timeout: 1000 });
      }),
  );

for (const width of [360, 1280])
  for (const path of ['/', '/contact', '/profile', '/terms-of-use'])
    test(`nothing moves while ${path} arrives at ${width} pixels`, async ({ page, logInBefore }) => {
      await page.setViewportSize({ width, height: 800 });
      if (path === '/profile') await logInBefore(page, person('kim').email);
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await layoutShifts(page)).toEqual([]);
    });

test('no line moves by a pixel when the letters arrive late', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  let letFontsThrough = () => {};
  const wordsAreSeen = new Promise<void>((settle) => (letFontsThrough = settle));
  await page.route(/\.woff2$/, async (route) => {
    await wordsAreSeen;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  letFontsThrough();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShifts(page)).toEqual([]);
});

test('the first visit of the contact page takes one round of at most 14 requests', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(14);

  const late = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const program = files.find(({ name }) => /\/assets\/main\.[^/]+\.js$/.test(name))!;
    const isNeeded = ({ name }: PerformanceEntry) => /\.(js|css|woff2)$/.test(new URL(name).pathname);
    return files
      .filter((file) => isNeeded(file) && file.startTime > program.responseEnd)
      .map(({ name }) => name);
  });
  expect(late).toEqual([]);
});
