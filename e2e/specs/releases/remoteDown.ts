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
type Story = readonly [
  place: Place,
  fault: string,
  strike: (release: StoredRelease, path: string) => Restore,
];

/** Each fault once, in turn at each of the remotes; and all other pairs of the two. */
export const stories = { once: [] as Story[], others: [] as Story[] };
for (const [index, [fault, strike]] of Object.entries(faults).entries())
  for (const [at, place] of places.entries())
    stories[at === index % places.length ? 'once' : 'others'].push([place, fault, strike]);

/** The browser's own messages about missing or altered files. */
const consequences = [
  /Refused to (execute script|apply style) from/,
  /Failed to find a valid digest in the 'integrity' attribute/,
];

const { step } = test;
export const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

export function tellStory([{ remote, path, link, heading }, fault, strike]: Story) {
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
}
