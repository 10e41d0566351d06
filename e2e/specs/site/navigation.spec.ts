import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { person } from '../../fixtures/data/person';

const titles = {
  'every public page': {
    '/': 'Flight Amigo - Home',
    '/search': 'Flight Amigo - Search Results',
    '/flight-search': 'Flight Amigo - Flight Search',
    '/listing-link': 'Flight Amigo - Your Listing',
    '/contact': 'Flight Amigo - Contact',
    '/terms-of-use': 'Flight Amigo - Terms of Use',
    '/privacy-policy': 'Flight Amigo - Privacy Policy',
    '/stop-mail': 'Flight Amigo - Mail Settings',
    '/stop-alert': 'Flight Amigo - Stop an Alert',
    '/email-stop': 'Flight Amigo - Email Address',
  },
  'every form and every page of a member': {
    '/find/create': 'Flight Amigo - Find Help',
    '/offer/create': 'Flight Amigo - Offer Help',
    '/create-find-help': 'Flight Amigo - Find Help',
    '/create-offer-help': 'Flight Amigo - Offer Help',
    '/create-listing': 'Flight Amigo - Create Listing',
    '/create-listing-fixed': 'Flight Amigo - Create Listing',
    '/messages': 'Flight Amigo - Messages',
    '/profile': 'Flight Amigo - Profile',
    '/settings': 'Flight Amigo - Settings',
    '/verify': 'Flight Amigo - Verification',
    '/verification': 'Flight Amigo - Verification',
  },
};

for (const [kind, pages] of Object.entries(titles))
  test(`${kind} has its title, in the HTML and after it`, async ({ page, logInBefore }) => {
    await logInBefore(page, person('lena').email);
    for (const [path, title] of Object.entries(pages)) {
      const escaped = `<title>${title}</title>`;
      expect(await (await page.context().request.get(path)).text()).toContain(escaped);
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(title);
    }
  });

test('pages forbid whatever they do not name', async ({ request }) => {
  expect((await request.get('/contact')).headers()['content-security-policy']).toContain(
    "default-src 'none'",
  );
});

test('every page that search engines are told of is there', async ({ request }) => {
  const addresses = (await (await request.get('/sitemap/pages.xml')).text()).match(/(?<=<loc>)[^<]+/g) ?? [];
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses)
    expect((await request.get(new URL(address).pathname)).status(), address).toBe(200);
});

test('an unknown address says so and leads home', async ({ page, troubles }) => {
  troubles.expect(/^404 GET \/no-such-page$/);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Flight Amigo - Not Found');
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Help another family');
});

test('the header and the footer link to the pages, and members have more of them', async ({
  page,
  logInBefore,
}) => {
  const waysIn = async (landmark: Locator) =>
    landmark
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
  await page.goto('/contact');
  await expect.poll(() => waysIn(page.getByRole('banner'))).toEqual(['Home /', 'Contact Us /contact']);
  await expect
    .poll(() => waysIn(page.getByRole('contentinfo')))
    .toEqual([
      'Offer Help /offer/create',
      'Find Help /find/create',
      'Browse Listings /search',
      'How it works /how-it-works',
      'Safety /safety',
      'Help /help',
      'Contact /contact',
      'Terms of Use /terms-of-use',
      'Privacy Policy /privacy-policy',
    ]);

  await logInBefore(page, person('lena').email);
  await page.reload();
  await expect
    .poll(() => waysIn(page.getByRole('banner')))
    .toEqual([
      'Home /',
      'Contact Us /contact',
      'My Trips /trips',
      'My Profile /profile',
      'Messages /messages',
      'Create Listing /create-listing',
    ]);
});

test('a member who is logged in goes to the requested page at once', async ({ page, logInBefore }) => {
  await logInBefore(page, person('lena').email);
  await page.goto('/?redirect=%2Fprofile%3Ftab%3Dseeker');
  await expect(page).toHaveURL('/profile?tab=seeker');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('back and forward restore the scroll position', async ({ page }) => {
  await page.goto('/terms-of-use');
  const last = page.getByRole('main').getByRole('heading', { level: 2 }).last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(last).toBeInViewport();
});

test('a page can be installed in its language', async ({ page }) => {
  const { request } = page.context();
  for (const [address, link, start] of [
    ['/', '/site.webmanifest', '/'],
    ['/fa', '/site.webmanifest?language=fa', '/fa'],
  ] as const) {
    expect(await (await request.get(address)).text()).toContain(`<link rel="manifest" href="${link}"`);
    expect(await (await request.get(link)).json()).toMatchObject({ id: '/', start_url: start });
  }
  await page.goto('/');
  const devTools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});
