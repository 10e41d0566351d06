import { expect, test } from '../fixtures';
import { askAsGuest } from '../fixtures/members';
import { person } from '../fixtures/people';
import { trip } from '../fixtures/trips';

const { step } = test;

test('pressed twice it is published once, and the link in the mail makes it theirs on another device', async ({
  page,
  inbox,
  anotherBrowser,
}) => {
  const { email } = person('ines');
  const { departureAirport: from, arrivalAirport: to, date } = trip();
  const phone = await anotherBrowser();

  await page.goto(`/find/create?from=${from}&to=${to}&date=${date}`);
  await page.getByLabel('Name').fill('Ines');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/I agree to the terms/).check();
  await page.getByRole('button', { name: 'Create Request' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Your Help Request Has Been Published' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Help Request Has Been Published' })).toBeVisible();

  await phone.goto(await inbox.loginLink(email));
  await phone.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(phone.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await phone.getByRole('tab', { name: 'I Need Help' }).click();
  await expect(phone.getByRole('article', { name: new RegExp(`${from}.*${to}`) })).toHaveCount(1);
});

test('a member who posted without logging in finds it in their profile after the next login', async ({
  page,
  guest,
  inbox,
  member,
  logIn,
}) => {
  const ana = await member('Ana');
  const flight = trip();
  await askAsGuest(guest, { name: 'Somebody', email: ana.email }, flight);
  await inbox.message(ana.email, /Confirm/i);

  await step('Until then nothing of the account is lent to it', async () => {
    await page.goto(`/search?from=${flight.departureAirport}&to=${flight.arrivalAirport}`);
    await expect(page.getByRole('article').first()).toContainText('Somebody');
    await expect(page.getByRole('article').first()).not.toContainText(ana.name);
  });

  await step('Then it is theirs, under their name', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    await logIn(page, ana.email);
    await expect(page.getByRole('article').first()).toContainText(ana.name);
    await page.goto('/profile?tab=seeker');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});
