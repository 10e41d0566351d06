import { expect, test } from '../../fixtures';
import { trip } from '../../fixtures/data/trip';

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
