import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectNoBarriers } from '../../fixtures/browser/accessibility';
import { person } from '../../fixtures/data/person';
import { dayIn, trip } from '../../fixtures/data/trip';

const { step } = test;
const details = (page: Page) => page.getByRole('dialog', { name: 'Amigo Details' });

test('search has no barriers', async ({ page, member, troubles }) => {
  const ana = await member('Ana');
  const flight = trip({ time: '06:15', flightNumber: 'LO27', description: 'I help with forms and gates.' });
  const { departureAirport: from, arrivalAirport: to, date } = flight;
  const listing = await ana.offerHelp(flight);

  await step('Results, and what is offered when there are none', async () => {
    await page.goto(`/search?from=${from}&to=${to}&date=${date}`);
    await expect(page.getByRole('article')).toBeVisible();
    await expectNoBarriers(page);
    await page.goto(`/search?from=${from}&to=${to}&date=${dayIn(1, date)}`);
    await expect(page.getByText('1 day earlier')).toBeVisible();
    await expectNoBarriers(page);
  });

  await step('An airport field with its suggestions, and a calendar', async () => {
    await page.getByRole('combobox', { name: 'From' }).fill('new york');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Change date/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoBarriers(page);
  });

  await step('The page of the listing, and of one that is gone', async () => {
    await page.goto(`/listing/${listing.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(from);
    await expectNoBarriers(page);
    troubles.expect(/^404 GET \/(api\/listings\/id\/99999999\/details|listing\/99999999)$/);
    await page.goto('/listing/99999999');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarriers(page);
  });
});

test('the details of a listing have no barriers, from the contact to the rating', async ({
  page,
  verifiedMember,
  member,
}) => {
  const [ana, omar] = [await verifiedMember('Ana'), await member('Omar')];
  const { departureAirport: from, arrivalAirport: to, ...rest } = trip();
  const listing = await ana.offerHelp({ departureAirport: from, arrivalAirport: to, ...rest });
  await omar.connect(listing);
  await omar.praise(listing, 'She carried my grandmother through immigration.');

  await step('The details for a stranger, over the start page', async () => {
    await page.goto(`/?open=${listing.id}`);
    await expect(details(page).getByRole('button', { name: 'Log In' })).toBeVisible();
    await expectNoBarriers(page);
    await details(page).getByRole('tab', { name: 'Rate & Review' }).click();
    await expect(details(page)).toContainText('She carried my grandmother');
    await expectNoBarriers(page);
  });

  await step('The details for a member: the contact, and a rating that is refused', async () => {
    await omar.sitDownAt(page);
    await page.goto(`/search?from=${from}&to=${to}`);
    await page.getByRole('button', { name: 'View Contact Info' }).click();
    await expect(details(page)).toContainText(ana.email);
    await expectNoBarriers(page);
    await details(page).getByRole('tab', { name: 'Rate & Review' }).click();
    await details(page).getByRole('button', { name: 'Submit Testimonial' }).click();
    await expect(details(page).getByText('Rating must be at least 1')).toBeVisible();
    await expectNoBarriers(page);
  });
});

test('posting as a guest has no barriers, errors and the published screen included', async ({ page }) => {
  const { departureAirport: from, arrivalAirport: to, date } = trip();
  await page.goto('/find/create');
  await page.getByRole('button', { name: 'Create Request' }).click();
  await expect(page.getByText('You must agree to the terms')).toBeVisible();
  await expectNoBarriers(page);

  await page.goto(`/find/create?from=${from}&to=${to}&date=${date}`);
  await page.getByLabel('Name').fill('Pia');
  await page.getByLabel('Email').fill(person('pia').email);
  await page.getByLabel(/I agree to the terms/).check();
  await page.getByRole('button', { name: 'Create Request' }).click();
  await expect(page.getByRole('heading', { name: 'Your Help Request Has Been Published' })).toBeVisible();
  await expectNoBarriers(page);
});

test('posting and keeping listings as a member has no barriers', async ({ page, verifiedMember }) => {
  const ana = await verifiedMember('Ana');
  const { departureAirport: from, arrivalAirport: to, date } = trip();
  await ana.sitDownAt(page);

  await step('The full form, with what is missing and with what was published', async () => {
    await page.goto(`/create-listing?type=helper&from=${from}&to=${to}&date=${date}`);
    await page.getByRole('button', { name: 'Create Listing' }).click();
    await expect(page.getByText('Description must be at least 10 characters')).toBeVisible();
    await expectNoBarriers(page);
    await page.getByLabel('Description').fill('I help with forms and gates.');
    await page.getByRole('button', { name: 'Create Listing' }).click();
    await expect(page.getByRole('dialog', { name: 'Success!' })).toBeVisible();
    await expectNoBarriers(page);
  });

  await step("One's own listings, and changing and deleting them", async () => {
    await page.goto('/profile?tab=helper');
    await page.getByRole('button', { name: `Close ${from} to ${to}` }).click();
    await expect(page.getByRole('article')).toContainText('Closed');
    await expectNoBarriers(page);
    for (const action of ['Edit', 'Repost', 'Delete']) {
      await page.getByRole('button', { name: `${action} ${from} to ${to}` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoBarriers(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});
