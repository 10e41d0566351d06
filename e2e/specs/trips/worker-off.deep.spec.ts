import { expect, test as base } from '../../fixtures';
import { flyToday } from '../../fixtures/people/flyTogether';
import { startSite, type TestedSite } from '../../fixtures/site';

/** Its own site: it is started again with another setting. */
const test = base.extend<object, { site: TestedSite }>({
  site: [
    async ({}, use) => {
      const own = await startSite();
      await use({ url: own.url, own });
      await own.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

// The site starts twice.
test.describe.configure({ timeout: 90_000 });

test('an operator can take the service worker out of every browser @own-site', async ({
  page,
  member,
  ownSite,
}) => {
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
  await ownSite.restart({ SERVICE_WORKER: '0' });
  await page.goto(`/trips/${id}`);
  await expect.poll(kept).toEqual({ workers: 0, pages: false });
  await expect(page.getByRole('heading', { level: 2, name: /^Go to the airport/ })).toBeVisible();
});
