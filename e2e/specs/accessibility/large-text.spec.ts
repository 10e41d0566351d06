import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { sidewaysScroll } from '../../fixtures/browser/accessibility';
import { untilHydrated } from '../../fixtures/browser/firstView';
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

const forEveryone: Record<string, Record<string, Before>> = {
  'to look for an Amigo': {
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
    '/listing/:id': async (ana) => `/listing/${(await ana.offerHelp(trip())).id}`,
  },
  'with a form': {
    '/find/create': at('/find/create'),
    '/offer/create': at('/offer/create'),
    '/checkout/:recipientId': async (ana) => `/checkout/${(await ana.offerHelp(trip())).userId}?amount=5`,
    '/contact': at('/contact'),
  },
  'to read': {
    '/terms-of-use': at('/terms-of-use'),
    '/privacy-policy': at('/privacy-policy'),
    'an unknown address': at('/nowhere'),
  },
};
const forMembers = ['/', '/profile', '/messages', '/create-listing', '/verify'];

/** The text size of a phone whose owner reads everything at 200%. */
async function openWithLargeText(page: Page, address: string) {
  await page.goto(address);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const [kind, pages] of Object.entries(forEveryone))
  test(`text of twice the size fits on the pages ${kind}`, async ({ page, member, troubles }) => {
    troubles.expect(/^404 GET \/nowhere$/);
    const ana = await member('Ana');
    for (const [name, before] of Object.entries(pages))
      await test.step(name, async () => {
        await openWithLargeText(page, await before(ana, member));
        expect(await sidewaysScroll(page)).toBe(0);
        await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('banner').getByRole('button', { name: 'Log In' })).toBeInViewport({
          ratio: 1,
        });
      });
  });

test('text of twice the size fits for a member', async ({ page, member }) => {
  const ana = await member('Ana');
  await ana.logInOn(page);
  for (const address of forMembers)
    await test.step(address, async () => {
      await openWithLargeText(page, address);
      expect(await sidewaysScroll(page)).toBe(0);
      await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('banner').getByRole('link', { name: ana.name })).toBeInViewport({
        ratio: 1,
      });
    });
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
  await page.route('**/api/search?*', () => {});
  // In the page's first view the search is over already.
  await page.goto('/contact');
  await untilHydrated(page);
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, emptySearch());
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  await expect(page.getByText('Looking for listings')).toBeAttached();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('text of twice the size does not lie under the sign of the folded search', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWithLargeText(page, `${emptySearch()}&date=2099-12-04&endDate=2099-12-09`);
  const summary = page.getByRole('main').getByRole('button', { name: /Change$/ });
  const [sign, ...words] = await summary.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button.querySelector('span')!);
    return [button.querySelector('svg')!.getBoundingClientRect(), ...range.getClientRects()].map((box) =>
      box.toJSON(),
    );
  });
  const meets = ({ left, right, top, bottom }: DOMRect) =>
    left < sign!.right && right > sign!.left && top < sign!.bottom && bottom > sign!.top;
  expect(words.length).toBeGreaterThan(2);
  expect(words.filter(meets)).toEqual([]);
});

/** In pixels: how much of the focused element is behind the action at the bottom of a phone's screen. */
const coveredByAction = (page: Page) =>
  page.evaluate(() => {
    const [focused, bar] = [
      document.activeElement!,
      document.querySelector('a[href="#reach"]')!.parentElement!,
    ];
    if (focused === document.body || bar.contains(focused)) return 0;
    const [{ top, bottom }, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
    return Math.max(0, Math.min(bottom, over.bottom) - Math.max(top, over.top));
  });
const focusIsInFooter = (page: Page) =>
  page.evaluate(() => document.activeElement!.closest('footer') !== null);

for (const [language, height, size] of [
  ['te', 740, 16],
  ['es', 640, 16],
  ['te', 740, 32],
] as const)
  test(`nothing that has the focus is behind the action of a listing: ${language}, text of ${size} px`, async ({
    page,
    member,
  }) => {
    const { id } = await (await member('Ana')).offerHelp(trip());
    await page.setViewportSize({ width: 360, height });
    await page.goto(`/${language}/listing/${id}`);
    await untilHydrated(page);
    await page.evaluate((px) => document.documentElement.style.setProperty('font-size', `${px}px`), size);
    await page.locator('a[href="#reach"]').waitFor();
    for (let presses = 0; presses < 60 && !(await focusIsInFooter(page)); presses++) {
      await page.keyboard.press('Tab');
      await expect.poll(() => coveredByAction(page)).toBe(0);
    }
    expect(await focusIsInFooter(page)).toBe(true);
  });
