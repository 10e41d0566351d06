import { expect, test } from '../../fixtures';
import { addedLater, markFirstView, styledLater, untilQuiet } from '../../fixtures/browser/firstView';
import { trip } from '../../fixtures/data/trip';
import { startSite, type Site } from '../../fixtures/site';

const { step } = test;
test.use({ viewport: { width: 360, height: 740 } });

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite({ env: { LANGUAGES: 'es,fa' } });
});
test.afterAll(() => site.stop());

const sideways = () => document.documentElement.scrollWidth - innerWidth;

test('a traveler reads the site in Spanish @own-site', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${site.url}/contact`);

  await step('She finds her language in the header, by its own name', async () => {
    await page.locator('summary').filter({ hasText: 'English' }).click();
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(`${site.url}/es/contact`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { name: 'Contáctanos', level: 1 })).toBeVisible();
  });

  await step('Links stay in it', async () => {
    await page.getByRole('link', { name: 'Condiciones de uso' }).click();
    await expect(page).toHaveURL(`${site.url}/es/terms-of-use`);
    await expect(page).toHaveTitle('Flight Amigo - Condiciones de uso');
    await expect(page.getByText('el texto en inglés es el que vale')).toBeVisible();
  });

  await step('The login speaks it too', async () => {
    await page.getByRole('button', { name: 'Entrar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Entrar en Flight Amigo' });
    await expect(dialog.getByLabel('Correo electrónico')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
  });

  await step('The next visit begins in it', async () => {
    await page.goto(site.url);
    await expect(page).toHaveURL(`${site.url}/es/`);
    expect(await page.evaluate(sideways)).toBe(0);
    expect(errors).toEqual([]);
  });
});

test('a language that is chosen before hydration is remembered too @own-site', async ({ page }) => {
  const isThere = { waitUntil: 'domcontentloaded' } as const;
  await page.route(/\/mf\/.*\.js$/, () => {});
  await page.goto(`${site.url}/contact`, isThere);
  await page.locator('summary').filter({ hasText: 'English' }).click();
  await page.getByRole('link', { name: 'Español' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(`${site.url}/es/contact`);
  await page.goto(site.url, isThere);
  await expect(page).toHaveURL(`${site.url}/es/`);
});

test('a family in Tehran reads it from right to left @own-site', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fa-IR', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));

  await step('The first page comes in the language of the phone', async () => {
    await page.goto(site.url);
    await expect(page).toHaveURL(`${site.url}/fa/`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  await step('Nothing is wider than the screen', async () => {
    await page.goto(`${site.url}/fa/contact`);
    await expect(page.getByRole('heading', { name: 'تماس با ما', level: 1 })).toBeVisible();
    expect(await page.evaluate(sideways)).toBe(0);
    const logo = await page.getByRole('banner').getByRole('link', { name: 'Flight Amigo' }).boundingBox();
    const menu = await page.getByRole('button', { name: 'فهرست' }).boundingBox();
    expect(logo!.x).toBeGreaterThan(menu!.x);
    // In one row.
    expect(Math.abs(logo!.y + logo!.height / 2 - menu!.y - menu!.height / 2)).toBeLessThan(4);
  });

  await step('No part of the search is in English', async () => {
    await page.goto(`${site.url}/fa/search`);
    await expect(page.getByRole('heading', { level: 1, name: 'جست‌وجوی Flight Amigo' })).toBeVisible();
    await expect(page.locator('main [lang="en"]')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
  await context.close();
});

test('the first view in Farsi stays, with the words and cities that it needs and no others @own-site', async ({
  anotherBrowser,
  member,
}) => {
  const ana = await member('Ana');
  const flight = trip({ departureAirport: 'IKA' });
  const { id } = await ana.offerHelp(flight);
  const page = await anotherBrowser({ locale: 'fa-IR' });
  const words: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/(fa-\d+)\.js$/.exec(request.url()) ?? [];
    if (file) words.push(file);
  });
  await markFirstView(page);
  for (const address of ['/', `/search?from=IKA&to=${flight.arrivalAirport}`, `/listing/${id}`])
    await step(address, async () => {
      words.length = 0;
      const html = await (await page.goto(`/fa${address}`))?.text();
      await untilQuiet(page);
      expect(await addedLater(page)).toEqual([]);
      expect(await styledLater(page)).toEqual([]);
      // Named in the HTML, so that they come with the code.
      for (const file of words) expect(html).toContain(`/${file}.js`);
      expect(words.length).toBeGreaterThan(1);
      expect(new Set(words).size).toBe(words.length);
    });
  await expect(page.getByRole('main')).toContainText('تهران');
  await expect(page.getByRole('main')).not.toContainText('Tehran');
});

test('a page whose words do not come is offered again, in its language @own-site', async ({
  page,
  troubles,
}) => {
  troubles.expect(/\/mf\/shell\/.*fa-\d+\.js/);
  await page.goto('/fa/');
  await untilQuiet(page);
  await page.route(/\/mf\/shell\/.*\/fa-\d+\.js/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'تماس', exact: true }).click();
  const again = page.getByRole('button', { name: 'دوباره امتحان کنید' });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('heading', { name: 'تماس با ما', level: 1 })).toBeVisible();
});
