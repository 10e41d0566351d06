import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { chooseAirport } from '../fixtures/airports';
import { dayIn, inWords, trip } from '../fixtures/trips';

const { step } = test;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
/** What is close by may follow, but this alone is what was searched for. */
async function expectOnly(page: Page, flight: string) {
  await expect(page.getByText('1 listing shown, all there are')).toBeAttached();
  await expect(cards(page).first()).toContainText(flight);
}
const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

test('a search lives in its address: it can be shared, gone back to, and left alone while another is written', async ({
  page,
  anotherBrowser,
  member,
}) => {
  const ana = await member('Ana');
  const { departureAirport: from, arrivalAirport: to } = trip();
  const [first, second] = [dayIn(30), dayIn(31)] as const;
  const route = { departureAirport: from, arrivalAirport: to };
  for (let number = 1; number <= 20; number++)
    await ana.offerHelp({ ...route, date: number > 18 ? second : first, flightNumber: `BA${number}` });

  await step('Nine at a time, until all are there', async () => {
    await page.goto(`/search?from=${from}&to=${to}`);
    await expect(cards(page)).toHaveCount(9);
    await page.getByRole('button', { name: 'View More' }).click();
    await expect(cards(page)).toHaveCount(18);
    await expect(page.getByRole('listitem').filter({ hasText: 'BA10' })).toBeFocused();
    await page.getByRole('button', { name: 'View More' }).click();
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByRole('button', { name: 'View More' })).toHaveCount(0);
    await expect(page.getByText('20 listings shown, all there are')).toBeAttached();
  });

  await step('What is typed into the form changes nothing before Search is pressed', async () => {
    const address = page.url();
    await page.getByLabel('Travel Date').fill(inWords(second));
    await page.getByLabel('Flight Number').fill('ba 0020');
    await page.getByLabel('Flight Number').blur();
    expect(page.url()).toBe(address);
    await expect(cards(page)).toHaveCount(20);
    await search(page).click();
    await expect(page).toHaveURL(`/search?from=${from}&to=${to}&date=${second}&flight=BA20`);
    await expectOnly(page, 'BA20');
  });

  await step('Its address shows somebody else the same page', async () => {
    const friend = await anotherBrowser();
    await friend.goto(page.url());
    await expectOnly(friend, 'BA20');
    await expect(friend.getByRole('combobox', { name: 'From' })).toHaveValue(new RegExp(`^${from}`));
    await expect(friend.getByLabel('Travel Date')).toHaveValue(inWords(second));
    await expect(friend.getByLabel('Flight Number')).toHaveValue('BA20');
    await friend.getByRole('combobox', { name: 'To' }).focus();
    await expect(friend.getByRole('combobox', { name: 'To' })).toHaveValue(new RegExp(`^${to} - `));
  });

  await step('Back leads to the search before, in the form too', async () => {
    await page.goBack();
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByLabel('Travel Date')).toHaveValue('');
    await expect(page.getByLabel('Flight Number')).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue(new RegExp(`^${from}`));
    await page.goForward();
    await expectOnly(page, 'BA20');
  });

  await step('What is no flight number is said beside its field', async () => {
    await page.getByLabel('Flight Number').fill('tomorrow');
    await search(page).click();
    await expect(page.getByLabel('Flight Number')).toHaveAccessibleDescription(
      /Enter a flight number like AA1234/,
    );
    await expect(page.getByLabel('Flight Number')).toBeFocused();
  });

  await step('Reset forgets it all', async () => {
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('');
    await expect(page.getByLabel('Travel Date')).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'Available Amigos' })).toBeVisible();
  });

  await step('Of a link that was mangled on its way, what makes sense is kept', async () => {
    await page.goto(`/search?from=${from.toLowerCase()}&to=${to}&date=tomorrow&flight=&type=nobody`);
    await expect(cards(page)).toHaveCount(9);
  });
});

test('a search that finds nothing shows what is close by, says why, and leads on', async ({
  page,
  member,
}) => {
  const ana = await member('Ana');
  const { arrivalAirport: to } = trip();
  const day = dayIn(50);
  await ana.offerHelp({ departureAirport: 'LHR', arrivalAirport: to, date: dayIn(2, day) });
  await ana.offerHelp({
    departureAirport: 'LHR',
    arrivalAirport: to,
    date: dayIn(-3, day),
    endDate: dayIn(-1, day),
  });
  await ana.offerHelp({ departureAirport: 'LGW', arrivalAirport: to, date: day });
  const nearby = (name: string) => page.getByRole('region', { name }).getByRole('listitem');

  await step('Nearby days and the other airports of the city are offered', async () => {
    await page.goto(`/search?from=LHR&to=${to}&date=${day}&type=helper`);
    await expect(page.getByRole('heading', { name: 'No Amigos found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search criteria or create a new listing.')).toBeVisible();
    const days = nearby('The same route on nearby days').filter({ has: page.getByRole('article') });
    await expect(days).toContainText(['1 day earlier', '2 days later']);
    const airports = nearby('Other airports of the same city').filter({ has: page.getByRole('article') });
    await expect(airports).toContainText(['From London Gatwick (LGW) instead of LHR']);
  });

  await step('The way to a request is filled in with the search', async () => {
    await page.getByRole('link', { name: 'Request Help' }).click();
    await expect(page).toHaveURL(`/find/create?from=LHR&to=${to}&date=${day}`);
    await expect(page.getByRole('combobox', { name: 'Departure Airport' })).toHaveValue(/^LHR - London/);
    await expect(page.getByRole('combobox', { name: 'Arrival Airport' })).toHaveValue(
      new RegExp(`^${to} - `),
    );
    await expect(page.getByLabel('Travel Date')).toHaveValue(inWords(day));
  });

  await step('Where nothing is close by either, wider searches are named', async () => {
    await page.goto(`/search?from=${to}&to=LHR&date=${day}&type=seeking_help`);
    await expect(page.getByRole('heading', { name: 'No travelers seeking help found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Offer Help', exact: true }).first()).toHaveAttribute(
      'href',
      `/offer/create?from=${to}&to=LHR&date=${day}`,
    );
    await page.getByRole('link', { name: `${to} to LHR on any day` }).click();
    await expect(page).toHaveURL(`/search?from=${to}&to=LHR&type=seeking_help`);
  });
});

test('both sides of the flight search show who flies, and keep what was typed when sides are changed', async ({
  page,
  member,
}) => {
  const ana = await member('Ana');
  const flight = trip({ flightNumber: 'EK521' });
  await ana.offerHelp(flight);
  await ana.askForHelp({ ...flight, flightNumber: 'EK522' });
  const { departureAirport: from, arrivalAirport: to, date } = flight;
  const query = `from=${from}&to=${to}&date=${date}`;

  await step('What is missing is said, beside its field', async () => {
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

  await step('Helpers on the flight are found, and the page moves down to them', async () => {
    await chooseAirport(page, 'From', from, from);
    await chooseAirport(page, 'To', to, to);
    await page.getByLabel('From Travel Date').fill(inWords(date));
    await page.getByLabel('To Travel Date (Optional)').fill(inWords(dayIn(4, date)));
    await page.getByRole('button', { name: 'Search for Amigos' }).click();
    await expect(page).toHaveURL(`/flight-search?action=find&${query}&endDate=${dayIn(4, date)}`);
    await expect(cards(page)).toContainText(['EK521']);
    await expect(page.getByRole('heading', { name: 'Available Amigos' })).toBeInViewport();
  });

  await step('The other side of the counter keeps the flight', async () => {
    await page.getByRole('link', { name: 'Flying anyway? Offer your help' }).click();
    await expect(page.getByRole('heading', { name: 'Be a Amigo for a Flight' })).toBeVisible();
    await expect(page).toHaveURL(`/flight-search?action=offer&${query}`);
    await expect(page.getByLabel('To Travel Date (Optional)')).toHaveCount(0);
    await expect(cards(page)).toContainText(['EK522']);
    await page.getByLabel('Flight Number').fill('EK 999');
    await page.getByRole('button', { name: 'Confirm and Continue' }).click();
    await expect(page).toHaveURL(`/flight-search?action=offer&${query}&flight=EK999`);
    await expect(page.getByRole('heading', { name: 'No travelers seeking help found' })).toBeVisible();
  });

  await step('A link with a route and a day shows its results at once', async () => {
    await page.goto(`/flight-search?action=offer&${query}`);
    await expect(cards(page)).toContainText(['EK522']);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
