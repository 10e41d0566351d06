import { expect, test } from '../../fixtures';
import { dayIn, emptySearch, inWords, trip } from '../../fixtures/data/trip';

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
  const more = page.locator('noscript a', { hasText: 'More results' });
  const [link, grid] = await Promise.all([
    more.boundingBox(),
    results.locator('xpath=ancestor::section[1]').first().boundingBox(),
  ]);
  expect(link!.x + link!.width / 2).toBeCloseTo(grid!.x + grid!.width / 2, 0);
  await more.click();
  await expect(page).toHaveURL(/cursor=/);
  await expect(results.first()).not.toHaveText(first!);

  await page.goto('/search');
  await page.getByLabel('From').fill(flight.departureAirport);
  await page.getByLabel('To', { exact: true }).fill(flight.arrivalAirport);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/search\\?from=${flight.departureAirport}`));
  await results.getByRole('heading').getByRole('link').first().click();
  await expect(page.getByRole('main')).toContainText('I speak Hindi and know both airports well.');
  await expect(page.getByRole('link', { name: 'Add to Calendar' })).toBeVisible();
  for (const name of ['Keep', 'Share', 'Print'])
    await expect(page.getByRole('button', { name, includeHidden: true })).toBeHidden();
  await expect(page.getByRole('tab')).toHaveCount(0);

  await page.getByRole('main').getByRole('link', { name: ana.name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ana.name);
});

test('without JavaScript a search takes names, days as they are written, and says what it does not understand @own-site', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const search = () => page.getByRole('button', { name: 'Search', exact: true }).click();
  const { date } = trip();

  await page.goto('/');
  await page.getByLabel('From').fill('New Delhi');
  await page.getByLabel('To', { exact: true }).fill('ORD');
  await page.getByLabel('Travel Date').fill(inWords(date));
  await page.getByText('Changing planes?').click();
  await page.getByLabel('Change Planes At').fill('Frankfurt');
  await search();
  await expect(page).toHaveURL(new RegExp(`/search\\?from=DEL&to=ORD&date=${date}.*&stops=FRA`));
  await expect(page.getByLabel('Travel Date')).toHaveValue(inWords(date));
  await expect(page.getByLabel('Change Planes At')).toHaveValue('FRA');

  await page.goto('/search');
  await page.getByLabel('From').fill('Xyzzy');
  await page.getByLabel('Travel Date').fill('someday');
  await search();
  await expect(page.getByLabel('From')).toHaveValue('Xyzzy');
  await expect(main).toContainText('Nothing was searched for yet');
  await expect(main.getByText(/^We do not know this place: [^.]+\.$/)).toBeVisible();
  await expect(main.getByText('Please write the date like Dec 24, 2026.', { exact: true })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(0);

  for (const path of ['/search', '/flight-search']) {
    await page.goto(`${path}?from=QQQ&to=ORD&date=${date}`);
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('QQQ');
    await expect(main.getByText(/^We do not know this place: [^.]+\.$/).first()).toBeVisible();
    await expect(main.getByText('No Amigos found')).toHaveCount(0);
  }

  await page.goto('/flight-search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a Amigo for Your Flight');
  await page.locator('noscript summary', { hasText: 'Log In' }).click();
  await expect(page.locator('noscript p', { hasText: 'Logging in needs JavaScript.' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('noscript a', { hasText: 'Menu' }).click();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Find Help' })).toBeInViewport();
});

test('without JavaScript every filter of a search counts @own-site', async ({ page, member }) => {
  const flight = trip({ needs: ['forms', 'company'] });
  await (await member('Ana')).offerHelp(flight);
  const results = page.getByRole('main').getByRole('article');
  const inUse = page.getByRole('list', { name: 'Filters in use' }).getByRole('listitem');
  const search = () => page.getByRole('button', { name: 'Search', exact: true }).click();

  await page.goto(`/search?from=${flight.departureAirport}&to=${flight.arrivalAirport}`);
  await page.getByLabel('Connections').selectOption('Direct');
  for (const need of ['Immigration forms', 'Company on board']) await page.getByLabel(need).check();
  await search();
  await expect(inUse).toHaveText([/Direct/, /Immigration forms/, /Company on board/]);
  await expect(results).toHaveCount(1);

  await page.getByLabel('Language', { exact: true }).selectOption('Telugu');
  await page.getByLabel('Accepts tips').check();
  await page.getByRole('checkbox', { name: 'Verified' }).check();
  await search();
  await expect(page).toHaveURL(
    /stops=none&language=te&verified=true&acceptsTips=true&needs=forms%2Ccompany$/,
  );
  await expect(inUse).toHaveCount(6);
  await expect(results).toHaveCount(0);
});

test('without JavaScript a phone can change a search, and shows no dead button @own-site', async ({
  page,
  member,
}) => {
  const { departureAirport: from, arrivalAirport: to, ...flight } = trip();
  const ana = await member('Ana');
  await ana.offerHelp({ ...flight, departureAirport: from, arrivalAirport: to });
  const request = trip();
  await ana.askForHelp(request);
  const main = page.getByRole('main');
  const deadButtons = main.locator('button:not([type=submit]):visible');
  await page.setViewportSize({ width: 360, height: 740 });

  await page.goto(`/search?from=${from}&to=${to}`);
  await expect(page.getByLabel('From')).toHaveValue(from);
  await expect(page.getByLabel('From')).toBeVisible();
  await expect(deadButtons).toHaveCount(0);
  await main.locator('noscript a', { hasText: 'View Contact Info' }).click();
  await expect(page).toHaveURL(/\/listing\/\d+$/);
  await expect(main).toContainText(ana.name);

  await page.goto(`/search?from=${from}&to=${to}`);
  await main.locator('noscript a', { hasText: 'Reset Filters' }).click();
  await expect(page).toHaveURL('/search');
  await expect(deadButtons).toHaveCount(0);

  await page.goto(`/search?from=${request.departureAirport}&to=${request.arrivalAirport}`);
  await expect(main.locator('noscript a', { hasText: 'Connect with Traveler' })).toBeVisible();
  await expect(deadButtons).toHaveCount(0);

  await page.goto(emptySearch());
  await expect(main.getByText('No Amigos found')).toBeVisible();
  await expect(deadButtons).toHaveCount(0);
  await page.getByLabel('From').fill(from);
  await page.getByLabel('To', { exact: true }).fill(to);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(main.getByRole('article')).toHaveCount(1);

  await page.goto('/');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(deadButtons).toHaveCount(0);
});

test('without JavaScript a text in another language is not offered in translation @own-site', async ({
  page,
  member,
}) => {
  const description = 'Mi madre viaja sola por primera vez y camina muy despacio.';
  const { id } = await (await member('Ana')).askForHelp({ ...trip(), description });
  await page.goto(`/listing/${id}`);
  await expect(page.getByText(description)).toBeVisible();
  const translate = page.getByRole('button', { name: 'Translate', includeHidden: true });
  await expect(translate).toHaveCount(1);
  await expect(translate).toBeHidden();
});

test('without JavaScript routes, the legal pages and the ways to reach us can be read @own-site', async ({
  page,
  member,
}) => {
  const flight = trip();
  const ana = await member('Ana');
  await ana.offerHelp(flight);
  await ana.offerHelp({ ...flight, date: dayIn(31, flight.date) });
  const path = `/routes/${flight.departureAirport}-${flight.arrivalAirport}`;
  const month = page.getByRole('main').getByRole('heading', { name: / 20\d\d$/ });
  await page.goto(path);
  await expect(page.getByRole('main')).toContainText('1 offers help');
  const first = await month.textContent();
  await page.locator('noscript a', { hasText: 'Later' }).click();
  await expect(page).toHaveURL(/\?month=20/);
  await expect(month).not.toHaveText(first!);
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await page.locator('noscript a', { hasText: 'Earlier' }).click();
  await expect(month).toHaveText(first!);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use');
  await expect(page.locator('#limitation')).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('main')).toContainText('We do not sell personal data to third parties');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
});

test('without JavaScript the legal pages can be read in Telugu, and lead to the English text @own-site', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/te/terms-of-use');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('వినియోగ నియమాలు');
  await expect(main.getByText('20 నవంబర్, 2026')).toBeVisible();
  await main.getByRole('link', { name: 'గోప్యతా విధానాన్ని' }).click();
  await expect(page).toHaveURL('/te/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('గోప్యతా విధానం');
  await main.getByRole('link', { name: 'ఇంగ్లీషు పాఠమే' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(main).toContainText('We do not sell personal data to third parties');
});

test('a form that needs JavaScript says so, with another way, and has no dead button @own-site', async ({
  page,
}) => {
  for (const path of ['/find/create', '/offer/create', '/contact']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator('noscript p', { hasText: 'This form needs JavaScript' })).toBeVisible();
    await expect(main.locator('noscript a[href^="mailto:"]')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('textbox')).toHaveCount(0);
  }
  await page.goto('/search');
  const cell = page.getByLabel('Travel Date').locator('xpath=ancestor::div[3]');
  const [hint, around] = await Promise.all([cell.locator('noscript p').boundingBox(), cell.boundingBox()]);
  expect(hint!.x + hint!.width).toBeLessThanOrEqual(around!.x + around!.width);
  // As wide as the field and close to it, so it has the padding of other texts, and that once.
  const field = await page.getByLabel('Travel Date').boundingBox();
  expect(hint!.width).toBe(field!.width);
  expect(hint!.y - field!.y - field!.height).toBeLessThan(10);
});
