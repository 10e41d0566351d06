import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/releases/team';
import { Release } from '../../fixtures/releases/storedRelease';
import { takenFiles } from '../../fixtures/releases/acceptedFiles';

const { step } = test;
const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The browser's own messages about files with another hash. */
const comments = [
  /Refused to (execute script|apply style) from/,
  /Failed to find a valid digest in the 'integrity' attribute/,
  /was preloaded using link preload but not used/,
  /no ink left/,
];

const entryOf = (release: Release) => release.entry;
const scriptOf = (release: Release) => release.fileOf('/receipt/:id', '.js');
const stylesheetOf = (release: Release) => release.fileOf('/receipt/:id', '.css');

const html = { contentType: 'text/html', body: '<h1>Welcome</h1>' };
const badAnswers = [
  ['A page of HTML in the place of the entry', entryOf, html],
  ['A page of HTML in the place of a script', scriptOf, html],
  ['A page of HTML in the place of a stylesheet', stylesheetOf, html],
  ['A stylesheet that is not the one it was built with', stylesheetOf, { contentType: 'text/css', body: '' }],
  ['An entry that is not there', entryOf, { status: 404, body: 'There is no such file.' }],
  ['An error of the server', scriptOf, { status: 500, body: 'Internal Server Error' }],
] as const;

test('a remote that throws, or responds with pages or errors, costs its own region and is reported by name', async ({
  page,
  site,
  team,
  troubles,
}) => {
  const payments = team('payments');
  const built = new Release(site, 'payments');
  troubles.expect(/^(404|500) GET \/mf\/payments\//, ...comments);

  // What a beacon says can only be read on its way.
  await page.route('/api/client-errors', (route) => route.continue());
  const costsOnlyItsRegion = async (release: string) => {
    const told = page.waitForRequest('**/api/client-errors');
    await page.goto('/receipt/1');
    await expect(headingOf(page)).toHaveText('This page did not load');
    expect((await told).postDataJSON()).toMatchObject({ where: 'page', remote: 'payments', release });
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

  await step('A release whose page throws while it is drawn', async () => {
    const throwing = 'ReceiptPage:()=>()=>{throw Error("no ink left")},Unused:()=>';
    const release = await payments.ship({ texts: { 'ReceiptPage:()=>': throwing } });
    await payments.untilGiven(release);
    await costsOnlyItsRegion(release);
  });

  await step('Rolled back, it is whole again', async () => {
    await payments.rollback();
    await payments.untilGiven(payments.before);
    await page.goto('/receipt/1');
    await expect(headingOf(page)).toHaveText(/log in/i);
  });
});

test('not one file of a remote runs when it is not the one that was built', async ({
  page,
  site,
  troubles,
}) => {
  troubles.expect(...comments);
  const release = new Release(site, 'listings');
  await page.goto('/contact');
  await expect(headingOf(page)).toHaveText('Contact Us');

  const files = release.files.map((file) => release.addressOf(file));
  const mends = release.files.map((file) =>
    release.tamperWith(file, file.endsWith('.js') ? ';globalThis.hasRun=1' : ':root{--has-run:1}'),
  );
  try {
    expect(await takenFiles(page, files)).toEqual([]);
    expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false);
    await expect(page.locator(':root')).toHaveCSS('--has-run', '');
  } finally {
    mends.forEach((mend) => mend());
  }
  // The browser keeps what it was given under the first address.
  const genuine = files.map((file) => `${file}?again=1`);
  expect(await takenFiles(page, genuine)).toEqual(genuine);
});
