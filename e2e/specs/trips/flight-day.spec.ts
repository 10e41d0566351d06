import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { dayIn, todayIn, trip } from '../../fixtures/data/trip';

const { step } = test;

/** From Frankfurt each day. Each project has a flight of its own, since both run at once. */
const flights = {
  desktop: { number: 'LH760', to: 'DEL', leaves: '13:40', late: '15:15' },
  phone: { number: 'LH754', to: 'BLR', leaves: '12:55', late: '14:30' },
};

/** The day of the next departure. */
function nextDay(leaves: string): string {
  const timeZone = 'Europe/Berlin';
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(Date.now());
  return dayIn(time < leaves ? 0 : 1, todayIn(timeZone));
}

test('what the airline says is on all open pages, and reaches both @phone', async ({
  page: amigo,
  anotherBrowser,
  guest,
  inbox,
  member,
}, { project }) => {
  const { number, to, leaves, late } = flights[project.name === 'phone' ? 'phone' : 'desktop'];
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const date = nextDay(leaves);
  const becomes = (changes: object) => guest.post(`/sandbox/flights/${number}.${date}`, changes);
  await becomes({ state: 'scheduled', delayMinutes: 0, gate: 'B22' });
  const flight = { departureAirport: 'FRA', arrivalAirport: to, date, time: leaves };
  const listing = await meera.offerHelp(trip({ ...flight, flightNumber: number }));
  await ravi.connect(listing);
  const { id } = await ravi.propose(listing, meera);
  await meera.agree(id);

  const [family, aunt] = [await anotherBrowser(), await anotherBrowser()];
  await meera.logInOn(amigo);
  await ravi.logInOn(family);

  await step('Both see that it is on time, and from where it leaves', async () => {
    for (const page of [amigo, family]) {
      await page.goto(`/trips/${id}?show=flight`);
      await expect(page.getByText(`On time: leaves ${leaves}`)).toBeVisible();
      await expect(page.getByText('Gate B22')).toBeVisible();
    }
    await expectAccessible(amigo);
    await family.getByRole('button', { name: 'Make a link' }).click();
    await aunt.goto(await family.getByLabel('Family link').inputValue());
    await expect(
      aunt.getByText(new RegExp(`On time: leaves .*${leaves} in Frankfurt.* · Gate B22`)),
    ).toBeVisible();
  });

  await step('It is late, at another gate: the open pages say so', async () => {
    await becomes({ delayMinutes: 95, gate: 'A7' });
    for (const page of [amigo, family]) {
      await expect(page.getByText(`Delayed: leaves ${late} instead of ${leaves}`)).toBeVisible();
      await expect(page.getByText('Gate A7')).toBeVisible();
    }
    await expect(
      aunt.getByText(new RegExp(`Delayed: leaves .*${late} in Frankfurt.*, not at ${leaves}`)),
    ).toBeVisible();
    await expectAccessible(aunt);
  });

  await step('Both have a mail', async () => {
    for (const { email } of [meera, ravi])
      expect(
        (await inbox.message(email, new RegExp(`${number}.* leaves at ${late} instead of ${leaves}`))).text,
      ).toContain(`/trips/${id}`);
  });
});
