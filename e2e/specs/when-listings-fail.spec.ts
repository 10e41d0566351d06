import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { Release } from '../fixtures/releases';
import { inWords, trip } from '../fixtures/trips';

const { step } = test;
const breakOnce = (page: Page, path: string | RegExp) =>
  page.route(path, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }), { times: 1 });

test('whatever fails on the way to a contact says so and can be tried again', async ({
  page,
  member,
  troubles,
}) => {
  const [ana, omar] = [await member('Ana'), await member('Omar')];
  const { departureAirport: from, arrivalAirport: to, date } = trip();
  for (let number = 1; number <= 10; number++)
    await ana.offerHelp({ departureAirport: from, arrivalAirport: to, date, flightNumber: `BA${number}` });
  const details = page.getByRole('dialog', { name: 'Amigo Details' });
  const cards = page.getByRole('main').getByRole('article');
  await omar.sitDownAt(page);
  troubles.expect(/^502 /);

  await step('The search', async () => {
    await page.goto('/contact');
    await breakOnce(page, /\/api\/listings\?/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Listings' }).click();
    await expect(page.getByText('Error loading Amigos. Please try again later.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(cards.first()).toBeVisible();
  });

  await step('The next page of it', async () => {
    await page.goto(`/search?from=${from}&to=${to}`);
    await expect(cards).toHaveCount(9);
    await breakOnce(page, /\/api\/listings\?/);
    await page.getByRole('button', { name: 'View More' }).click();
    await expect(page.getByText('The next listings could not be loaded. Please try again.')).toBeVisible();
    await expect(cards).toHaveCount(9);
    await page.getByRole('button', { name: 'View More' }).click();
    await expect(cards).toHaveCount(10);
  });

  await step('The contact', async () => {
    await breakOnce(page, /\/connect$/);
    await cards.first().getByRole('button', { name: 'View Contact Info' }).click();
    await expect(details).toContainText('The contact details could not be loaded.');
    await details.getByRole('button', { name: 'Try again' }).click();
    await expect(details).toContainText(ana.email);
  });

  await step('What others have said, and what somebody wants to say', async () => {
    await breakOnce(page, /\/api\/testimonials\/user\//);
    await details.getByRole('tab', { name: 'Rate & Review' }).click();
    await expect(details).toContainText('Failed to fetch testimonials');
    await details.getByRole('button', { name: 'Try again' }).click();
    await expect(details).toContainText('Nobody has written one yet.');
    await breakOnce(page, /\/api\/testimonials$/);
    await details.getByRole('radio', { name: '5 stars' }).check();
    await details.getByLabel('Your testimonial').fill('Twice is better than once.');
    await details.getByRole('button', { name: 'Submit Testimonial' }).click();
    await expect(page.getByText('There was a problem submitting your testimonial')).toBeVisible();
    await expect(details.getByLabel('Your testimonial')).toHaveValue('Twice is better than once.');
    await details.getByRole('button', { name: 'Submit Testimonial' }).click();
    await expect(details).toContainText(ana.email);
  });

  await step("One's own listings", async () => {
    await page.goto('/profile');
    await breakOnce(page, /\/api\/my-listings/);
    await page.getByRole('tab', { name: "I'm a Helper" }).click();
    await expect(page.getByText('Failed to fetch helper listings')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('You need to verify your phone number to create listings')).toBeVisible();
  });
});

test('parts that come late and then do not come cost no more than themselves', async ({
  page,
  member,
  troubles,
}) => {
  const ana = await member('Ana');
  const { departureAirport: from, arrivalAirport: to, date } = trip();
  await ana.offerHelp({ departureAirport: from, arrivalAirport: to, date });
  troubles.expect(
    /\/mf\/listings\/|\/api\/airports|ChunkLoadError|Loading (CSS )?chunk|airports could not be loaded/,
  );

  await page.goto('/search');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.route(/\/mf\/listings\/.+\.(js|css)/, (route) => route.abort('connectionrefused'));
  await page.route('/api/airports*', (route) => route.abort('connectionrefused'));

  await step('Without the airport picker the fields take codes', async () => {
    await page.getByRole('combobox', { name: 'From' }).fill(from.toLowerCase());
    await page.getByRole('combobox', { name: 'To' }).fill(to);
    await page.getByLabel('Travel Date').fill(inWords(date));
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(`/search?from=${from}&to=${to}&date=${date}`);
  });

  await step('The details say that they did not come, and come when tried again', async () => {
    await page.getByRole('button', { name: 'View Contact Info' }).click();
    await expect(page.getByRole('alert')).toContainText('The details could not be loaded.');
    await page.unrouteAll();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Amigo Details' })).toContainText(
      'Log in to see how to reach',
    );
  });
});

test('a profile without the remote that brings its listings is still a profile', async ({
  page,
  site,
  member,
  troubles,
}) => {
  const omar = await member('Omar');
  await omar.sitDownAt(page);
  troubles.expect(
    /^404 GET \/mf\/listings\//,
    /Refused to execute script/,
    /was preloaded using link preload/,
  );
  const mend = new Release(site, 'listings').vanish();
  try {
    await page.goto('/profile?tab=helper');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('your listings');
    await page.getByRole('tab', { name: 'Profile', exact: true }).click();
    await expect(page.getByLabel('Username')).toHaveValue(omar.name);
    await page.getByRole('tab', { name: 'I Need Help' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('your listings');
  } finally {
    mend();
  }
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You need to verify your phone number to create requests')).toBeVisible();
});
