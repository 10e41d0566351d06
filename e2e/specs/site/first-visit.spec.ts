import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import type { Member } from '../../fixtures/people/member';
import { emptySearch, trip } from '../../fixtures/data/trip';
import { untilQuiet } from '../../fixtures/browser/firstView';
import { layoutShifts } from '../../fixtures/browser/layoutShifts';
import { noteLoadedFiles, unusedPreloads } from '../../fixtures/browser/preloads';

async function untilArrived(page: Page) {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await untilQuiet(page);
}

/** Creates the member and the listing that the page needs; returns its address. */
type Before = (story: { page: Page; member: (name: string) => Promise<Member> }) => Promise<string>;

const pages: Record<string, Before> = {
  '/': async () => '/',
  '/contact': async () => '/contact',
  '/terms-of-use': async () => '/terms-of-use',
  '/search': async ({ member }) => {
    const ana = await member('Ana');
    const flight = trip();
    await ana.offerHelp(flight);
    return `/search?from=${flight.departureAirport}&to=${flight.arrivalAirport}`;
  },
  '/search without a result': async () => emptySearch(),
  '/search on a well-known route': async () => '/search?from=JFK&to=DEL',
  '/search with many results': async () => '/search?type=helper',
  '/listing/:id': async ({ member }) => {
    const ana = await member('Ana');
    const { id } = await ana.offerHelp(trip({ description: 'I help with forms and gates.' }));
    return `/listing/${id}`;
  },
  '/find/create': async () => '/find/create',
  '/checkout/:recipientId': async ({ member }) => {
    const { userId } = await (await member('Ana')).offerHelp(trip());
    return `/checkout/${userId}?amount=5`;
  },
  '/tip/:userId': async ({ page, member }) => {
    const { userId } = await (await member('Ana')).offerHelp(trip());
    await (await member('Ravi')).logInOn(page);
    return `/tip/${userId}`;
  },
  '/profile': async ({ page, member }) => {
    const kim = await member('Kim');
    await kim.logInOn(page);
    return '/profile';
  },
};
/** The most requests of a page's first visit. */
const firstVisits = {
  '/contact': 14,
  '/': 18,
  '/search': 18,
  '/listing/:id': 18,
  '/checkout/:recipientId': 18,
};
const isMeasured = (name: string, width: number) => width === 1280 && name in firstVisits;

for (const width of [360, 1280])
  for (const [name, before] of Object.entries(pages).filter(([name]) => !isMeasured(name, width)))
    test(`nothing moves while ${name} arrives at ${width} pixels`, async ({ page, member }) => {
      await page.setViewportSize({ width, height: 800 });
      await noteLoadedFiles(page);
      await page.goto(await before({ page, member }));
      await untilArrived(page);
      expect(await layoutShifts(page)).toEqual([]);
      await expect.poll(() => unusedPreloads(page)).toEqual([]);
    });

for (const name of ['/search', '/find/create'])
  test(`nothing moves while a slow phone reads ${name}`, async ({ page, member }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const address = await pages[name]!({ page, member });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await untilArrived(page);
    expect(await layoutShifts(page)).toEqual([]);
  });

for (const width of [360, 768, 1280])
  for (const name of ['/', '/contact', '/search on a well-known route', '/listing/:id'])
    test(`nothing moves when the fonts of ${name} come late at ${width} pixels`, async ({ page, member }) => {
      const address = await pages[name]!({ page, member });
      await page.setViewportSize({ width, height: 800 });
      let letFontsThrough = () => {};
      const wordsAreSeen = new Promise<void>((settle) => (letFontsThrough = settle));
      await page.route(/\.woff2$/, async (route) => {
        await wordsAreSeen;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      letFontsThrough();
      await untilArrived(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShifts(page)).toEqual([]);
    });

for (const [name, most] of Object.entries(firstVisits))
  test(`the first visit of ${name} takes one round of at most ${most} requests, and nothing moves`, async ({
    page,
    member,
  }) => {
    const address = await pages[name]!({ page, member });
    await noteLoadedFiles(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const answer = await page.goto(address, { waitUntil: 'commit' });
    const html = await answer!.text();
    await untilArrived(page);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(most);
    expect(await layoutShifts(page)).toEqual([]);

    const late = await page.evaluate((named) => {
      const files = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /\.(js|css|woff2)$/.test(path));
      const isLate = (path: string) => !named.includes(`="${path}"`);
      const appOf = (path: string) => /\/mf\/([^/]+)\//.exec(path)?.[1];
      // An idle page prefetches the entries of linked remotes, which belong to the next visit.
      const ofThisPage = new Set(files.filter((path) => !isLate(path)).map(appOf));
      const isPrefetched = (path: string) =>
        /\/(remoteEntry|__federation_expose_remote)\./.test(path) && !ofThisPage.has(appOf(path));
      return files.filter((path) => isLate(path) && !isPrefetched(path));
    }, html);
    expect(late).toEqual([]);
  });
