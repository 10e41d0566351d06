import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { untilHydrated } from '../../fixtures/browser/firstView';
import { expectToast } from '../../fixtures/pages/toast';
import { tripToday } from '../../fixtures/data/trip';
import { agree } from '../../fixtures/pages/details';

const { step } = test;
const breakOnce = (page: Page, path: string | RegExp) =>
  page.route(path, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }), { times: 1 });

test('each failure on the way to a contact is shown and can be retried', async ({
  page,
  member,
  troubles,
}) => {
  const [ana, omar] = [await member('Ana'), await member('Omar')];
  const { departureAirport: from, arrivalAirport: to, date } = tripToday();
  for (let number = 1; number <= 10; number++)
    await ana.offerHelp({ departureAirport: from, arrivalAirport: to, date, flightNumber: `BA${number}` });
  const details = page.getByRole('dialog', { name: 'Amigo Details' });
  const cards = page.getByRole('main').getByRole('article');
  await omar.logInOn(page);
  troubles.expect(/^502 /);

  await step('The search', async () => {
    await page.goto('/contact');
    await untilHydrated(page);
    await breakOnce(page, /\/api\/search\?/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Listings' }).click();
    await expect(page.getByText('Error loading Amigos. Please try again later.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(cards.first()).toBeVisible();
  });

  await step('The next page of results', async () => {
    await page.goto(`/search?from=${from}&to=${to}`);
    await expect(cards).toHaveCount(9);
    await breakOnce(page, /\/api\/search\?/);
    await page.getByRole('button', { name: 'View More' }).click();
    await expect(page.getByText('The next listings could not be loaded. Please try again.')).toBeVisible();
    await expect(cards).toHaveCount(9);
    await page.getByRole('button', { name: 'View More' }).click();
    await expect(cards).toHaveCount(10);
  });

  await step('The contact', async () => {
    await breakOnce(page, /\/connect$/);
    await cards.first().getByRole('button', { name: 'View Contact Info' }).click();
    await agree(page);
    await expect(details).toContainText('The contact details could not be loaded.');
    await details.getByRole('button', { name: 'Try again' }).click();
    await expect(details).toContainText(ana.email);
  });

  await step('Reviews cannot be loaded or sent, then can', async () => {
    await breakOnce(page, /\/api\/testimonials\/user\/\d+$/);
    await details.getByRole('tab', { name: 'Rate & Review' }).click();
    await expect(details).toContainText('Failed to fetch testimonials');
    await details.getByRole('button', { name: 'Try again' }).click();
    await expect(details).toContainText('Nobody has written one yet.');
    await breakOnce(page, /\/api\/testimonials$/);
    await details.getByRole('radio', { name: '5 stars' }).check();
    await details.getByLabel('Your testimonial').fill('Twice is better than once.');
    await details.getByRole('button', { name: 'Submit Testimonial' }).click();
    await expectToast(page, 'Submission failed', 'There was a problem submitting your testimonial');
    await expect(details.getByLabel('Your testimonial')).toHaveValue('Twice is better than once.');
    await details.getByRole('button', { name: 'Submit Testimonial' }).click();
    await expect(details).toContainText(ana.email);
  });

  await step('Their own listings', async () => {
    await page.goto('/profile');
    await breakOnce(page, /\/api\/my-listings\?/);
    await page.getByRole('tab', { name: "I'm a Helper" }).click();
    await expect(page.getByText('Failed to fetch helper listings')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('You need to verify your phone number to create listings')).toBeVisible();
  });
});
