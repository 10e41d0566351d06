import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { inDaysThere } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { familyLink, journey } from '../family/contract.js';
import { details } from '../testing/pairs.js';
import { dayOfAI102, fliesSoon } from '../testing/daily-flight.js';
import { agreedTrip, type Trip } from '../testing/trips.js';
import { FollowedFlights, followFlights } from './followed-flights.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ alone: 'It counts questions to the provider' });
});
afterAll(() => app.close());
beforeEach(async () => {
  const visitor = app.asVisitor();
  await visitor.delete('/sandbox/knobs').expect(200);
  await visitor.delete('/sandbox/flights').expect(200);
  await app.database.query('test-none-flown', `update match set status = 'done'`);
  await forgetFlights();
});

async function forgetFlights() {
  for (const table of ['flight_status', 'flight_watch', 'sandbox_alert'])
    await app.database.query(`test-no-${table}`, `delete from ${table}`);
  await spend(0);
}

const newYork = 'America/New_York';
/** Nothing is known of its flight, as before anybody has asked. */
async function fly(flightNumber = 'AI102'): Promise<Trip> {
  const trip = await fliesSoon(app, flightNumber);
  await forgetFlights();
  return trip;
}

const says = (changes: object, number = 'AI102') =>
  app
    .asVisitor()
    .post(`/sandbox/flights/${number}.${dayOfAI102()}`, { events: 'lose', ...changes })
    .expect(200);
const provider = (fault: string) =>
  app.asVisitor().send('PUT', '/sandbox/knobs/flights', { fault }).expect(200);
const follow = () => app.get(FollowedFlights).follow();
const later = (minutes: number) =>
  app.database.query(
    'test-later',
    'update flight_status set known_at = known_at - make_interval(mins => $1)',
    [minutes],
  );

const leavesSoon = () =>
  app.database.query(
    'test-leaves-soon',
    `update flight_status set status = jsonb_set(status, '{departs}', to_jsonb(now() + interval '1 hour'))`,
  );

const spend = (questions: number) =>
  app.database.query('test-spent', 'update flight_budget set hour_spent = $1, day_spent = $1', [questions]);
/** Without those for watches. */
async function questions(): Promise<number> {
  const [row] = await app.database.query<{ count: number }>(
    'test-questions',
    'select (hour_spent - (select count(*) from flight_watch))::int as count from flight_budget',
  );
  return row?.count ?? 0;
}

const statusFor = async ({ seekers, id }: Trip) => (await details(seekers, id)).legs?.[0]?.flightStatus;
const minutesLate = (status: Awaited<ReturnType<typeof statusFor>>) =>
  (Date.parse(status?.departs ?? '') - Date.parse(status?.plannedDeparture ?? '')) / 60_000;

describe('a trip on its day', () => {
  it('says what the airline says, to both and to the family', async () => {
    await says({ state: 'scheduled', gate: 'B22' });
    const trip = await fly();
    expect(await statusFor(trip)).toBeNull();
    await follow();
    const expected = { state: 'scheduled', terminal: '4', gate: 'B22', belt: null };
    expect(await statusFor(trip)).toMatchObject({ ...expected, knownAt: expect.any(String) });
    expect((await details(trip.helpers, trip.id)).legs?.[0]?.flightStatus).toMatchObject(expected);
    const link = await trip.seekers.post(`/api/matches/${trip.id}/family-link`).expect(200);
    const token = familyLink.parse(link.json()).url.split('/').at(-1);
    const { legs } = journey.parse((await app.asVisitor().get(`/api/journeys/${token}`).expect(200)).json());
    expect(legs?.[0]?.flightStatus).toMatchObject(expected);
    expect(JSON.stringify(legs)).not.toContain('AI102');
  });

  it.each([
    [{ state: 'scheduled', delayMinutes: 10 }, 'scheduled', 10],
    [{ state: 'scheduled', delayMinutes: 95 }, 'delayed', 95],
    [{ state: 'boarding', delayMinutes: 20 }, 'boarding', 20],
    [{ state: 'cancelled' }, 'cancelled', 0],
  ])('follows %j', async (changes, state, late) => {
    await says(changes);
    const trip = await fly();
    await follow();
    const status = await statusFor(trip);
    expect(status?.state).toBe(state);
    expect(minutesLate(status)).toBe(late);
  });

  it('has belt and terminal of the arrival once it has landed', async () => {
    await says({ state: 'departed', gate: 'B22' });
    const trip = await fly();
    await follow();
    expect(await statusFor(trip)).toMatchObject({ state: 'departed', gate: 'B22' });
    await says({ state: 'landed', gate: 'A7', belt: '7' });
    await later(91);
    await follow();
    expect(await statusFor(trip)).toMatchObject({ state: 'landed', terminal: '3', gate: 'A7', belt: '7' });
  });

  it('has a status for each of its flights', async () => {
    const date = inDaysThere(newYork, 0);
    const tomorrow = inDaysThere('Asia/Qatar', 1);
    const legs = [
      { from: 'JFK', to: 'DOH', date, time: '20:55', flightNumber: 'QR702' },
      { from: 'DOH', to: 'HYD', date: tomorrow, time: '20:15', flightNumber: 'QR500' },
    ];
    const way = { departureAirport: 'JFK', arrivalAirport: 'HYD', date, legs };
    const trip = await agreedTrip(app, { listing: way });
    await settled(app.database, followFlights.name);
    await forgetFlights();
    await app.asVisitor().post(`/sandbox/flights/QR702.${date}`, { state: 'cancelled' }).expect(200);
    await follow();
    const seen = await details(trip.seekers, trip.id);
    expect(seen.legs?.map(({ flightStatus }) => flightStatus?.state)).toContain('cancelled');
  });

  it('says when it is so late that the next one can hardly be reached', async () => {
    // Too early to ask the airline, whose own times would count then.
    const date = inDaysThere(newYork, 5);
    const next = inDaysThere(newYork, 6);
    const legs = [
      {
        from: 'JFK',
        to: 'DOH',
        date,
        time: '20:55',
        flightNumber: 'QR702',
        arrivalDate: next,
        arrivalTime: '19:20',
      },
      { from: 'DOH', to: 'HYD', date: next, time: '20:15', flightNumber: 'QR500' },
    ];
    const way = { departureAirport: 'JFK', arrivalAirport: 'HYD', date, legs };
    const trip = await agreedTrip(app, { listing: way });
    const link = familyLink.parse(
      (await trip.seekers.post(`/api/matches/${trip.id}/family-link`).expect(200)).json(),
    );
    const page = await app.asVisitor().get(new URL(link.url).pathname).expect(200);
    expect(page.text).toContain('55 minutes to change planes in');
    const seen = await details(trip.helpers, trip.id);
    expect(seen.legs?.map(({ minutesToChange }) => minutesToChange)).toEqual([null, 55]);
  });

  it('says nothing of a flight that the airline does not know', async () => {
    const unknown = await fly('AI9999');
    await follow();
    expect(await statusFor(unknown)).toBeNull();
    expect(await questions()).toBe(1);
  });

  it('is not followed before the day, without a number, or before both agree', async () => {
    await agreedTrip(app, {
      listing: { date: inDaysThere(newYork, 3), time: '12:30', flightNumber: 'AI102' },
    });
    await agreedTrip(app, { listing: { date: dayOfAI102(), time: '12:30' } });
    const trip = await fly();
    await app.database.query('test-proposed', `update match set status = 'proposed' where id = $1`, [
      trip.id,
    ]);
    await follow();
    expect(await questions()).toBe(0);
  });
});

describe('two who agree on the day of travel', () => {
  it('see at once what the airline says', async () => {
    await says({ state: 'scheduled', gate: 'B22' });
    const trip = await fliesSoon(app);
    expect(await statusFor(trip)).toMatchObject({ gate: 'B22' });
  });
});

describe('questions to the provider', () => {
  it('are one for all trips on a plane, also with a codeshare', async () => {
    await says({ state: 'scheduled' });
    const plane = [{ from: 'JFK', to: 'DEL', key: `AI102.${dayOfAI102()}` }];
    await app.database.query(
      'test-codeshare',
      `insert into flight_plane (number, day, planes) values ('UA8345', $1, $2)`,
      [dayOfAI102(), JSON.stringify(plane)],
    );
    const trips = [await fly(), await fly(), await fly('UA8345')];
    await follow();
    expect(await questions()).toBe(1);
    for (const trip of trips) expect(await statusFor(trip)).toMatchObject({ terminal: '4' });
  });

  it('wait for what is known to be old', async () => {
    await says({ state: 'scheduled' });
    await fly();
    await follow();
    await follow();
    expect(await questions()).toBe(1);
    await later(91);
    await follow();
    expect(await questions()).toBe(2);
  });

  it('are frequent around the departure, above all where the provider tells of nothing', async () => {
    await says({ state: 'scheduled' });
    const trip = await fly();
    await follow();
    await leavesSoon();
    await later(5);
    await follow();
    expect(await questions()).toBe(1);
    await later(15);
    await follow();
    expect(await questions()).toBe(2);
    await leavesSoon();
    await app.database.query('test-unwatched', 'update flight_watch set alert = null');
    await later(5);
    await follow();
    expect(await questions()).toBe(3);
    expect(await statusFor(trip)).not.toBeNull();
  });

  it.each([
    ['is away', () => provider('fail')],
    ['may not be asked any more', () => spend(1_000_000)],
  ])('end while the provider %s, and what was known stays', async (_, prevent) => {
    await says({ state: 'scheduled', gate: 'B22' });
    const trip = await fly();
    await follow();
    const before = await statusFor(trip);
    await later(91);
    await prevent();
    await follow();
    const after = await statusFor(trip);
    expect(after).toMatchObject({ ...before, knownAt: expect.any(String) });
    expect(Date.parse(after?.knownAt ?? '')).toBeLessThan(Date.parse(before?.knownAt ?? ''));
  });
});
