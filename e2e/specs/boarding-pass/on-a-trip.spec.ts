import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { dayIn, inWords, tripAtGreenwich } from '../../fixtures/data/trip';
import { choosePass } from '../../fixtures/passes/choosePass';
import { photoOf } from '../../fixtures/passes/photos';
import { passText } from '../../fixtures/passes/passText';

const { step } = test;

test('on the day both show a boarding pass, and one takes it back @phone', async ({
  page: amigo,
  anotherBrowser,
  verifiedMember,
}) => {
  const table = await anotherBrowser();
  const [meera, ravi] = [await verifiedMember('Meera'), await verifiedMember('Ravi')];
  const inDays = 12;
  const way = tripAtGreenwich({ date: dayIn(inDays), flightNumber: 'AI102' });
  const { departureAirport: from, arrivalAirport: to } = way;
  const listing = await meera.offerHelp(way);
  await ravi.connect(listing);
  const { id } = await ravi.propose(listing, meera);
  await meera.agree(id);
  await meera.letDaysPass(listing, inDays);
  const date = dayIn(0);
  const family = await anotherBrowser();
  await meera.logInOn(amigo);
  await ravi.logInOn(family);
  const passOf = (seat: string) =>
    photoOf(table, { name: seat }, passText({ flight: 'AI102', date, from, to, seat }));
  const mine = (page: Page) => page.getByText(`You showed a boarding pass for AI102 on ${inWords(date)}`);
  const theirs = (page: Page, { name }: { name: string }) =>
    page.getByText(`${name} showed a boarding pass for AI102 on ${inWords(date)}`);

  await step('Below the steps of the day each of them shows one', async () => {
    for (const [page, seat] of [
      [amigo, '12A'],
      [family, '12B'],
    ] as const) {
      await page.goto(`/trips/${id}`);
      await expect(page.getByRole('region', { name: 'Steps' })).toBeVisible();
      await page.getByRole('button', { name: 'Show a boarding pass' }).click();
      await choosePass(page, await passOf(seat));
      await expect(mine(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Boarding pass' })).toBeFocused();
    }
  });

  await step('Each reads that of the other, with the flight as well', async () => {
    await expect(theirs(family, meera)).toBeVisible();
    for (const address of [`/trips/${id}`, `/trips/${id}?show=flight`]) {
      await amigo.goto(address);
      await expect(theirs(amigo, ravi)).toBeVisible();
      await expect(mine(amigo)).toBeVisible();
    }
    await expectAccessible(amigo);
  });

  await step('Ravi takes his back: it is gone, and Meera’s stays', async () => {
    await family.getByRole('button', { name: 'Take it back' }).click();
    await expect(mine(family)).toHaveCount(0);
    await expect(family.getByRole('button', { name: 'Show a boarding pass' })).toBeVisible();
    await expect(family.getByRole('heading', { name: 'Boarding pass' })).toBeFocused();
    await expect(theirs(family, meera)).toBeVisible();
    await amigo.reload();
    await expect(mine(amigo)).toBeVisible();
    await expect(theirs(amigo, ravi)).toHaveCount(0);
  });

  await step('He can show the same one again', async () => {
    await family.getByRole('button', { name: 'Show a boarding pass' }).click();
    await choosePass(family, await passOf('12B'));
    await expect(mine(family)).toBeVisible();
  });
});
