import type { Page } from '@playwright/test';
import { dayIn } from '../../fixtures/data/trip';
import { choosePass } from '../../fixtures/passes/choosePass';
import { photoOf } from '../../fixtures/passes/photos';
import { passText } from '../../fixtures/passes/passText';
import { expect, test } from '../../fixtures/releases/cdnSite';

// The site starts first.
test.describe.configure({ timeout: 90_000 });

/** Where the reader's own files came from: the worker, and its WebAssembly. */
function readerFiles(page: Page) {
  const origins = { worker: '', wasm: '' };
  page.context().on('requestfinished', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.endsWith('.worker.js')) origins.worker = origin;
    if (pathname.endsWith('.wasm')) origins.wasm = origin;
  });
  return origins;
}

async function openReader(page: Page) {
  await page.goto('/offer/create');
  await page.getByRole('button', { name: 'Fill from a boarding pass' }).click();
}

async function reads(page: Page, photo: Buffer) {
  await choosePass(page, photo);
  await expect(page.getByText('Filled in: AI102')).toBeVisible();
}

const photoBy = (table: Page) =>
  photoOf(table, { name: 'pass' }, passText({ flight: 'AI102', date: dayIn(2), from: 'DEL', to: 'JFK' }));

test('with ASSETS_URL a pass is read, by a worker of the site @own-site', async ({
  page,
  anotherBrowser,
  ownSite,
  cdn,
}) => {
  const photo = await photoBy(await anotherBrowser());
  const files = readerFiles(page);
  await openReader(page);
  await reads(page, photo);
  expect(files).toEqual({ worker: ownSite.url, wasm: cdn.url });
  expect(cdn.requested.filter((path) => path.endsWith('.worker.js'))).toEqual([]);
});

test('a pass is read when the CDN is gone @own-site', async ({
  page,
  anotherBrowser,
  ownSite,
  cdn,
  troubles,
}) => {
  const photo = await photoBy(await anotherBrowser());
  const files = readerFiles(page);
  await openReader(page);
  await expect(page.getByRole('group', { name: 'Boarding pass' })).toBeVisible();
  troubles.expect(/^GET http:\/\/127\.0\.0\.1:\d+\/mf\/.*: net::ERR_/);
  await cdn.stop();
  try {
    await reads(page, photo);
    expect(files).toEqual({ worker: ownSite.url, wasm: ownSite.url });
  } finally {
    await cdn.restore();
  }
});
