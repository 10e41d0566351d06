import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { dayIn, inWords, trip } from '../../fixtures/data/trip';

const { step } = test;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

/** What is near enough may follow, but this is the only one that is exactly what was searched for. */
async function expectOnly(page: Page, flight: string) {
  await expect(cards(page).filter({ hasText: 'The same flight' })).toHaveCount(1);
  await expect(cards(page).first()).toContainText(`The same flight, ${flight}`);
}

test('a search is its address: it can be shared, gone back to, and stays while another one is typed', async ({
  page,
  anotherBrowser,
  member,
}) => {
  const ana = await member('Ana');
  const { departureAirport: from, arrivalAirport: to } = trip();
  const [first, second] = [dayIn(30), dayIn(31)] as const;
  const route = { departureAirport: from, arrivalAirport: to };
  for (let number = 1; number <= 20; number++)
    await ana.offerHelp({ ...route, date: number > 18 ? second : first, flightNumber: `BA${number}` });

  await step('Nine more at a time, until all are shown', async () => {
    await page.goto(`/search?from=${from}&to=${to}`);
    await expect(cards(page)).toHaveCount(9);
    await page.getByRole('button', { name: 'View More' }).click();
    await expect(cards(page)).toHaveCount(18);
    await expect(page.getByRole('listitem').filter({ hasText: 'BA10' })).toBeFocused();
    await page.getByRole('button', { name: 'View More' }).click();
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByRole('button', { name: 'View More' })).toHaveCount(0);
    await expect(page.getByText('20 listings shown, all there are')).toBeAttached();
  });

  await step('Typing into the form changes nothing before Search is pressed', async () => {
    const address = page.url();
    await page.getByLabel('Travel Date').fill(inWords(second));
    await page.getByLabel('Flight Number').fill('ba 0020');
    await page.getByLabel('Flight Number').blur();
    expect(page.url()).toBe(address);
    await expect(cards(page)).toHaveCount(20);
    await search(page).click();
    await expect(page).toHaveURL(`/search?from=${from}&to=${to}&date=${second}&flight=BA20`);
    await expectOnly(page, 'BA20');
  });

  await step('Its address shows another visitor the same page', async () => {
    const friend = await anotherBrowser();
    await friend.goto(page.url());
    await expectOnly(friend, 'BA20');
    await expect(friend.getByRole('combobox', { name: 'From' })).toHaveValue(new RegExp(`^${from}`));
    await expect(friend.getByLabel('Travel Date')).toHaveValue(inWords(second));
    await expect(friend.getByLabel('Flight Number')).toHaveValue('BA20');
    await friend.getByRole('combobox', { name: 'To' }).focus();
    await expect(friend.getByRole('combobox', { name: 'To' })).toHaveValue(new RegExp(`^${to} - `));
  });

  await step('Back restores the earlier search, in the form too', async () => {
    await page.goBack();
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByLabel('Travel Date')).toHaveValue('');
    await expect(page.getByLabel('Flight Number')).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue(new RegExp(`^${from}`));
    await page.goForward();
    await expectOnly(page, 'BA20');
  });

  await step('A wrong flight number shows an issue at its field', async () => {
    await page.getByLabel('Flight Number').fill('tomorrow');
    await search(page).click();
    await expect(page.getByLabel('Flight Number')).toHaveAccessibleDescription(
      /Enter a flight number like AA1234/,
    );
    await expect(page.getByLabel('Flight Number')).toBeFocused();
  });

  await step('Reset clears everything', async () => {
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('');
    await expect(page.getByLabel('Travel Date')).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'Available Amigos' })).toBeVisible();
  });

  await step('A mangled link says what it does not understand, and keeps the rest', async () => {
    await page.goto(`/search?from=${from.toLowerCase()}&to=${to}&date=tomorrow&flight=&type=nobody`);
    await expect(page.getByText('Nothing was searched for yet')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue(new RegExp(`^${from}`));
    await page.getByLabel('Travel Date').fill('');
    await search(page).click();
    await expect(cards(page)).toHaveCount(9);
  });
});
