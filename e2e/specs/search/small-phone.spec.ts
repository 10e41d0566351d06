import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { untilHydrated } from '../../fixtures/browser/firstView';
import { sidewaysScroll } from '../../fixtures/browser/accessibility';
import { chooseAirport } from '../../fixtures/pages/airports';
import { person } from '../../fixtures/data/person';
import { inWords, tripToday } from '../../fixtures/data/trip';
import { agreement } from '../../fixtures/pages/details';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const { step } = test;
const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

const expectToFit = async (page: Page) =>
  expect(await sidewaysScroll(page), `pixels to the side on ${page.url()}`).toBe(0);

test('a family begins without scrolling', async ({ page }) => {
  await page.goto('/');
  const forMyMother = page.getByRole('link', { name: 'For my mother' });
  await expect(forMyMother).toBeInViewport({ ratio: 1 });
  await forMyMother.tap();
  await expect(page).toHaveURL('/find/create?for=mother');
  await expect(page.getByRole('radio', { name: 'My mother' })).toBeChecked();
});

for (const height of [640, 780])
  test(`at the first contact the rule and its button are in view without scrolling, ${height} pixels high`, async ({
    page,
    member,
    verifiedMember,
  }) => {
    await page.setViewportSize({ width: 360, height });
    const ana = await verifiedMember('Ana');
    const flight = tripToday({ description: 'I help. '.repeat(20) });
    const { departureAirport: from, arrivalAirport: to, date } = flight;
    await ana.offerHelp(flight);
    await page.goto('/search');
    await (await member('Ravi')).logInOn(page);
    await page.goto(`/search?from=${from}&to=${to}&date=${date}`);
    await page.getByRole('button', { name: 'View Contact Info' }).tap();
    const details = page.getByRole('dialog', { name: 'Amigo Details' });
    await expect(agreement(page)).toBeInViewport({ ratio: 1 });
    await expect(details.getByText('Each carries only their own bags.')).toBeInViewport({ ratio: 1 });
    await expect(details.getByRole('heading', { name: 'Amigo Details' })).toBeInViewport({ ratio: 1 });
    await agreement(page).tap();
    await expect(details).toContainText(ana.email);
    await expect(details.getByText('Each carries only their own bags.')).toBeHidden();
  });

test('on a small phone a visitor searches, opens, logs in and connects, and nothing scrolls sideways', async ({
  page,
  logIn,
  verifiedMember,
}) => {
  const ana = await verifiedMember('Ana');
  const flight = tripToday({ description: `${longWord} and back, gladly. ${'I help. '.repeat(20)}` });
  const { departureAirport: from, arrivalAirport: to, date } = flight;
  await ana.offerHelp(flight);
  const details = page.getByRole('dialog', { name: 'Amigo Details' });

  await step('They search from home', async () => {
    await page.goto('/');
    await expectToFit(page);
    await chooseAirport(page, 'From', from, from);
    await chooseAirport(page, 'To', to, to);
    await page.getByLabel('Travel Date').fill(inWords(date));
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(page).toHaveURL(`/search?from=${from}&to=${to}&date=${date}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Search Flight Amigos' })).toBeVisible();
    await expectToFit(page);
  });

  await step('The form folds away for the results, and opens again', async () => {
    await expect(page.getByRole('search')).toBeHidden();
    const summary = page.getByRole('button', { name: `${from} to ${to}` });
    await expect(summary).toContainText(inWords(date));
    await summary.tap();
    await expect(page.getByRole('search')).toBeVisible();
    await expectToFit(page);
    await summary.tap();
    await expect(page.getByRole('search')).toBeHidden();
  });

  await step('The details are a bottom sheet that a tap closes', async () => {
    await page.getByRole('button', { name: 'View Contact Info' }).tap();
    await expect(details).toBeInViewport();
    await expectToFit(page);
    await expect
      .poll(async () => {
        const { width, height, y } = (await details.boundingBox())!;
        return { width, bottom: y + height };
      })
      .toEqual({ width: 360, bottom: 740 });
    await details.getByRole('button', { name: 'Close' }).tap();
    await expect(details).toBeHidden();
  });

  await step('They log in and see the contact', async () => {
    await page.getByRole('button', { name: 'View Contact Info' }).tap();
    await details.getByRole('button', { name: 'Log In' }).tap();
    await logIn(page, person('ravi').email);
    await agreement(page).tap();
    await expect(details).toContainText(ana.email);
    await expectToFit(page);
    await details.getByRole('tab', { name: 'Rate & Review' }).tap();
    await details.getByRole('radio', { name: '5 stars' }).tap();
    await expect(details.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await expectToFit(page);
  });

  await step('Every other page of a listing fits too', async () => {
    await page.goto('/search');
    await ana.logInOn(page);
    for (const path of ['/profile?tab=helper', '/flight-search', '/offer/create', '/create-listing']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectToFit(page);
    }
    await page.goto('/profile?tab=helper');
    await untilHydrated(page);
    await page.getByRole('button', { name: `Edit ${from} to ${to}` }).tap();
    await expect(page.getByRole('dialog', { name: 'Edit Listing' })).toBeVisible();
    await expectToFit(page);
    await page.goto(`/search?from=${from}&to=${to}`);
    await page.getByRole('main').getByRole('article').getByRole('link').first().tap();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(from);
    await expectToFit(page);
  });
});
