import { expect, test } from '../fixtures';
import { person } from '../fixtures/people';

const titles = {
  '/': 'Flight Amigo - Home',
  '/contact': 'Flight Amigo - Contact',
  '/terms-of-use': 'Flight Amigo - Terms of Use',
  '/privacy-policy': 'Flight Amigo - Privacy Policy',
  '/profile': 'Flight Amigo - Profile',
  '/verify': 'Flight Amigo - Verification',
  '/verification': 'Flight Amigo - Verification',
};

test('every page has its title, in the HTML and after it', async ({ page, request, logInBefore }) => {
  await logInBefore(page, person('lena').email);
  for (const [path, title] of Object.entries(titles)) {
    const escaped = `<title>${title}</title>`;
    expect(await (await page.context().request.get(path)).text()).toContain(escaped);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(title);
  }
  expect((await request.get('/contact')).headers()['content-security-policy']).toContain(
    "default-src 'none'",
  );
});

test('an address with nothing behind it says so and leads home', async ({ page, troubles }) => {
  troubles.expect(/^404 GET \/no-such-page$/);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Flight Amigo - Not Found');
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Help another family');
});

test('every link of the header and footer leads somewhere that answers', async ({ page, logInBefore }) => {
  await logInBefore(page, person('lena').email);
  await page.goto('/');
  const links = page.getByRole('banner').or(page.getByRole('contentinfo')).getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/contact', '/search', '/offer/create', '/find/create']),
  );
});

test('back and forward keep the place on the page', async ({ page }) => {
  await page.goto('/terms-of-use');
  const last = page.getByRole('main').getByRole('heading', { level: 2 }).last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(last).toBeInViewport();
});
