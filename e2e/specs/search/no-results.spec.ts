import { expect, test } from '../../fixtures';
import { dayIn, inWords, trip } from '../../fixtures/data/trip';

const { step } = test;

test('a search that finds nobody on its trip shows nearby listings with reasons, and links on', async ({
  page,
  member,
}) => {
  const ana = await member('Ana');
  const { arrivalAirport: to } = trip({ departureAirport: 'LHR' });
  const day = dayIn(50);
  await ana.offerHelp({ departureAirport: 'LHR', arrivalAirport: to, date: dayIn(2, day) });
  await ana.offerHelp({
    departureAirport: 'LHR',
    arrivalAirport: to,
    date: dayIn(-3, day),
    endDate: dayIn(-1, day),
  });
  await ana.offerHelp({ departureAirport: 'LGW', arrivalAirport: to, date: day });
  const nearby = (name: string) =>
    page
      .getByRole('region', { name })
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') });

  await step('Nearby days and other airports are offered, the closest first', async () => {
    await page.goto(`/search?from=LHR&to=${to}&date=${day}&type=helper`);
    await expect(page.getByText('Nobody on exactly this trip yet. These come close.')).toBeVisible();
    await expect(nearby('Near enough?')).toContainText([
      /London to .*, 1 day earlier/,
      /London to .*, 2 days later/,
      /From London \(LGW\) instead of LHR, \d+ km away/,
    ]);
  });

  await step('Without a day, only the other airports of the city are', async () => {
    await page.goto(`/search?from=LHR&to=${to}&type=helper&flight=ZZ1`);
    await expect(nearby('Other airports of the same city')).toContainText([
      'From London Gatwick (LGW) instead of LHR',
    ]);
    await page.goBack();
  });

  await step('The link to a request fills in the search', async () => {
    await page.getByRole('link', { name: 'Request Help' }).click();
    await expect(page).toHaveURL(`/find/create?from=LHR&to=${to}&date=${day}`);
    await expect(page.getByRole('combobox', { name: 'Departure Airport' })).toHaveValue(/^LHR - London/);
    await expect(page.getByRole('combobox', { name: 'Arrival Airport' })).toHaveValue(
      new RegExp(`^${to} - `),
    );
    await expect(page.getByLabel('Travel Date')).toHaveValue(inWords(day));
  });

  await step('Without nearby listings, wider searches are suggested', async () => {
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
