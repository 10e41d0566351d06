import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { untilQuiet } from '../../fixtures/browser/firstView';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { cards, payWith } from '../../fixtures/pages/card';
import { person, uniqueName } from '../../fixtures/data/person';
import { expectToast } from '../../fixtures/pages/toast';
import { trip } from '../../fixtures/data/trip';

const waitForHeading = (page: Page) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();

const forEveryone = {
  'to look for an Amigo': ['/', '/search', '/flight-search'],
  'of one listing and one alert': ['/listing-link', '/stop-alert'],
  'to post a listing': ['/find/create', '/offer/create', '/create-listing'],
  'to write to us, and to see what was sent': ['/contact', '/sandbox'],
  'to read': ['/terms-of-use', '/privacy-policy', '/styleguide', '/no-such-page'],
  'that a mail opens': [
    '/stop-mail#token=AAAAAAAAAAAAAAAAAAAAAA',
    '/login-link#token=AAAAAAAAAAAAAAAAAAAAAA',
    '/email-stop#token=AAAAAAAAAAAAAAAAAAAAAA',
  ],
};
for (const [kind, paths] of Object.entries(forEveryone))
  test(`the pages ${kind} are accessible`, async ({ page, logInBefore, troubles }) => {
    troubles.expect(/^404 GET \/no-such-page$/, /^400 POST \/api\/(auth\/link\/owner|email-stop\/change)$/);
    for (const path of paths)
      await test.step(path, async () => {
        if (path === '/sandbox') await logInBefore(page, person('otto').email);
        await page.goto(path);
        await waitForHeading(page);
        await expectAccessible(page);
      });
  });

const forMembers = {
  'the profile and the phone code': ['/profile', '/verify'],
  'the settings of a member': ['/settings', '/settings?part=notifications', '/settings?part=privacy'],
  'the listings of a member': ['/profile?tab=helper', '/profile?tab=seeker'],
};

for (const [kind, paths] of Object.entries(forMembers))
  test(`${kind} are accessible`, async ({ page, logInBefore }) => {
    await logInBefore(page, person('pia').email);
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path);
        await waitForHeading(page);
        await untilQuiet(page);
        await expectAccessible(page);
      });
  });

test('a refused profile and the list of countries are accessible', async ({ page, logInBefore }) => {
  await logInBefore(page, person('quinn').email);
  await page.goto('/profile');
  await page.getByLabel('Username').fill('q');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
    /Username must be at least 3 characters/,
  );
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Country code/ }).click();
  await page.getByRole('combobox', { name: 'Search country or code' }).fill('united');
  const countries = page.getByRole('listbox', { name: 'Countries' });
  await expect(countries.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
});

test('a stored profile and its phone code are accessible', async ({ page, logInBefore }) => {
  const { email, localNumber } = person('quinn');
  await logInBefore(page, email);
  await page.goto('/profile');
  await page.getByLabel('Username').fill(uniqueName('Quinn'));
  await page.getByLabel('Phone number').fill(localNumber);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Profile updated', 'Your profile has been updated successfully');
  await expectAccessible(page);
  await page.goto('/verify');
  await expect(page.getByLabel('Verification code')).toBeVisible();
  await expectAccessible(page);
});

test('both steps of the login, their errors and their notification are accessible', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Login to Flight Amigo' });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Log In' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expectAccessible(page);

  await dialog.getByLabel('Email').fill(person('rosa').email);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Verification code')).toBeVisible();
  await expectAccessible(page);
});

test('the menu of a phone is accessible', async ({ page, logInBefore }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logInBefore(page, person('sami').email);
  await page.goto('/contact');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: /^Menu/ })).toBeVisible();
  await expectAccessible(page);
});

test('leaving a tip is accessible, from the amount to the thanks', async ({ page, member, troubles }) => {
  troubles.expect(/^402 POST \/sandbox\/stripe\//);
  const { userId } = await (await member('Ana')).offerHelp(trip());
  await page.goto(`/checkout/${userId}?amount=900`);
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(/A tip is at most \$500/);
  await expectAccessible(page);

  await page.goto(`/checkout/${userId}?amount=5`);
  await page.getByRole('button', { name: 'Pay $5.00' }).click();
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(/is incomplete/);
  await expectAccessible(page);

  await payWith(page, cards.isDeclined);
  await expectToast(page, 'Payment failed', 'Your card was declined.');
  await expectAccessible(page);

  await payWith(page, cards.asks);
  await expect(page.getByRole('heading', { name: 'Your bank asks: is this you?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, confirm the payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expectAccessible(page);
});

test('the tip page and its error pages are accessible', async ({ page, member, troubles }) => {
  troubles.expect(/^404 GET \/api\/tips\/recipients\//);
  const { userId } = await (await member('Ana')).offerHelp(trip());
  await (await member('Ravi')).logInOn(page);
  for (const path of [`/tip/${userId}`, '/tip/999999999', '/checkout', '/checkout/success']) {
    await page.goto(path);
    await waitForHeading(page);
    await expectAccessible(page);
  }
});
