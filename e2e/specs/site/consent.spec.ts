import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test as base } from '../../fixtures';
import { untilHydrated } from '../../fixtures/browser/firstView';
import { startSite, type Site } from '../../fixtures/site';
import { tripToday } from '../../fixtures/data/trip';
import { agree } from '../../fixtures/pages/details';

interface Measuring {
  /** A site that forwards its analytics. */
  site: Site;
  /** What the analytics provider received. */
  received: string[];
}

const test = base.extend<object, { measuring: Measuring }>({
  measuring: [
    async ({}, use) => {
      const received: string[] = [];
      const provider = createServer((request, response) => {
        void text(request).then((body) => {
          received.push(body);
          response.writeHead(204).end();
        });
      }).listen(0, 'localhost');
      await once(provider, 'listening');
      const { port } = provider.address() as AddressInfo;
      const site = await startSite({
        env: {
          GA_MEASUREMENT_ID: 'G-E2E',
          GA_API_SECRET: 'secret',
          GA_URL: `http://localhost:${port}/mp/collect`,
        },
      });
      await use({ site, received });
      await site.stop();
      provider.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  site: [({ measuring: { site: own } }, use) => use({ url: own.url, own }), { scope: 'worker' }],
});

// All of them on one site.
test.describe.configure({ mode: 'default' });

test('nothing is counted before the visitor agrees, and then it is @own-site', async ({
  page,
  measuring,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics')) sent.push(request.url());
  });
  const question = page.getByRole('region', { name: 'Counting visits' });
  await page.clock.install();
  await page.goto('/');
  await expect(question).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await page.clock.runFor(10_000);
  expect(sent).toEqual([]);

  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(question).toBeHidden();
  await expect
    .poll(() => measuring.received.join('\n'), { timeout: 15_000 })
    .toContain('Flight Amigo - Contact');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await untilHydrated(page);
  await expect(question).toBeHidden();
});

test('a visitor who declines is never counted and not asked again @own-site', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics')) sent.push(request.url());
  });
  await page.clock.install();
  await page.goto('/contact');
  await page.getByRole('button', { name: 'No thanks' }).click();
  await expect(page.getByRole('region', { name: 'Counting visits' })).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Help another family/);
  await page.clock.runFor(10_000);
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('region', { name: 'Counting visits' })).toBeHidden();
  await page.clock.runFor(10_000);
  expect(sent).toEqual([]);
});

test("a consenting visitor's actions on a listing are counted, but not who they are @own-site", async ({
  page,
  measuring,
  verifiedMember,
  member,
}) => {
  const [ana, omar] = [await verifiedMember('Ana'), await member('Omar')];
  const flight = tripToday();
  const { departureAirport: from, arrivalAirport: to } = flight;
  await ana.offerHelp(flight);
  await omar.logInOn(page);
  await page.goto(`/search?from=${from}&to=${to}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'View Contact Info' }).click();
  await agree(page);
  const details = page.getByRole('dialog', { name: 'Amigo Details' });
  await expect(details).toContainText(ana.email);
  await details.getByRole('tab', { name: 'Rate & Review' }).click();
  await details.getByRole('radio', { name: '5 stars' }).check();
  await details.getByLabel('Your testimonial').fill('The best company of all.');
  await details.getByRole('button', { name: 'Submit Testimonial' }).click();

  const received = () => measuring.received.join('\n');
  for (const event of ['contact_view', 'testimonial_submit'])
    await expect.poll(received, { timeout: 15_000 }).toContain(event);
  expect(received()).toContain(`helper: ${from} to ${to}`);
  // The tab's title names the route; it is never sent.
  expect(received()).not.toContain('Search Results:');
  for (const secret of [ana.email, ana.localNumber, ana.name, omar.email, omar.name])
    expect(received()).not.toContain(secret);
});
