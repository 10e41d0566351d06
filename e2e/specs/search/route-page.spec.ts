import { expect, test } from '../../fixtures';
import { trip } from '../../fixtures/data/trip';

test('a link to a route, sent in a family group, leads a stranger to the people of a day', async ({
  page,
  member,
  troubles,
}) => {
  const meera = await member('Meera');
  const flight = trip();
  await meera.askForHelp(flight);
  const { departureAirport: from, arrivalAirport: to, date } = flight;

  const reply = await page.goto(`/routes/${from}-${to}`);
  expect(await reply?.text()).toContain('1 person looks for company on flights from');
  await expect(page.getByText('looks for help in')).toBeVisible();
  await page.getByRole('table').getByRole('link', { name: '1 looks for help' }).click();
  await expect(page).toHaveURL(`/search?from=${from}&to=${to}&date=${date}`);
  await expect(page.getByRole('article')).toHaveCount(1);

  const map = await page.request.get(`/sitemap/${from}.xml`);
  expect(await map.text()).toContain(`/routes/${from}-${to}</loc>`);

  troubles.expect(/^404 GET \/routes\/QQQ-DEL$/);
  expect((await page.goto('/routes/QQQ-DEL'))?.status()).toBe(404);
});
