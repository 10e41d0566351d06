import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { sidewaysScroll } from '../../fixtures/browser/accessibility';
import { emptySearch, trip, tripToday } from '../../fixtures/data/trip';
import { flyTogether, flyToday } from '../../fixtures/people/flyTogether';
import type { Member } from '../../fixtures/people/member';

test.use({ viewport: { width: 390, height: 844 } });

/** Creates what the page needs; returns its address. */
type Before = (ana: Member, member: (firstName: string) => Promise<Member>) => Promise<string>;
const at =
  (path: string): Before =>
  () =>
    Promise.resolve(path);

const forEveryone: Record<string, Before> = {
  '/': at('/'),
  '/ with a review by somebody with a long name': async (ana, member) => {
    const listing = await ana.offerHelp(tripToday());
    const reviewer = await member('Wim');
    await reviewer.connect(listing);
    await reviewer.review(listing, 'W'.repeat(80));
    await reviewer.rename(`Wim${randomUUID()}`);
    return '/';
  },
  '/search': at('/search?type=helper'),
  '/search without a result': () => Promise.resolve(emptySearch()),
  '/flight-search': at('/flight-search'),
  '/find/create': at('/find/create'),
  '/offer/create': at('/offer/create'),
  '/listing/:id': async (ana) => `/listing/${(await ana.offerHelp(trip())).id}`,
  '/checkout/:recipientId': async (ana) => `/checkout/${(await ana.offerHelp(trip())).userId}?amount=5`,
  '/contact': at('/contact'),
  '/terms-of-use': at('/terms-of-use'),
  '/privacy-policy': at('/privacy-policy'),
  'an unknown address': at('/nowhere'),
};
const forMembers: Record<string, Before> = {
  '/': at('/'),
  '/profile': at('/profile'),
  '/messages': at('/messages'),
  '/create-listing': at('/create-listing'),
  '/verify': at('/verify'),
};

/** The text size of a phone whose owner reads everything at 200%. */
async function openWithLargeText(page: Page, address: string) {
  await page.goto(address);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const [name, before] of Object.entries(forEveryone))
  test(`text of twice the size fits on ${name}`, async ({ page, member, troubles }) => {
    troubles.expect(/^404 GET \/nowhere$/);
    await openWithLargeText(page, await before(await member('Ana'), member));
    expect(await sidewaysScroll(page)).toBe(0);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log In' })).toBeInViewport({
      ratio: 1,
    });
  });

for (const [name, before] of Object.entries(forMembers))
  test(`text of twice the size fits for a member on ${name}`, async ({ page, member }) => {
    const ana = await member('Ana');
    await ana.logInOn(page);
    await openWithLargeText(page, await before(ana, member));
    expect(await sidewaysScroll(page)).toBe(0);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner').getByRole('link', { name: ana.name })).toBeInViewport({ ratio: 1 });
  });

test('text of twice the size fits on the pages of a trip', async ({ page, member, verifiedMember }) => {
  const [amigo, family] = [await verifiedMember('Nadia'), await member('Ana')];
  await family.logInOn(page);
  const { id } = await flyTogether(amigo, family);
  const today = await flyToday(amigo, family);
  for (const address of ['/trips', `/trips/${id}`, `/trips/${id}/care-card`, `/trips/${today}`])
    await test.step(address, async () => {
      await openWithLargeText(page, address);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  await page.goto(`/trips/${id}`);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const journey = await page.getByLabel('Family link').inputValue();
  await openWithLargeText(page, journey);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('text of twice the size fits while listings are looked for', async ({ page }) => {
  await page.route('**/api/listings/nearby?*', () => {});
  // In the page's first view the search is over already.
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, emptySearch());
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  await expect(page.getByText('Looking nearby')).toBeAttached();
  expect(await sidewaysScroll(page)).toBe(0);
});
