import { expect, test as base } from '../../fixtures';
import { flyToday } from '../../fixtures/people/flyTogether';
import { startSite, type Site } from '../../fixtures/site';

/** Its own site: it is started again with another setting. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

// The site starts twice.
test.describe.configure({ timeout: 90_000 });

test('an operator can take the service worker out of every browser', async ({ page, member, site }) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const id = await flyToday(meera, ravi);
  await meera.logInOn(page);
  await page.goto(`/trips/${id}`);
  const kept = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      pages: Boolean(await caches.match('/offline')),
    }));
  await expect.poll(kept).toEqual({ workers: 1, pages: true });

  await page.goto('about:blank');
  await site.restart({ SERVICE_WORKER: '0' });
  await page.goto(`/trips/${id}`);
  await expect.poll(kept).toEqual({ workers: 0, pages: false });
  await expect(page.getByRole('heading', { level: 2, name: /^Go to the airport/ })).toBeVisible();
});
