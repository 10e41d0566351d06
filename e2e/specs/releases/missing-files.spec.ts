import { expect, test } from '../../fixtures';
import { untilHydrated } from '../../fixtures/browser/firstView';
import { thread, write } from '../../fixtures/pages/messages';
import { StoredRelease } from '../../fixtures/releases/storedRelease';
import { inWords, trip } from '../../fixtures/data/trip';

const { step } = test;

test('parts that fail to load cost only themselves', async ({ page, member, troubles }) => {
  const ana = await member('Ana');
  const { departureAirport: from, arrivalAirport: to, date } = trip();
  await ana.offerHelp({ departureAirport: from, arrivalAirport: to, date });
  troubles.expect(
    /\/mf\/listings\/|\/api\/airports|ChunkLoadError|Loading (CSS )?chunk|airports could not be loaded/,
  );

  await page.goto('/search');
  await untilHydrated(page);
  await page.route(/\/mf\/listings\/.+\.(js|css)/, (route) => route.abort('connectionrefused'));
  await page.route('/api/airports*', (route) => route.abort('connectionrefused'));

  await step('Without the airport picker the fields take codes', async () => {
    await page.getByRole('combobox', { name: 'From' }).fill(from.toLowerCase());
    await page.getByRole('combobox', { name: 'To' }).fill(to);
    await page.getByLabel('Travel Date').fill(inWords(date));
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(`/search?from=${from}&to=${to}&date=${date}`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  });

  await step('The details show an error, and load when tried again', async () => {
    await page.getByRole('button', { name: 'View Contact Info' }).click();
    await expect(page.getByRole('alert')).toContainText('The details could not be loaded.');
    await page.unrouteAll();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Amigo Details' })).toContainText(
      'Log in to see how to reach',
    );
  });
});

test('a profile works without the remote of its listings @own-site', async ({
  page,
  ownSite,
  member,
  troubles,
}) => {
  const omar = await member('Omar');
  await omar.logInOn(page);
  troubles.expect(/^404 GET \/mf\/listings\//, /Refused to execute script/);
  const restore = new StoredRelease(ownSite, 'listings').removeAll();
  try {
    await page.goto('/profile?tab=helper');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('your listings');
    await page.getByRole('tab', { name: 'Profile', exact: true }).click();
    await expect(page.getByLabel('Username')).toHaveValue(omar.name);
    await page.getByRole('tab', { name: 'I Need Help' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('your listings');
  } finally {
    restore();
  }
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You need to verify your phone number to create requests')).toBeVisible();
});

test('listings and conversations work without the remote of trips @own-site', async ({
  page,
  ownSite,
  member,
  troubles,
}) => {
  const [ana, omar] = [await member('Ana'), await member('Omar')];
  const listing = await ana.offerHelp(trip());
  await omar.connect(listing);
  await omar.write(ana, 'Shall we fly together?');
  await omar.logInOn(page);
  troubles.expect(/^404 GET \/mf\/trips\//, /Refused to execute script/);
  const restore = new StoredRelease(ownSite, 'trips').removeAll();
  try {
    await step('A conversation lacks its trip', async () => {
      await page.goto(`/messages?to=${ana.id}`);
      await expect(thread(page)).toContainText('Shall we fly together?');
      await write(page, 'On the same plane?');
      await expect(thread(page)).toContainText('On the same plane?');
      await expect(page.getByRole('button', { name: 'Propose to fly together' })).toHaveCount(0);
    });

    await step('The details of a listing lack the form that proposes it', async () => {
      await page.goto(`/listing/${listing.id}`);
      await page.getByRole('button', { name: 'Fly together?' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('This part could not be loaded.');
    });
  } finally {
    restore();
  }
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Propose to fly together' })).toBeVisible();
});
