import type { Page } from '@playwright/test';
import { untilHydrated } from '../../fixtures/browser/firstView';
import { Net } from '../../fixtures/browser/network';
import { flyToday } from '../../fixtures/people/flyTogether';
import { StoredRelease } from '../../fixtures/releases/storedRelease';
import {
  banner,
  expect,
  headingOf,
  loadedFiles,
  losesItsCdn,
  openLogin,
  test,
} from '../../fixtures/releases/cdnSite';

/** What the service worker has: the kind of response, and its address. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('release-files');
    const responses = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    return responses.map((response) => `${response?.type} ${response?.url}`);
  });

// The site starts first, once for all of them.
test.describe.configure({ mode: 'default', timeout: 90_000 });

test('a site with a CDN loads all files of releases there, and everything else itself @own-site', async ({
  page,
  ownSite,
  cdn,
}) => {
  const loaded = loadedFiles(page);
  // The stories of a worker share the CDN.
  const before = cdn.requested.length;
  await page.goto('/');
  await expect(headingOf(page)).toHaveText('Help another family while flying to yours');
  await openLogin(page);
  await banner(page).getByRole('link', { name: 'Contact Us' }).click();
  await expect(headingOf(page)).toHaveText(/contact/i);
  await page.goto('/search');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  for (const kind of [/^main\..*js$/, /^main\..*css$/, /^figtree\..*woff2$/, /^remoteEntry\..*js$/])
    expect(loaded.from(cdn.url)).toContainEqual(expect.stringMatching(kind));
  expect(loaded.from(ownSite.url)).toEqual([]);
  expect(cdn.requested.slice(before).filter((path) => !/^\/mf\/.+\.(js|css|woff2)$/.test(path))).toEqual([]);
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
});

test('a trip opens without a network, whoever served its files @own-site', async ({
  anotherBrowser,
  member,
  ownSite,
  cdn,
  troubles,
}) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const id = await flyToday(meera, ravi);
  const net = await Net.open();
  const phone = await anotherBrowser({ proxy: net.proxy });
  await meera.logInOn(phone);
  const stepCard = phone.getByRole('heading', { level: 2, name: /^Go to the airport in/ });

  await phone.goto(`/trips/${id}`);
  await expect(stepCard).toBeVisible();
  await expect.poll(() => phone.evaluate(async () => Boolean(await caches.match('/offline')))).toBe(true);
  // As when the page had loaded it before, from the CDN.
  const payments = new StoredRelease(ownSite, 'payments');
  const loaded = payments.addressOf(payments.fileOf('/checkout', '.js'));
  await phone.evaluate(async (address) => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keepForOffline: [address] }, []);
  }, cdn.url + loaded);
  await expect.poll(() => keptFiles(phone)).toContain(`basic ${ownSite.url}${loaded}`);
  for (const file of await keptFiles(phone)) expect(file.startsWith(`basic ${ownSite.url}/mf/`)).toBe(true);

  troubles.expect(/: net::ERR_/);
  await phone.context().setOffline(true);
  await net.cut();
  await phone.reload();
  await expect(stepCard).toBeVisible();
  await expect(phone.getByText('No network.')).toBeVisible();
  await phone.getByRole('link', { name: 'Lakshmi’s care card' }).click();
  await expect(phone.getByRole('article', { name: 'Printed care card' })).toContainText('Blood pressure');
  await phone.close();
});

test('when the CDN stops, an open page loads remotes and its own parts from the site @own-site', async ({
  page,
  ownSite,
  cdn,
  troubles,
}) => {
  await losesItsCdn({ page, site: ownSite, cdn, troubles });
});

test('a CDN that answers nothing costs six seconds, once @own-site', async ({ page, ownSite, cdn }) => {
  await page.goto('/contact');
  await expect(headingOf(page)).toHaveText(/contact/i);
  await untilHydrated(page);
  const loaded = loadedFiles(page);
  cdn.isStalled = true;
  try {
    await banner(page).getByRole('link', { name: 'Home' }).click();
    await expect(headingOf(page)).toHaveText('Help another family while flying to yours', {
      timeout: 11_000,
    });
    expect(loaded.from(ownSite.url)).toContainEqual(expect.stringMatching(/^remoteEntry\./));
    const stalled = cdn.requested.length;
    await openLogin(page);
    expect(cdn.requested).toHaveLength(stalled);
  } finally {
    cdn.isStalled = false;
  }
});

test('a CDN that changes files runs nothing of its own: they come from the site @own-site', async ({
  page,
  ownSite,
  cdn,
  troubles,
}) => {
  await page.goto('/contact');
  await expect(headingOf(page)).toHaveText(/contact/i);
  await untilHydrated(page);
  const loaded = loadedFiles(page);
  troubles.expect(/Failed to find a valid digest in the 'integrity' attribute/);
  cdn.addedToScripts = '\n;globalThis.isTaken = true;';
  try {
    await openLogin(page);
    await banner(page).getByRole('link', { name: 'Home' }).click();
    await expect(headingOf(page)).toHaveText('Help another family while flying to yours');
    expect(loaded.from(ownSite.url)).toContainEqual(expect.stringMatching(/^remoteEntry\./));
    expect(await page.evaluate(() => 'isTaken' in globalThis)).toBe(false);
  } finally {
    cdn.addedToScripts = '';
  }
});
