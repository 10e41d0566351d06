import { untilHydrated } from '../../fixtures/browser/firstView';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { person } from '../../fixtures/data/person';
import { StoredRelease, type Restore } from '../../fixtures/releases/storedRelease';

interface Place {
  remote: string;
  path: string;
  link: string;
  heading: string;
}

const places: Place[] = [
  { remote: 'account', path: '/profile', link: 'My Profile', heading: 'My Profile' },
  { remote: 'listings', path: '/', link: 'Home', heading: 'Help another family while flying to yours' },
  { remote: 'messaging', path: '/messages', link: 'Messages', heading: 'Messages' },
];

const faults: Record<string, (release: StoredRelease, path: string) => Restore> = {
  'has no files any more': (release) => release.removeAll(),
  'has an entry that is not the one it was built with': (release) => release.alter(release.entry),
  'has a page that is not the one it was built with': (release, path) =>
    release.alter(release.fileOf(path, '.js')),
  'misses the script of a page': (release, path) => release.removeFile(release.fileOf(path, '.js')),
  'misses the stylesheet of a page': (release, path) => release.removeFile(release.fileOf(path, '.css')),
};
/** A first view brings its stylesheets, so such a page is opened by a link. */
const isSeenLater = (fault: string) => fault.includes('stylesheet');
const stories = places.flatMap((place) => Object.entries(faults).map((fault) => [place, ...fault] as const));

/** The browser's own messages about missing or altered files. */
const consequences = [
  /Refused to (execute script|apply style) from/,
  /Failed to find a valid digest in the 'integrity' attribute/,
  /was preloaded using link preload but not used/,
];

const { step } = test;
const isHydrated = () =>
  Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react'));
const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

for (const [{ remote, path, link, heading }, fault, strike] of stories)
  test(`when ${remote} ${fault}, the rest of the site works and Try again brings it back @own-site`, async ({
    page,
    ownSite,
    logInBefore,
    troubles,
  }) => {
    await logInBefore(page, person('gita').email);
    troubles.expect(new RegExp(`^404 GET /mf/${remote}/`), ...consequences);
    const banner = page.getByRole('banner');
    const restore = strike(new StoredRelease(ownSite, remote), path);
    try {
      await step('The region says what happened, and the team gets a report', async () => {
        const told = page.waitForRequest('**/api/client-errors');
        if (isSeenLater(fault)) {
          await page.goto('/contact');
          await untilHydrated(page);
          await banner.getByRole('link', { name: link }).click();
        } else await page.goto(path);
        await expect(headingOf(page)).toHaveText('This page did not load');
        await expect(page.getByRole('alert')).toContainText('Check your connection and try again');
        expect((await told).method()).toBe('POST');
      });

      await step('Every other page works', async () => {
        await page.evaluate(() => Object.assign(globalThis, { wasHere: true }));
        await banner.getByRole('link', { name: 'Contact Us' }).click();
        await expect(headingOf(page)).toHaveText(/contact/i);
        const other = places.find((place) => place.remote !== remote)!;
        await banner.getByRole('link', { name: other.link }).click();
        await expect(headingOf(page)).toHaveText(other.heading);
      });

      await step('Trying again too early shows the same error', async () => {
        await banner.getByRole('link', { name: link }).click();
        await expect(headingOf(page)).toHaveText('This page did not load');
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(headingOf(page)).toHaveText('This page did not load');
      });
    } finally {
      restore();
    }

    await step('Once it is repaired, Try again loads it without a page reload', async () => {
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(headingOf(page)).toHaveText(heading);
      expect(await page.evaluate(() => 'wasHere' in globalThis)).toBe(true);
    });
  });

const slowParts = {
  entry: (release: StoredRelease) => release.entry,
  page: (release: StoredRelease) => release.fileOf('/profile', '.js'),
  stylesheet: (release: StoredRelease) => release.fileOf('/profile', '.css'),
};
for (const [what, fileOf] of Object.entries(slowParts))
  test(`a remote whose ${what} hangs shows an error after a while, and a response after half a minute does no harm @own-site`, async ({
    page,
    ownSite,
    logInBefore,
  }) => {
    const file = fileOf(new StoredRelease(ownSite, 'account'));
    let answer = () => {};
    const halfAMinute = new Promise<void>((resolve) => (answer = resolve));
    await logInBefore(page, person('gita').email);
    await page.clock.install();
    // Before the page is open: a page loads the entries of other remotes when it has nothing else to do.
    await page.route(`**/${file}*`, (route) => halfAMinute.then(() => route.continue()));
    const asked = page.waitForRequest(`**/${file}`);
    await page.goto('/contact');
    // A link that is pressed before the program has started loads the page again.
    await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click();
    await asked;
    await expect(page.getByRole('status').getByText('Loading the page')).toBeVisible();
    await page.clock.runFor(16_000);
    await expect(headingOf(page)).toHaveText('This page did not load');

    await page.clock.runFor(14_000);
    answer();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(headingOf(page)).toHaveText('My Profile');
  });
