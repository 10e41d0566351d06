import { expect, test } from '../../fixtures';
import { askAsGuest } from '../../fixtures/people/member';
import { person } from '../../fixtures/data/person';
import { trip } from '../../fixtures/data/trip';
import { expectToast } from '../../fixtures/pages/toast';

const { step } = test;

test('a request sent twice is published once, and the mailed link claims it on another device @phone', async ({
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
  await expect(phone.getByText(/^i\*\*\*.?@/)).toBeVisible();
  await phone.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expectToast(phone, 'Listing confirmed', 'Travelers can now ask for your contact.');
  await expect(phone.getByText('Your listing is confirmed and public')).toBeVisible();
  await phone.getByRole('link', { name: 'See it in your profile' }).click();
  await expect(phone.getByRole('article', { name: new RegExp(`${from}.*${to}`) })).toHaveCount(1);
  await expect(phone.getByRole('link', { name: 'Request Help' })).toHaveAttribute('href', '/find/create');
});

test('a member confirms or removes listings that guests posted with their email', async ({
  page,
  guest,
  inbox,
  member,
  logIn,
}) => {
  const ana = await member('Ana');
  const [own, foreign] = [trip(), trip()];
  for (const [name, flight] of [['Ana at the airport', own] as const, ['An impostor', foreign] as const]) {
    await askAsGuest(guest, { name, email: ana.email }, flight);
    await inbox.message(ana.email, /Confirm/i);
  }
  const search = ({ departureAirport: from, arrivalAirport: to }: typeof own) =>
    page.goto(`/search?from=${from}&to=${to}`);
  const first = page.getByRole('article').first();

  await step('Another login does not connect them with the account', async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    await logIn(page, ana.email);
    await search(foreign);
    await expect(first).toContainText('An impostor');
    await expect(first).not.toContainText(ana.name);
  });

  await step('The profile links to them', async () => {
    await page.goto('/profile?tab=seeker');
    await expect(page.getByText('2 listings were posted with your email address.')).toBeVisible();
    await page.getByRole('link', { name: 'Are they yours?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Are these yours?' })).toBeVisible();
  });

  const pass = (name: string) => page.getByRole('article').filter({ hasText: name });

  await step('She confirms one, and it shows her name', async () => {
    await pass('Ana at the airport').getByRole('button', { name: 'Yes, this is mine' }).click();
    await expect(pass('Ana at the airport')).toHaveCount(0);
  });

  await step('She removes the other one', async () => {
    await pass('An impostor').getByRole('button', { name: 'This is not mine' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Listing' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing left to confirm' })).toBeVisible();
    await search(foreign);
    await expect(page.getByRole('heading', { name: 'No Amigos found' })).toBeVisible();
    await expect(pass('An impostor')).toHaveCount(0);
    await search(own);
    await expect(first).toContainText(ana.name);
  });
});
