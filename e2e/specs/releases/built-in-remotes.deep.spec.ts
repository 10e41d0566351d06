import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '../../fixtures';
import { startSite, type TestedSite } from '../../fixtures/site';

/** Its own site, which starts without the list of current releases. */
const test = base.extend<object, { site: TestedSite }>({
  site: [
    async ({}, use) => {
      const own = await startSite({
        arrange: async ({ releasesDir }) => {
          rmSync(join(releasesDir, 'channels'), { recursive: true });
          return {};
        },
        started: '/health/live',
      });
      await use({ url: own.url, own });
      await own.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('a site that starts without a registry serves the built-in remotes @own-site', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'Help another family while flying to yours',
  );
  await page.goto('/checkout');
  await expect(page.getByRole('main')).toContainText('Recipient information is missing');
});
