import { expect, test } from '../../fixtures';
import { inWords, trip } from '../../fixtures/data/trip';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ troubles }) => {
  // Preloads of scripts that this browser does not run.
  troubles.expect(/^GET .*\.js: csp$/);
});

test('without JavaScript no public page has a control that does nothing @own-site', async ({
  page,
  member,
}) => {
  const ana = await member('Ana');
  const [next, later] = [trip(), trip()];
  const listing = await ana.offerHelp(next);
  await ana.offerHelp(later);
  const route = `${next.departureAirport}-${next.arrivalAirport}`;
  for (const path of [
    '/',
    '/flight-search',
    '/create-listing',
    '/find/create',
    '/how-it-works',
    `/routes/${route}`,
    `/listing/${listing.id}`,
    `/people/${ana.id}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('button:not([type=submit]):visible'), path).toHaveCount(0);
    await expect(page.locator('input[name=theme]:visible'), path).toHaveCount(0);
  }
  const trips = page.getByRole('main').locator('noscript li a');
  await expect(trips).toHaveCount(1);
  await trips.click();
  await expect(page).toHaveURL(/\/listing\/\d+$/);
});

test('without JavaScript a name of two cities is searched as one of them, and leads to the other @own-site', async ({
  page,
}) => {
  const main = page.getByRole('main');
  for (const [path, button] of [
    ['/search', 'Search'],
    ['/flight-search', 'Search for Amigos'],
  ] as const) {
    await page.goto(path);
    await page.getByLabel('From', { exact: true }).fill('San Jose');
    await page.getByLabel('To', { exact: true }).fill('ORD');
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('SJC');
    await expect(main.locator('noscript p', { hasText: '“San Jose” was taken for' })).toContainText(
      '(SJC), United States.',
    );
    await main.locator('noscript a', { hasText: '(SJO), Costa Rica' }).click();
    await expect(page).toHaveURL(/from=SJO&to=ORD/);
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('SJO');
    await expect(main.locator('noscript p', { hasText: 'was taken for' })).toHaveCount(0);
  }
});

test('without JavaScript the name of a stop leads to the other city, too @own-site', async ({ page }) => {
  const main = page.getByRole('main');
  const stop = page.getByLabel('Change Planes At');
  const taken = main.locator('noscript p', { hasText: '“San Jose” was taken for' });
  const { date } = trip();
  for (const [path, button] of [
    ['/search', 'Search'],
    ['/flight-search', 'Search for Amigos'],
  ] as const) {
    await page.goto(path);
    await page.getByLabel('From', { exact: true }).fill('DEL');
    await page.getByLabel('To', { exact: true }).fill('ORD');
    await page.getByLabel(/^(From )?Travel Date$/).fill(inWords(date));
    await main.locator('summary', { hasText: 'Changing planes?' }).click();
    await stop.fill('San Jose');
    if (path === '/flight-search')
      await page.getByLabel('Day of the Next Flight').first().fill(inWords(date));
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(stop).toHaveValue('SJC');
    await expect(taken).toContainText('(SJC), United States.');
    await main.locator('noscript a', { hasText: '(SJO), Costa Rica' }).click();
    await expect(page).toHaveURL(/stops=SJO/);
    await expect(stop).toHaveValue('SJO');
    await expect(taken).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 2, name: 'Available Amigos' })).toBeVisible();
  }
});

test('without JavaScript a stop that is not understood says so under its field @own-site', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const unknown = main.getByText(/^We do not know this place: [^.]+\.$/);
  const { date } = trip();
  for (const typed of ['Xyzzy', 'QQQ']) {
    await page.goto(`/flight-search?from=DEL&to=ORD&date=${date}`);
    await main.locator('summary', { hasText: 'Changing planes?' }).click();
    await page.getByLabel('Change Planes At').fill(typed);
    await page.getByLabel('Day of the Next Flight').fill(inWords(date));
    await page.getByLabel('Next Flight Number').fill('lh 430');
    await page.getByRole('button', { name: 'Search for Amigos' }).click();
    await expect(page.getByLabel('Change Planes At')).toHaveValue(typed);
    await expect(page.getByLabel('Day of the Next Flight').first()).toHaveValue(inWords(date));
    await expect(unknown).toHaveCount(1);
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(0);
  }
});
