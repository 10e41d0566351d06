import { expect, test } from '../../fixtures';
import { trip } from '../../fixtures/data/trip';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ troubles }) => {
  // Preloads of scripts that this browser does not run.
  troubles.expect(/^GET .*\.js: csp$/);
});

test('without JavaScript one can search, page through results, and read a listing and its helper @own-site', async ({
  page,
  member,
}) => {
  const flight = trip();
  const ana = await member('Ana');
  await ana.offerHelp({ ...flight, description: 'I speak Hindi and know both airports well.' });
  const results = page.getByRole('main').getByRole('article');

  await page.goto('/search');
  await expect(results).toHaveCount(9);
  const first = await results.first().textContent();
  await page.locator('noscript a', { hasText: 'More results' }).click();
  await expect(page).toHaveURL(/cursor=/);
  await expect(results.first()).not.toHaveText(first!);

  await page.goto('/search');
  await page.getByLabel('From').fill(flight.departureAirport);
  await page.getByLabel('To', { exact: true }).fill(flight.arrivalAirport);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/search\\?from=${flight.departureAirport}`));
  await results.getByRole('heading').getByRole('link').first().click();
  await expect(page.getByRole('main')).toContainText('I speak Hindi and know both airports well.');

  await page.getByRole('main').getByRole('link', { name: ana.name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ana.name);
});

test('without JavaScript routes, the legal pages and the ways to reach us can be read @own-site', async ({
  page,
  member,
}) => {
  const flight = trip();
  await (await member('Ana')).offerHelp(flight);
  await page.goto(`/routes/${flight.departureAirport}-${flight.arrivalAirport}`);
  await expect(page.getByRole('main')).toContainText('1 offers help');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use');
  await expect(page.locator('#limitation')).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('main')).toContainText('We do not sell personal data to third parties');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
});

test('a form that needs JavaScript says so, with another way, and has no dead button @own-site', async ({
  page,
}) => {
  for (const path of ['/find/create', '/offer/create', '/create-listing', '/contact']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main).toContainText('This form needs JavaScript');
    await expect(main.locator('noscript a[href^="mailto:"]')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('textbox')).toHaveCount(0);
  }
  await page.goto('/search');
  const hint = await page.getByText(/^Write it like/).boundingBox();
  const cell = await page.getByLabel('Travel Date').locator('xpath=ancestor::div[3]').boundingBox();
  expect(hint!.x + hint!.width).toBeLessThanOrEqual(cell!.x + cell!.width);
});
