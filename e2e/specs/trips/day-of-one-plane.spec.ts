import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { openLive } from '../../fixtures/browser/openLive';
import { inWords, type Trip } from '../../fixtures/data/trip';

const { step } = test;

// The form takes no day that is over where its reader is, and the server does not know this zone at first.
test.use({ timezoneId: 'America/Los_Angeles' });

const minute = 60_000;
const [losAngeles, tokyo] = ['America/Los_Angeles', 'Asia/Tokyo'];

/** Over the date line: leaves Los Angeles shortly after midnight, and lands a day later. Sold as UA7932, too. */
const plane = { number: 'NH105', codeshare: 'UA7932', leaves: '00:50', minutes: 11 * 60 + 15 };

const dayIn = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
const timeIn = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(at);
const shortDayIn = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' }).format(at);

/** At which this time is on the clocks of Los Angeles. */
function inLosAngeles(day: string, time: string): number {
  const shown = Date.parse(`${day}T${time}Z`);
  const clocks = (at: number) => Date.parse(`${dayIn(losAngeles, at)}T${timeIn(losAngeles, at)}Z`);
  const guess = shown + (shown - clocks(shown));
  return guess + (shown - clocks(guess));
}

/** It is late, so that it leaves in two and a half hours at any hour at which this runs. */
function today() {
  const now = Date.now();
  const date = dayIn(losAngeles, now);
  const planned = inLosAngeles(date, plane.leaves);
  const delayMinutes = Math.ceil((now - planned) / minute) + 150;
  const leaves = planned + delayMinutes * minute;
  return { date, delayMinutes, leaves, lands: leaves + plane.minutes * minute };
}

/** Waits for the page's stream: it hears of what happens from now on. */
async function openForFamily(page: Page, address: string) {
  const stream = page.waitForResponse((answer) => /\/api\/journeys\/.+\/stream$/.test(answer.url()));
  await page.goto(address);
  await stream;
}

test('two who booked one plane under two numbers, and the family, have its whole day on their pages', async ({
  page: amigo,
  anotherBrowser,
  guest,
  inbox,
  member,
}) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const { date, delayMinutes, leaves, lands } = today();
  const becomes = (changes: object) => guest.post(`/sandbox/flights/${plane.number}.${date}`, changes);
  await becomes({ state: 'scheduled', delayMinutes: 0, gate: 'B22' });
  const goesOn = lands + 50 * minute;
  const way: Trip = {
    departureAirport: 'LAX',
    arrivalAirport: 'MNL',
    date,
    legs: [
      { from: 'LAX', to: 'HND', date, time: plane.leaves, flightNumber: plane.codeshare },
      {
        from: 'HND',
        to: 'MNL',
        date: dayIn(tokyo, goesOn),
        time: timeIn(tokyo, goesOn),
        flightNumber: 'NH869',
      },
    ],
  };
  const request = await ravi.askForHelp(way);
  await meera.logInOn(amigo);

  await step('The Amigo posts her flight: its number, one press, and her word', async () => {
    await amigo.goto('/offer/create');
    await amigo.getByRole('textbox', { name: 'Flight Number' }).fill(plane.number);
    await amigo.getByLabel('Travel Date').fill(inWords(date));
    await amigo.getByLabel('Travel Date').blur();
    const pass = amigo.getByRole('article', { name: /LAX .* to HND/ });
    await pass.getByRole('button', { name: 'This is my flight' }).click();
    await expect
      .poll(async () => {
        const found = await guest.get<{ username: string }[]>(
          `/api/listings?flight=${plane.number}&date=${date}`,
        );
        return found.map(({ username }) => username);
      })
      .toContain(ravi.name);
    await amigo.getByLabel(/I agree to the terms/).check();
    await amigo.getByRole('button', { name: 'Create Offer' }).click();
    await expect(
      amigo.getByText(`The same plane: you booked ${plane.number}, ${ravi.name} ${plane.codeshare}`),
    ).toBeVisible();
  });

  await meera.connect(request);
  const { id } = await meera.propose(request, ravi);
  await ravi.agree(id);
  const [traveler, family] = [await anotherBrowser(), await anotherBrowser()];
  await ravi.logInOn(traveler);
  const both = [amigo, traveler];
  for (const page of both) await openLive(page, `/trips/${id}?show=flight`);
  await openForFamily(family, await ravi.shareJourney(id));

  /** On the pages of the two, and on that of the family. */
  const expectAll = async (says: RegExp, familySays = says) => {
    for (const page of both) await expect(page.getByText(says)).toBeVisible();
    await expect(family.getByText(familySays)).toBeVisible();
  };

  await step('It is on time, and everybody has the gate', async () => {
    const onTime = [
      /On time: leaves 00:50.*Gate B22/,
      /On time: leaves .*00:50 in Los Angeles.*Gate B22/,
    ] as const;
    await expectAll(...onTime);
    // Comes from the server with it, by the clocks of the reader.
    await openLive(amigo, amigo.url());
    await expectAll(...onTime);
  });

  await step('It leaves later, and the change of planes becomes tight', async () => {
    await becomes({ delayMinutes });
    const time = timeIn(losAngeles, leaves);
    await expectAll(
      new RegExp(`Delayed: leaves .*${time} instead of 00:50`),
      new RegExp(`Delayed: leaves .*${time} in Los Angeles.*, not at 00:50`),
    );
    await expectAll(/50 min(utes)? to change planes in Tokyo: that is tight/);
    for (const page of [...both, family]) await expectAccessible(page);
    for (const { email } of [meera, ravi])
      await inbox.message(email, /lands in Tokyo at .* That is tight: ask the crew/);
  });

  await step('Three hours before, another gate is told', async () => {
    await becomes({ gate: 'B31' });
    await expectAll(/Gate B31/);
    for (const { email } of [meera, ravi]) await inbox.message(email, /leaves from Gate B31 at/);
  });

  await step('In the air: it lands a day later, on the other side of the date line', async () => {
    await becomes({ state: 'departed' });
    const time = timeIn(tokyo, lands);
    await expectAll(
      new RegExp(`In the air, lands ${shortDayIn(tokyo, lands)}, ${time}`),
      new RegExp(`In the air, lands .*${time} in Tokyo`),
    );
  });

  await step('It has landed, and everybody has the belt', async () => {
    await becomes({ state: 'landed', belt: '7' });
    await expectAll(/Landed at .*Belt 7/);
  });
});
