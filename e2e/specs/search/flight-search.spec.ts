import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { chooseAirport } from '../../fixtures/pages/airports';
import { dayIn, inWords, trip } from '../../fixtures/data/trip';

const { step } = test;
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('both sides of the flight search show travelers, and keep the typed flight when sides change', async ({
  page,
  member,
}) => {
  const ana = await member('Ana');
  const flight = trip({ flightNumber: 'EK521' });
  await ana.offerHelp(flight);
  await ana.askForHelp({ ...flight, flightNumber: 'EK522' });
  const { departureAirport: from, arrivalAirport: to, date } = flight;
  const query = `from=${from}&to=${to}&date=${date}`;

  await step('Each missing field shows an issue', async () => {
    await page.goto('/flight-search');
    await expect(page.getByRole('heading', { name: 'Find a Amigo for Your Flight' })).toBeVisible();
    await page.getByRole('button', { name: 'Search for Amigos' }).click();
    await expect(page.getByRole('combobox', { name: 'From' })).toHaveAccessibleDescription(
      /Departure airport is required/,
    );
    await expect(page.getByRole('combobox', { name: 'To' })).toHaveAccessibleDescription(
      /Arrival airport is required/,
    );
    await expect(page.getByRole('combobox', { name: 'From' })).toBeFocused();
  });

  await step('Helpers on the flight are found, and the page scrolls down to them', async () => {
    await chooseAirport(page, 'From', from, from);
    await chooseAirport(page, 'To', to, to);
    await page.getByLabel('From Travel Date').fill(inWords(date));
    await page.getByLabel('To Travel Date (Optional)').fill(inWords(dayIn(4, date)));
    await page.getByRole('button', { name: 'Search for Amigos' }).click();
    await expect(page).toHaveURL(`/flight-search?action=find&${query}&endDate=${dayIn(4, date)}`);
    await expect(cards(page)).toContainText(['EK521']);
    await expect(page.getByRole('heading', { name: 'Available Amigos' })).toBeInViewport();
  });

  await step('The form of the other side keeps the flight', async () => {
    await page.getByRole('link', { name: 'Flying anyway? Offer your help' }).click();
    await expect(page.getByRole('heading', { name: 'Be a Amigo for a Flight' })).toBeVisible();
    await expect(page).toHaveURL(`/flight-search?action=offer&${query}`);
    await expect(page.getByLabel('To Travel Date (Optional)')).toHaveCount(0);
    await expect(cards(page)).toContainText(['EK522']);
    await page.getByLabel('Flight Number').fill('EK 999');
    await page.getByRole('button', { name: 'Confirm and Continue' }).click();
    await expect(page).toHaveURL(`/flight-search?action=offer&${query}&flight=EK999`);
    await expect(page.getByText('Nobody on exactly this trip yet. These come close.')).toBeVisible();
    await expect(cards(page)).toContainText(['The same route']);
  });

  await step('A link with a route and a day shows its results at once', async () => {
    await page.goto(`/flight-search?action=offer&${query}`);
    await expect(cards(page)).toContainText(['EK522']);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('a family that changes planes finds a helper who shares only their second flight', async ({
  page,
  member,
}) => {
  const ana = await member('Ana');
  const { arrivalAirport: to } = trip({ departureAirport: 'FRA' });
  const { departureAirport: from, date } = trip({ arrivalAirport: to });
  const nextDay = dayIn(1, date);
  const flight = `LH${randomInt(1_000, 10_000)}`;
  await ana.offerHelp({ departureAirport: 'FRA', arrivalAirport: to, date: nextDay, flightNumber: flight });

  await step('On the whole way nobody is found', async () => {
    await page.goto(`/flight-search?action=find&from=${from}&to=${to}&date=${date}`);
    await expect(page.getByRole('heading', { name: 'No Amigos found' })).toBeVisible();
  });

  await step('The family adds where they change planes', async () => {
    await page.getByRole('button', { name: 'Changing planes? Add a stop' }).click();
    await chooseAirport(page, 'Change Planes At', 'frankf', 'FRA');
    await page.getByLabel('Day of the Next Flight').fill(inWords(nextDay));
    await page.getByRole('button', { name: 'Search for Amigos' }).click();
    await expect(page).toHaveURL(
      `/flight-search?action=find&from=${from}&to=${to}&date=${date}&stops=FRA.${nextDay}`,
    );
  });

  await step('The helper is found, with the reason, and can be asked', async () => {
    const found = page.getByRole('listitem').filter({ has: page.getByRole('article') });
    await expect(found).toContainText([/Same last leg, FRA to .*, on the same day/]);
    await expect(found).toContainText([flight]);
    await found.getByRole('button', { name: 'View Contact Info' }).click();
    await expect(page.getByRole('dialog', { name: 'Amigo Details' })).toBeVisible();
  });

  await step('With its number the flight itself is the reason', async () => {
    await page.keyboard.press('Escape');
    await page.getByLabel('Next Flight Number').fill(flight.toLowerCase().replace('lh', 'lh '));
    await page.getByRole('button', { name: 'Search for Amigos' }).click();
    await expect(page.getByText(`The same flight, ${flight}`)).toBeVisible();
  });
});

test('a search has first who shares a flight of it, and denies nobody', async ({ page, member }) => {
  const { arrivalAirport: to } = trip({ departureAirport: 'FRA' });
  const { departureAirport: from, date } = trip({ arrivalAirport: to });
  const nextDay = dayIn(1, date);
  const [first, flight] = [`AI${randomInt(1_000, 10_000)}`, `LH${randomInt(1_000, 10_000)}`];
  const ana = await member('Ana');
  await ana.offerHelp({ departureAirport: 'FRA', arrivalAirport: to, date: nextDay, flightNumber: flight });
  const kamala = await member('Kamala');
  await kamala.askForHelp({
    departureAirport: from,
    arrivalAirport: to,
    date,
    flightNumber: first,
    legs: [
      { from, to: 'FRA', date, flightNumber: first },
      { from: 'FRA', to, date: nextDay, flightNumber: flight },
    ],
  });

  await step('A helper finds the family by the second flight', async () => {
    await page.goto(`/search?from=FRA&to=${to}&date=${nextDay}&flight=${flight}&type=seeking_help`);
    await expect(cards(page).first()).toContainText(`The same flight, ${flight}`);
    await expect(page.getByText('1 listing shown, all there are')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No travelers seeking help found' })).toHaveCount(0);
    await expect(page.getByText('Nobody yet')).toHaveCount(0);
  });

  await step('The stop is part of the search itself, and its focus goes to who was found', async () => {
    await page.goto(`/search?from=${from}&to=${to}&date=${date}&type=helper`);
    await page.getByText('Changing planes?').click();
    await chooseAirport(page, 'Change Planes At', 'frankf', 'FRA');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(`/search?from=${from}&to=${to}&date=${date}&type=helper&stops=FRA`);
    await expect(page.getByRole('heading', { name: 'Available Amigos' })).toBeFocused();
    await expect(cards(page)).toContainText([/Same last leg, FRA to/]);
    await page.keyboard.press('Tab');
    await expect(cards(page).first().getByRole('link').first()).toBeFocused();
  });
});
