import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { untilHydrated } from '../../fixtures/browser/firstView';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { person } from '../../fixtures/data/person';
import { dayIn, trip, tripToday } from '../../fixtures/data/trip';
import { agree, agreement } from '../../fixtures/pages/details';

const { step } = test;
const details = (page: Page) => page.getByRole('dialog', { name: 'Amigo Details' });

test('search is accessible', async ({ page, member, troubles }) => {
  const ana = await member('Ana');
  const flight = trip({ time: '06:15', flightNumber: 'LO27', description: 'I help with forms and gates.' });
  const { departureAirport: from, arrivalAirport: to, date } = flight;
  const listing = await ana.offerHelp(flight);

  await step('Results, and the page without results', async () => {
    await page.goto(`/search?from=${from}&to=${to}&date=${date}`);
    await expect(page.getByRole('article')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/search?from=${from}&to=${to}&date=${dayIn(1, date)}`);
    await expect(page.getByText(/, 1 day earlier$/)).toBeVisible();
    await expectAccessible(page);
  });

  await step('An airport field with its suggestions, and a calendar', async () => {
    await page.getByRole('combobox', { name: 'From' }).fill('new york');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Change date/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  await step('The page of a listing, and of a deleted one', async () => {
    await page.goto(`/listing/${listing.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(from);
    await expectAccessible(page);
    troubles.expect(/^404 GET \/(api\/listings\/id\/99999999\/details|listing\/99999999)$/);
    await page.goto('/listing/99999999');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
});

test('the details of a listing are accessible, from the contact to the rating', async ({
  page,
  verifiedMember,
  member,
}) => {
  const [ana, omar, lina] = [await verifiedMember('Ana'), await member('Omar'), await member('Lina')];
  const { departureAirport: from, arrivalAirport: to, ...rest } = tripToday();
  const listing = await ana.offerHelp({ departureAirport: from, arrivalAirport: to, ...rest });
  await omar.connect(listing);
  await omar.review(listing, 'She carried my grandmother through immigration.');

  await step('The details for a visitor, over the start page', async () => {
    await page.goto(`/?open=${listing.id}`);
    await expect(details(page).getByRole('button', { name: 'Log In' })).toBeVisible();
    await expectAccessible(page);
    await details(page).getByRole('tab', { name: 'Rate & Review' }).click();
    await expect(details(page)).toContainText('She carried my grandmother');
    await expectAccessible(page);
  });

  await step('The details for a member: the contact, and a refused rating', async () => {
    await lina.logInOn(page);
    await page.goto(`/search?from=${from}&to=${to}`);
    await page.getByRole('button', { name: 'View Contact Info' }).click();
    await expect(agreement(page)).toBeVisible();
    await expectAccessible(page);
    await agree(page);
    await expect(details(page)).toContainText(ana.email);
    await expectAccessible(page);
    await details(page).getByRole('tab', { name: 'Rate & Review' }).click();
    await details(page).getByRole('button', { name: 'Submit Testimonial' }).click();
    await expect(details(page).getByText('Rating must be at least 1')).toBeVisible();
    await expectAccessible(page);
  });
});

test('posting as a guest is accessible, with its errors and the published screen', async ({ page }) => {
  const { departureAirport: from, arrivalAirport: to, date } = trip();
  await page.goto('/find/create');
  await page.getByRole('button', { name: 'Create Request' }).click();
  await expect(page.getByText('You must agree to the terms')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/find/create?from=${from}&to=${to}&date=${date}`);
  await page.getByLabel('Name').fill('Pia');
  await page.getByLabel('Email').fill(person('pia').email);
  await page.getByLabel(/I agree to the terms/).check();
  await page.getByRole('button', { name: 'Create Request' }).click();
  await expect(page.getByRole('heading', { name: 'Your Help Request Has Been Published' })).toBeVisible();
  await expectAccessible(page);
});

test('posting and managing listings as a member is accessible', async ({ page, verifiedMember }) => {
  const ana = await verifiedMember('Ana');
  const { departureAirport: from, arrivalAirport: to, date } = trip();
  await ana.logInOn(page);

  await step('The full form with issues, and its success dialog', async () => {
    await page.goto(`/create-listing?type=helper&from=${from}&to=${to}&date=${date}`);
    await page.getByRole('button', { name: 'Create Listing' }).click();
    await expect(page.getByText('Description must be at least 10 characters')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Description').fill('I help with forms and gates.');
    await page.getByRole('button', { name: 'Create Listing' }).click();
    await expect(page.getByRole('dialog', { name: 'Success!' })).toBeVisible();
    await expectAccessible(page);
  });

  await step('Their own listings, and the dialogs to change and delete them', async () => {
    await page.goto('/profile?tab=helper');
    await untilHydrated(page);
    await page.getByRole('button', { name: `Close ${from} to ${to}` }).click();
    await expect(page.getByRole('article')).toContainText('Closed');
    await expectAccessible(page);
    for (const action of ['Edit', 'Repost', 'Delete']) {
      await page.getByRole('button', { name: `${action} ${from} to ${to}` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});
