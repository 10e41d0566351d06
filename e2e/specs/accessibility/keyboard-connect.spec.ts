import { expect, test } from '../../fixtures';
import { untilHydrated } from '../../fixtures/browser/firstView';
import { pressWithKeyboard, tabTo } from '../../fixtures/browser/keyboard';
import { person } from '../../fixtures/data/person';
import { expectToast } from '../../fixtures/pages/toast';
import { inWords, trip, tripToday } from '../../fixtures/data/trip';
import { agreement } from '../../fixtures/pages/details';

const { step } = test;

test('a keyboard user searches, opens, logs in, connects and rates', async ({ page, inbox, member }) => {
  const ana = await member('Ana');
  const flight = tripToday();
  await ana.offerHelp(flight);
  const { email } = person('mona');
  const { keyboard } = page;
  const login = page.getByRole('dialog', { name: 'Login to Flight Amigo' });
  const details = page.getByRole('dialog', { name: 'Amigo Details' });
  const open = page.getByRole('main').getByRole('button', { name: 'View Contact Info' });

  await step('They choose airports by arrow keys and by code, write the day and search', async () => {
    await page.goto('/search');
    await tabTo(page, page.getByRole('combobox', { name: 'From' }));
    await keyboard.type(flight.departureAirport.toLowerCase());
    await expect(page.getByRole('option', { name: new RegExp(`^${flight.departureAirport}`) })).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue(
      new RegExp(`^${flight.departureAirport} - `),
    );
    await keyboard.press('Tab');
    await keyboard.type(flight.arrivalAirport);
    await keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'To' })).toHaveValue(
      new RegExp(`^${flight.arrivalAirport} - `),
    );
    await expect(page.getByLabel('Travel Date')).toBeFocused();
    await keyboard.type(inWords(flight.date));
    await tabTo(page, page.getByRole('combobox', { name: 'Looking for' }));
    await keyboard.type('Amigos');
    await keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(
      `/search?from=${flight.departureAirport}&to=${flight.arrivalAirport}&date=${flight.date}&type=helper`,
    );
  });

  await step('The details trap the focus and return it', async () => {
    // Until the earlier results have left the page: among them may be the same listing.
    await expect(page.getByRole('heading', { name: 'Available Amigos' })).toBeFocused();
    await expect(open).toHaveCount(1);
    await pressWithKeyboard(page, open);
    await expect(details).toBeVisible();
    for (let presses = 0; presses < 12; presses++) {
      await keyboard.press('Tab');
      expect(await details.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(open).toBeFocused();
  });

  await step('They log in from the details and come back to them', async () => {
    await keyboard.press('Enter');
    await pressWithKeyboard(page, details.getByRole('button', { name: 'Log In' }));
    await expect(login.getByLabel('Email')).toBeFocused();
    await keyboard.type(email);
    await keyboard.press('Enter');
    await expect(login.getByLabel('Verification code')).toBeFocused();
    await keyboard.type(await inbox.code(email));
    await pressWithKeyboard(page, agreement(page));
    await expect(details).toContainText(ana.email);
    expect(await details.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  await step('Every contact link is a Tab stop', async () => {
    for (const name of ['Email Client', 'Gmail', 'Outlook'])
      await tabTo(page, details.getByRole('link', { name }));
  });

  await step('They choose the stars with arrow keys', async () => {
    await tabTo(page, details.getByRole('tab', { name: 'Contact Info' }));
    await keyboard.press('ArrowRight');
    await expect(details.getByRole('tab', { name: 'Rate & Review' })).toBeFocused();
    await tabTo(page, details.getByRole('radio', { name: '1 star' }));
    await keyboard.press('Space');
    for (let star = 2; star <= 5; star++) await keyboard.press('ArrowRight');
    await expect(details.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await keyboard.press('Tab');
    await expect(details.getByLabel('Your testimonial')).toBeFocused();
    await keyboard.type('He knew every shortcut there is.');
    await pressWithKeyboard(page, details.getByRole('button', { name: 'Submit Testimonial' }));
    await expectToast(page, 'Testimonial submitted', 'Thank you for sharing your experience');
    await expect(details.getByRole('tab', { name: 'Contact Info' })).toHaveAttribute('aria-selected', 'true');
    expect(await details.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  await step(
    'They close it, and the focus returns to the button that opened it, or to the page',
    async () => {
      await keyboard.press('Escape');
      await expect(details).toBeHidden();
      await expect(page.locator('body')).not.toBeFocused();
    },
  );
});

test('a keyboard user publishes a request and confirms it', async ({ page, inbox }) => {
  const { email } = person('nils');
  const { departureAirport: from, arrivalAirport: to } = trip();
  const { keyboard } = page;

  await page.goto('/find/create');
  await untilHydrated(page);
  await tabTo(page, page.getByLabel('Travel Date'));
  await keyboard.type('tomorrow');
  await tabTo(page, page.getByRole('combobox', { name: 'Departure Airport' }));
  await keyboard.type(from);
  await keyboard.press('Tab');
  await keyboard.type(to);
  await tabTo(page, page.getByLabel('Name'));
  await keyboard.type('Nils');
  await keyboard.press('Tab');
  await keyboard.type(email);
  await tabTo(page, page.getByLabel(/I agree to the terms/));
  await keyboard.press('Space');
  await pressWithKeyboard(page, page.getByRole('button', { name: 'Create Request' }));
  await expect(page.getByRole('heading', { name: 'Your Help Request Has Been Published' })).toBeFocused();
  await expect(page.getByRole('article', { name: new RegExp(`${from}.*${to}`) })).toBeVisible();
  await tabTo(page, page.getByLabel('Verification code'));
  await keyboard.type(await inbox.code(email));
  await keyboard.press('Enter');
  await expect(page.getByText('the request is yours')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Help Request Has Been Published' })).toBeFocused();
});
