import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/releases/team';
import { untilHydrated } from '../../fixtures/browser/firstView';
import { StoredRelease } from '../../fixtures/releases/storedRelease';
import { acceptedFiles } from '../../fixtures/releases/acceptedFiles';

const { step } = test;
const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The browser's own messages about files with a wrong hash. */
const comments = [
  /Refused to (execute script|apply style) from/,
  /Failed to find a valid digest in the 'integrity' attribute/,
  /no ink left/,
];

const entryOf = (release: StoredRelease) => release.entry;
const scriptOf = (release: StoredRelease) => release.fileOf('/receipt/:id', '.js');
const stylesheetOf = (release: StoredRelease) => release.fileOf('/receipt/:id', '.css');

const html = { contentType: 'text/html', body: '<h1>Welcome</h1>' };
const badAnswers = [
  ['A page of HTML in the place of the entry', entryOf, html],
  ['A page of HTML in the place of a script', scriptOf, html],
  ['An entry that is not there', entryOf, { status: 404, body: 'There is no such file.' }],
  ['An error of the server', scriptOf, { status: 500, body: 'Internal Server Error' }],
] as const;
const badStylesheets = [
  ['A page of HTML in the place of a stylesheet', html],
  ['A stylesheet that is not the one it was built with', { contentType: 'text/css', body: '' }],
] as const;

test('a remote that throws, or responds with pages or errors, fails in its own region and is reported by name @own-site', async ({
  page,
  ownSite,
  team,
  troubles,
}) => {
  const payments = team('payments');
  const built = new StoredRelease(ownSite, 'payments');
  troubles.expect(/^(404|500) GET \/mf\/payments\//, ...comments);

  // Playwright can read the body of a beacon only from a routed request.
  await page.route('/api/client-errors', (route) => route.continue());
  const costsOnlyItsRegion = async (release: string) => {
    const report = page.waitForRequest('**/api/client-errors');
    await page.goto('/receipt/1');
    await expect(headingOf(page)).toHaveText('This page did not load');
    expect((await report).postDataJSON()).toMatchObject({ where: 'page', remote: 'payments', release });
    await (await report).response();
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(headingOf(page)).toHaveText('Contact Us');
  };

  for (const [fault, fileOf, answer] of badAnswers)
    await step(fault, async () => {
      const address = `**/mf/payments/**/${fileOf(built)}*`;
      await page.route(address, (route) => route.fulfill(answer));
      await costsOnlyItsRegion(payments.before);
      await page.unroute(address);
    });

  for (const [fault, answer] of badStylesheets)
    await step(`${fault} costs nothing, because the first view brings its own`, async () => {
      const address = `**/mf/payments/**/${stylesheetOf(built)}*`;
      await page.route(address, (route) => route.fulfill(answer));
      await page.goto('/receipt/1');
      await expect(headingOf(page)).toHaveText('Log in to see this receipt');
      await page.unroute(address);
    });

  await step('A release whose page throws while rendering', async () => {
    const throwing = 'ReceiptPage:()=>(()=>{throw Error("no ink left")})||';
    const release = await payments.ship({ texts: { 'ReceiptPage:()=>': throwing } });
    await payments.waitUntilServed(release);
    await costsOnlyItsRegion(release);
    // The shell’s React is in the stack of a component.
    await page.goto(`/platform/errors/payments/${release}`);
    await expect(page.getByRole('listitem').filter({ hasText: 'no ink left' }).first()).toContainText(
      /at \/receipt\/1.*node_modules\/react-dom\/[\w/.-]+:\d+:\d+/s,
    );
  });

  await step('After a rollback the page works again', async () => {
    await payments.rollback();
    await payments.waitUntilServed(payments.before);
    await page.goto('/receipt/1');
    await expect(headingOf(page)).toHaveText(/log in/i);
  });
});

test('no file of a remote runs with another hash @own-site', async ({ page, ownSite, troubles }) => {
  troubles.expect(...comments);
  const release = new StoredRelease(ownSite, 'listings');
  await page.goto('/contact');
  await expect(headingOf(page)).toHaveText('Contact Us');
  // Its policy for script addresses comes with the program.
  await untilHydrated(page);

  const files = release.files.map((file) => release.addressOf(file));
  const restores = release.files.map((file) =>
    release.alter(file, file.endsWith('.js') ? ';globalThis.hasRun=1' : ':root{--has-run:1}'),
  );
  try {
    expect(await acceptedFiles(page, files)).toEqual([]);
    expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false);
    await expect(page.locator(':root')).toHaveCSS('--has-run', '');
  } finally {
    restores.forEach((restore) => restore());
  }
  // The browser caches the altered files under their first address.
  const genuine = files.map((file) => `${file}?again=1`);
  expect(await acceptedFiles(page, genuine)).toEqual(genuine);
});
