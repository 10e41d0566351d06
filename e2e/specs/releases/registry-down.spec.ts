import { untilHydrated } from '../../fixtures/browser/firstView';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { currentRelease, type Restore } from '../../fixtures/releases/storedRelease';
import type { Site } from '../../fixtures/site';

const { step } = test;
const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const troublesOfTheStore: Record<string, (channels: string) => Restore> = {
  gone: (channels) => {
    renameSync(channels, `${channels}.away`);
    return () => renameSync(`${channels}.away`, channels);
  },
  'cut off in the middle': (channels) => {
    const editions = readdirSync(channels).map(Number.parseFloat).filter(Number.isInteger);
    const next = join(channels, `${Math.max(...editions) + 1}.json`);
    writeFileSync(next, '{ "serial": 99, "names": { "listi');
    return () => rmSync(next);
  },
};

/** Longer than a server caches what it has read from the store. */
const aWhile = 1_200;

for (const [how, strike] of Object.entries(troublesOfTheStore))
  test(`while the list of current releases is ${how}, every page opens as before @own-site`, async ({
    ownSite,
  }) => {
    const places = new Map([
      ['/', 'listings'],
      ['/checkout', 'payments'],
    ]);
    const restore = strike(join(ownSite.releasesDir, 'channels'));
    try {
      const until = performance.now() + aWhile;
      while (performance.now() < until)
        for (const [path, remote] of places) expect(await opened(ownSite, path)).toContain(`/mf/${remote}/`);
    } finally {
      restore();
    }
    expect(await opened(ownSite, '/')).toContain(`/mf/listings/${currentRelease(ownSite, 'listings')}/`);
  });

async function opened({ url }: Site, path: string): Promise<string> {
  const response = await fetch(url + path);
  expect(response.status).toBe(200);
  const page = await response.text();
  return page.slice(0, page.indexOf('id="boot"'));
}

/** Removes the registry from the HTML, and lets requests for it fail. */
async function loseRegistry(page: Page) {
  await page.route('/mf/registry.json', (route) => route.abort('connectionrefused'));
  await page.route(/\/(profile)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s,
      (_, begin: string, boot: string, end: string) => begin + withoutRegistry(boot) + end,
    );
    await route.fulfill({ response, body });
  });
}

const withoutRegistry = (boot: string) =>
  JSON.stringify({ ...(JSON.parse(boot) as object), registry: { remotes: [] } }).replaceAll('<', '\\u003c');

test('a browser without a registry uses the remotes of its last visit, or those that the shell knows', async ({
  page,
  anotherBrowser,
  member,
  troubles,
}) => {
  troubles.expect(/registry\.json: net::ERR_CONNECTION_REFUSED/);
  const omar = await member('Omar');
  await omar.logInOn(page);

  await step('A browser with an earlier visit', async () => {
    await page.goto('/');
    await expect(headingOf(page)).toHaveText('Help another family while flying to yours');
    await untilHydrated(page);
    await loseRegistry(page);
    await page.route('/mf/shell/*/registry.json', (route) => route.abort('connectionrefused'));
    await page.goto('/profile');
    await expect(headingOf(page)).toHaveText('My Profile');
  });

  await step('A browser without an earlier visit', async () => {
    const stranger = await anotherBrowser();
    await loseRegistry(stranger);
    await stranger.goto('/');
    await expect(headingOf(stranger)).toHaveText('Help another family while flying to yours');
  });
});
