import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { clockAt, instantAt } from '../../listings/index.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { dayOfAI102 } from '../testing/daily-flight.js';
import { mailsTo } from '../testing/news.js';
import { agree, agreedTrip, type Trip } from '../testing/trips.js';
import { followFlights } from './followed-flights.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.asVisitor().delete('/sandbox/flights').expect(200);
  await app.database.query('test-none-known', 'delete from flight_status');
});

const hour = 3_600_000;
const flightTime = 14.75 * hour;

/** AI102 to Delhi, and so many hours after its landing to Hyderabad. */
function legs(hoursToChange: number) {
  const date = dayOfAI102();
  const landing = instantAt(date, '12:30', 'America/New_York').getTime() + flightTime;
  return [
    { from: 'JFK', to: 'DEL', date, time: '12:30', flightNumber: 'AI102' },
    { from: 'DEL', to: 'HYD', ...clockAt(landing + hoursToChange * hour, 'Asia/Kolkata') },
  ];
}
const listing = (hoursToChange = 3) => ({
  departureAirport: 'JFK',
  arrivalAirport: 'HYD',
  date: dayOfAI102(),
  legs: legs(hoursToChange),
});
async function fly(hoursToChange?: number): Promise<Trip> {
  const trip = await agreedTrip(app, { listing: listing(hoursToChange) });
  await settled(app.database, followFlights.name);
  return trip;
}
async function isLate(delayMinutes: number) {
  await app.asVisitor().post(`/sandbox/flights/AI102.${dayOfAI102()}`, { delayMinutes }).expect(200);
  // The event about it makes the site ask.
  await settled(app.database, 'listings.flight-event');
}
const about = (user: Trip['seeker']) => mailsTo(app, { user }, /planes|avión|Delhi leaves/);
const subjects = async (user: Trip['seeker']) => (await about(user)).map(({ subject }) => subject);

describe('news of a change of planes', () => {
  it('reach both people once it is tight, and once the next flight leaves before', async () => {
    const { helper, seeker, seekers, id } = await fly();
    await seekers.patch('/api/profile', { language: 'es' }).expect(200);
    await isLate(60);
    expect(await subjects(helper)).toEqual([]);

    await isLate(140);
    await isLate(145);
    const [mail, ...more] = await about(helper);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('40 minutes to change planes in Delhi');
    const next = legs(3).at(-1)!.time;
    expect(mail?.text).toContain(
      `The airlines say that AI102 lands in Delhi at ${minutesBefore(next, 40)}, and Delhi (DEL) to Hyderabad (HYD) leaves at ${next}. That is tight: ask the crew on board for help now.`,
    );
    expect(mail?.text).toContain(`/trips/${id}`);
    expect(await subjects(seeker)).toEqual(['40 minutos para cambiar de avión en Delhi']);

    await isLate(185);
    await isLate(130);
    await isLate(190);
    expect((await subjects(helper)).toSorted()).toEqual([
      '40 minutes to change planes in Delhi',
      'The flight from Delhi leaves before the landing there',
    ]);
  });

  it('do not repeat what was booked', async () => {
    const { helper } = await fly(0.75);
    await isLate(5);
    expect(await subjects(helper)).toEqual([]);
    await isLate(20);
    expect(await subjects(helper)).toEqual(['25 minutes to change planes in Delhi']);
  });

  it('are one for who flies with two people', async () => {
    const { seeker, helper } = await fly();
    const second = await app.make.user({ verified: true, username: 'Anand Rao' });
    const { id: listingId } = await app.make.listing({ by: second, ...listing() });
    await agree(app, { helper: second, seeker, listingId });
    await settled(app.database, followFlights.name);
    await isLate(140);
    for (const person of [seeker, helper, second])
      expect(await subjects(person)).toEqual(['40 minutes to change planes in Delhi']);
  });

  it('reach nobody of a trip that was cancelled', async () => {
    const { helper, seeker, seekers, id } = await fly();
    await seekers.post(`/api/matches/${id}/cancel`, { reason: 'Another day' }).expect(200);
    await isLate(140);
    for (const person of [seeker, helper]) expect(await subjects(person)).toEqual([]);
  });
});

function minutesBefore(time: string, minutes: number): string {
  const [hours = 0, past = 0] = time.split(':').map(Number);
  const at = (hours * 60 + past - minutes + 1440) % 1440;
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
