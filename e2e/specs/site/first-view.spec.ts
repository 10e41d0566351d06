import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import {
  addedLater,
  beforeProgram,
  markFirstView,
  noteMissingTitle,
  styledLater,
  untilHydrated,
  untilQuiet,
} from '../../fixtures/browser/firstView';
import { trip } from '../../fixtures/data/trip';
import { flyTogether } from '../../fixtures/people/flyTogether';
import type { Member } from '../../fixtures/people/member';

/** Makes what the page shows; returns its address. */
type Before = (ana: Member) => Promise<string>;

const pages: Record<string, Record<string, Before>> = {
  'to look for an Amigo': {
    '/': async () => '/',
    '/search': async (ana) => {
      const flight = trip();
      await ana.offerHelp(flight);
      return `/search?from=${flight.departureAirport}&to=${flight.arrivalAirport}`;
    },
    '/search without a result': async () => '/search?from=KEF&to=ASU',
    '/flight-search': async () => '/flight-search?action=find',
    '/routes/:route': async (ana) => {
      const flight = trip();
      await ana.offerHelp(flight);
      return `/routes/${flight.departureAirport}-${flight.arrivalAirport}`;
    },
  },
  'to read and to write': {
    '/listing/:id': async (ana) => `/listing/${(await ana.offerHelp(trip())).id}`,
    '/people/:id': async (ana) => `/people/${(await ana.offerHelp(trip())).userId}`,
    '/find/create': async () => '/find/create',
    '/create-listing': async () => '/create-listing',
    '/contact': async () => '/contact',
    '/terms-of-use': async () => '/terms-of-use',
  },
};

/** At every hour it is another day than the server's in one of them. */
const places = [
  { locale: 'en-US', timezoneId: 'Pacific/Pago_Pago' },
  { locale: 'de-DE', timezoneId: 'Pacific/Kiritimati' },
];

for (const place of places)
  for (const [kind, befores] of Object.entries(pages))
    test(`the first views of pages ${kind} come from the server and stay, in ${place.timezoneId} @own-site`, async ({
      anotherBrowser,
      member,
    }) => {
      const ana = await member('Ana');
      const page = await anotherBrowser(place);
      await markFirstView(page);
      for (const [name, before] of Object.entries(befores))
        await test.step(name, async () => {
          const html = await (await page.goto(await before(ana)))?.text();
          expect(html).toMatch(/<main[^>]*>.*<h1/s);
          await untilQuiet(page);
          expect(await addedLater(page)).toEqual([]);
          expect(await styledLater(page)).toEqual([]);
        });
    });

test('the first view of a member stays, and is live @own-site', async ({ member, page }) => {
  const [asha, ben] = [await member('Asha'), await member('Ben')];
  const theirs = await ben.offerHelp(trip());
  await asha.connect(theirs);
  await asha.logInOn(page);
  await markFirstView(page);
  for (const address of [`/listing/${theirs.id}`, `/people/${ben.id}`, '/'])
    await test.step(address, async () => {
      const html = await (await page.goto(address))?.text();
      expect(html).toMatch(/<main[^>]*>.*<h1/s);
      await untilQuiet(page);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      expect(await heading.evaluate((element) => element.cameWithHtml)).toBe(true);
      expect(await styledLater(page)).toEqual([]);
    });
  await ben.write(asha, 'Shall we meet at the gate?');
  await expect(page.getByRole('link', { name: 'Messages 1 unread conversation' })).toBeVisible();
});

test('what is typed before the program has loaded is kept @own-site', async ({ page }) => {
  const flight = page.getByLabel('Flight Number');
  await beforeProgram(page, async () => {
    await page.goto('/search', { waitUntil: 'commit' });
    await flight.fill('AI127');
    await page.getByLabel('Travel Date').fill('24 Dec 2099');
    await page.getByLabel('Looking for').selectOption('Amigos only');
  });
  await untilQuiet(page);
  await expect(flight).toHaveValue('AI127');
  await flight.press('Enter');
  await expect(page).toHaveURL(/date=2099-12-24&flight=AI127&type=helper/);
});

test('who goes back before the program has loaded gets the page before @own-site', async ({ page }) => {
  await page.goto('/terms-of-use');
  await untilQuiet(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await beforeProgram(page, async () => {
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use');
});

test('what is pressed before the program has loaded is done once it has @own-site', async ({
  member,
  page,
}) => {
  const { id } = await (await member('Ana')).offerHelp(trip());
  await beforeProgram(page, async () => {
    await page.goto(`/listing/${id}`, { waitUntil: 'commit' });
    const logIn = page.getByRole('banner').getByRole('button', { name: 'Log In' });
    await logIn.click();
    // It shows at once that it was pressed.
    expect(await logIn.evaluate((pressed) => getComputedStyle(pressed).cursor)).toBe('progress');
    // What it opens is fetched beside the program.
    await expect(page.locator('link[data-for=login]').first()).toHaveAttribute('rel', 'preload');
    await expectAccessible(page, { hasProgram: false });
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-early="true"]')).toHaveCount(0);
});

test('what a press opens is asked for before the program has loaded @own-site', async ({ member, page }) => {
  const flight = trip();
  await (await member('Ana')).offerHelp(flight);
  const dialog = page.getByRole('dialog');
  await beforeProgram(page, async () => {
    await page.goto(`/search?from=${flight.departureAirport}&to=${flight.arrivalAirport}`, {
      waitUntil: 'commit',
    });
    await page.getByRole('article').getByRole('button').first().waitFor();
    const files = await page
      .locator('link[rel=pressed]:not([data-for])')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(files.length).toBeGreaterThan(0);
    const asked = Promise.all(files.map((file) => page.waitForRequest(file)));
    await page.getByRole('article').getByRole('button').first().click();
    await asked;
    // The program comes later for each file that this button does not need.
    await expect(page.locator('link[data-for=login]').first()).toHaveAttribute('rel', 'pressed');
    await expect(dialog).toBeHidden();
  });
  await expect(dialog).toBeVisible();
});

test('a form that is filled in and sent before the program has loaded is sent once it has @own-site', async ({
  page,
}) => {
  await beforeProgram(page, async () => {
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel('Name').fill('Ines');
    await page.getByLabel('Email').fill('ines@example.com');
    await page.getByLabel('Message').fill('Hello, is anybody there?');
    await page.getByRole('button', { name: 'Send' }).click();
  });
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('a form that was sent before its program failed to load is sent without it @own-site', async ({
  page,
  troubles,
}) => {
  troubles.expect(/\/mf\/listings\/|could not be loaded|Loading chunk|net::ERR_FAILED/);
  let refuse = () => {};
  const isRefused = new Promise<void>((settle) => (refuse = settle));
  await page.route(/\/mf\/listings\/.*\.js$/, async (route) => {
    await isRefused;
    await route.abort();
  });
  await page.goto('/search', { waitUntil: 'commit' });
  await page.getByLabel('Flight Number').fill('AI127');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  refuse();
  await expect(page).toHaveURL(/flight=AI127/);
});

test('an airport typed before the program has loaded gets its suggestions @own-site', async ({ page }) => {
  await beforeProgram(page, async () => {
    await page.goto('/find/create', { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'Departure Airport' }).fill('reykj');
  });
  await expect(page.getByRole('option', { name: /^KEF - / })).toBeVisible();
});

test('a draft of this tab replaces the first view, and is not lost @own-site', async ({ page }) => {
  await page.goto('/find/create');
  await page.getByLabel('Flight Number').first().fill('AI127');
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('AI127');
  await noteMissingTitle(page);
  await page.reload();
  await expect(page.getByLabel('Flight Number').first()).toHaveValue('AI127');
  expect(await page.evaluate(() => globalThis.titleWasMissing), 'a skeleton between').toBe(false);
});

test('what is typed, chosen and pressed early in a tab with a draft is kept too @own-site', async ({
  page,
}) => {
  await page.goto('/search');
  await page.evaluate(() => sessionStorage.setItem('draft-elsewhere', '{}'));
  const flight = page.getByLabel('Flight Number');
  await beforeProgram(page, async () => {
    await page.goto('/search', { waitUntil: 'commit' });
    await page.getByLabel('Looking for').selectOption('Amigos only');
    await page.getByLabel('Travel Date').fill('24 Dec 2099');
    await flight.fill('AI127');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  });
  await expect(page).toHaveURL(/date=2099-12-24&flight=AI127&type=helper/);
  await expect(flight).toHaveValue('AI127');
});

test('a review that is begun early in a tab with a draft is kept too @own-site', async ({ member, page }) => {
  const [ana, ravi] = [await member('Ana'), await member('Ravi')];
  const { id: tripId, listing } = await flyTogether(ana, ravi);
  await ana.letDaysPass(listing, 14);
  await ravi.logInOn(page);
  await page.goto(`/trips/${tripId}`);
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('draft-elsewhere', '{}'));
  await beforeProgram(page, async () => {
    await page.goto(`/trips/${tripId}`, { waitUntil: 'commit' });
    await page.getByRole('radio', { name: '4 stars' }).check();
  });
  await untilHydrated(page);
  await page.getByLabel('What should others know?').fill('She waited for me.');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
});
