import { expect, test } from '../../fixtures';
import { chooseAirport } from '../../fixtures/pages/airports';
import { inWords, trip, tripToday } from '../../fixtures/data/trip';

const { step } = test;

test('home shows the newest listings and testimonials, and links to every page @own-site', async ({
  page,
  member,
}) => {
  const [ana, ravi] = [await member('Ana'), await member('Ravi')];
  const flights = [tripToday(), trip(), trip()] as const;
  const offers = [];
  for (const flight of flights) offers.push(await ana.offerHelp(flight));
  await ravi.askForHelp(flights[0]);
  await ravi.askForHelp(flights[1]);
  await ravi.connect(offers[0]!);
  await ravi.review(offers[0]!, 'She carried my grandmother through immigration.');
  const offering = page.getByRole('region', { name: 'Offering help' });
  const seeking = page.getByRole('region', { name: 'Looking for help' });
  const routeOf = ({ departureAirport, arrivalAirport }: (typeof flights)[number]) =>
    new RegExp(`${departureAirport}.*${arrivalAirport}`, 's');

  await step('The two newest listings of each side are shown, the newest first', async () => {
    await page.goto('/');
    await expect(offering.getByRole('article')).toHaveText([routeOf(flights[2]), routeOf(flights[1])]);
    await expect(seeking.getByRole('article')).toHaveText([routeOf(flights[1]), routeOf(flights[0])]);
  });

  await step('The newest testimonial is shown', async () => {
    const praise = page.getByRole('region', { name: 'What Our Users Say' }).getByRole('listitem');
    await expect(praise.first()).toContainText('She carried my grandmother through immigration.');
    await expect(praise.first()).toContainText(ravi.name);
    expect(await praise.count()).toBeLessThanOrEqual(6);
  });

  await step('The details of a card open over the page and close again', async () => {
    await seeking.getByRole('button', { name: 'Connect with Traveler' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Traveler Details' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  await step('View All shows all listings of one type', async () => {
    await offering.getByRole('link', { name: 'View All' }).click();
    await expect(page).toHaveURL('/search?type=helper');
    await expect(page.getByRole('heading', { name: 'Available Amigos' })).toBeVisible();
    await page.goBack();
    await seeking.getByRole('link', { name: 'View All' }).click();
    await expect(page).toHaveURL('/search?type=seeking_help');
    await expect(page.getByRole('heading', { name: 'Travelers Needing Assistance' })).toBeVisible();
    await page.goBack();
    // The form of the results has the same fields.
    await expect(seeking).toBeVisible();
  });

  await step('The search form leads to the results', async () => {
    const [{ departureAirport: from, arrivalAirport: to, date }] = flights;
    await chooseAirport(page, 'From', from, from);
    await chooseAirport(page, 'To', to, to);
    await page.getByLabel('Travel Date').fill(inWords(date));
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(`/search?from=${from}&to=${to}&date=${date}`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
    await page.goBack();
  });

  await step('The two cards lead to the two forms', async () => {
    const choice = (name: string) => page.getByRole('region', { name });
    await choice('Become a Flight Amigo').getByRole('link', { name: 'Offer Help' }).click();
    await expect(page.getByRole('heading', { name: 'Offer Your Help to Travelers' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await choice('Find Your Flight Amigo').getByRole('link', { name: 'Find Help' }).click();
    await expect(page.getByRole('heading', { name: 'Request Travel Assistance' })).toBeVisible();
    await expect(page).toHaveURL('/find/create');
  });
});

test('the former addresses of the two forms redirect to them and keep the query', async ({ page }) => {
  await page.goto('/create-find-help?from=JFK');
  await expect(page).toHaveURL('/find/create?from=JFK');
  await expect(page.getByRole('combobox', { name: 'Departure Airport' })).toHaveValue(
    'JFK - New York, United States',
  );
  await page.goto('/create-offer-help?to=DEL');
  await expect(page).toHaveURL('/offer/create?to=DEL');
  await expect(page.getByRole('combobox', { name: 'Arrival Airport' })).toHaveValue('DEL - Delhi, India');
});
