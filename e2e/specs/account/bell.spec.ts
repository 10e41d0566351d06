import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { trip } from '../../fixtures/data/trip';

const { step } = test;
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

test('a member reads what happened in one list, and it is seen on every device @phone', async ({
  page: phone,
  anotherBrowser,
  member,
}) => {
  const [meera, ravi, lena] = [await member('Meera'), await member('Ravi'), await member('Lena')];
  const flight = trip();
  const listing = await ravi.offerHelp(flight);
  const laptop = await anotherBrowser();
  for (const device of [phone, laptop]) {
    await ravi.logInOn(device);
    await device.goto('/contact');
    await expect(bell(device)).toHaveAccessibleName('Notifications');
  }

  await step('The bell of both devices counts the request as it comes', async () => {
    await meera.connect(listing);
    for (const device of [phone, laptop])
      await expect(bell(device)).toHaveAccessibleName('Notifications, 1 new');
    await expect(laptop).toHaveTitle('Flight Amigo - Contact');
  });

  const lines = phone.getByRole('main').getByRole('listitem');
  await step('The list shows what it is about, and the number goes on both', async () => {
    await bell(phone).click();
    await expect(phone.getByRole('heading', { name: 'Notifications', exact: true })).toBeVisible();
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText('A traveler asked for your contact details');
    await expect(lines).toContainText(`(${flight.departureAirport})`);
    await expect(lines.getByText('New', { exact: true })).toBeAttached();
    for (const device of [phone, laptop]) await expect(bell(device)).toHaveAccessibleName('Notifications');
  });

  await step('Messages of one person are one line, which the bell does not count', async () => {
    await phone.goto('/contact');
    await meera.write(ravi, 'The secret word is marzipan');
    await meera.write(ravi, 'And another one');
    // What comes after them is the only one that is counted.
    await lena.connect(listing);
    for (const device of [phone, laptop])
      await expect(bell(device)).toHaveAccessibleName('Notifications, 1 new');
    await bell(phone).click();
    await expect(lines).toHaveCount(3);
    await expect(lines.filter({ hasText: `${meera.name} wrote to you` })).toHaveCount(1);
    await expect(phone.getByText('marzipan')).toHaveCount(0);
    await expect(bell(laptop)).toHaveAccessibleName('Notifications');
  });

  await step('A press opens the page that it is about', async () => {
    await lines.filter({ hasNotText: 'wrote to you' }).getByRole('link').first().click();
    await expect(phone).toHaveURL('/profile?tab=helper');
  });
});
