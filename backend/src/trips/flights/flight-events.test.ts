import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { details } from '../testing/pairs.js';
import { dayOfAI102, fliesSoon } from '../testing/daily-flight.js';
import type { Trip } from '../testing/trips.js';
import { FollowedFlights } from './followed-flights.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ alone: 'It counts questions, and the provider calls it' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.asVisitor().delete('/sandbox/flights').expect(200);
  for (const table of ['flight_status', 'flight_watch', 'sandbox_alert'])
    await app.database.query(`test-no-${table}`, `delete from ${table}`);
  await app.database.query('test-none-flown', `update match set status = 'done'`);
});

const fly = () => fliesSoon(app);
const says = (changes: object) =>
  app.asVisitor().post(`/sandbox/flights/AI102.${dayOfAI102()}`, changes).expect(200);
const follow = () => app.get(FollowedFlights).follow();
const statusFor = async ({ seekers, id }: Trip) => (await details(seekers, id)).legs?.[0]?.flightStatus;
const count = async (text: string) =>
  (await app.database.query<{ count: number }>(`test-count-${text}`, `select (${text})::int as count`))[0]
    ?.count;
const alerts = () => count('select count(*) from sandbox_alert');
const waitingEvents = `select count(*) from pgboss.job where name = 'listings.flight-event' and state = 'active'`;
const spent = () => count('select hour_spent from flight_budget');

async function followedTrip(): Promise<Trip> {
  await says({ state: 'scheduled' });
  const trip = await fly();
  await follow();
  return trip;
}
async function heard() {
  await settled(app.database, 'sandbox.flight-event');
  await settled(app.database, 'listings.flight-event');
}

describe('a flight of a trip', () => {
  it('is watched once, whoever flies on it', async () => {
    await followedTrip();
    await fly();
    await app.database.query('test-later', `update flight_status set known_at = now() - interval '2 hours'`);
    await follow();
    expect(await alerts()).toBe(1);
  });

  it('is watched no more when its day is over', async () => {
    await followedTrip();
    await app.database.query('test-past', 'update flight_watch set day = day - 4');
    await follow();
    expect(await alerts()).toBe(0);
    expect(await count('select count(*) from flight_watch')).toBe(0);
  });
});

describe('an event', () => {
  it('makes the site ask, and the trip says what has changed', async () => {
    const trip = await followedTrip();
    await says({ gate: 'B22', delayMinutes: 40 });
    await heard();
    expect(await statusFor(trip)).toMatchObject({ state: 'delayed', gate: 'B22' });
    const { text } = await app.asVisitor({ ip: '127.0.0.1' }).get('/metrics').expect(200);
    expect(text).toMatch(/flight_events_total\{address="known"\} [1-9]/);
    expect(text).toMatch(/flight_event_seconds_count [1-9]/);
  });

  it('that is delivered twice is one question, when both come before it is asked', async () => {
    const trip = await followedTrip();
    const before = (await spent()) ?? 0;
    await says({ gate: 'B22', events: 'twice' });
    await heard();
    expect(await statusFor(trip)).toMatchObject({ gate: 'B22' });
    expect(((await spent()) ?? 0) - before).toBeLessThanOrEqual(2);
  });

  it('makes the site ask again after a question that began before it', async () => {
    const trip = await followedTrip();
    const before = await spent();
    const [number, day] = ['AI102', dayOfAI102()];
    await app.database.query(
      'test-is-asking',
      'insert into flight_question (operator, day) values ($1, $2)',
      [number, day],
    );
    await says({ gate: 'B22' });
    while ((await count(waitingEvents)) === 0) await pause(25);
    expect(await spent()).toBe(before);
    // What it answers is from before the event.
    await app.database.query(
      'test-answers',
      `update flight_status set known_at = q.asked_at from flight_question q where q.operator = flight_status.operator`,
    );
    await app.database.query('test-has-asked', 'delete from flight_question where operator = $1', [number]);
    await heard();
    expect(await statusFor(trip)).toMatchObject({ gate: 'B22' });
  });

  it('is not believed', async () => {
    const trip = await followedTrip();
    await says({ gate: 'B22', events: 'lie' });
    await heard();
    expect(await statusFor(trip)).toMatchObject({ state: 'scheduled', gate: 'B22' });
  });

  it('that is lost is made up for by the next question', async () => {
    const trip = await followedTrip();
    await says({ gate: 'B22', events: 'lose' });
    expect(await statusFor(trip)).toMatchObject({ gate: null });
    await app.database.query('test-later', `update flight_status set known_at = now() - interval '2 hours'`);
    await follow();
    expect(await statusFor(trip)).toMatchObject({ gate: 'B22' });
  });

  it.each([
    ['A'.repeat(43), 404],
    ['short', 400],
  ])('is refused at an address that nobody was given: %s', async (secret, status) => {
    await followedTrip();
    const before = await spent();
    await app.asVisitor().post(`/api/flights/events/${secret}`, { event_code: 'cancelled' }).expect(status);
    expect(await spent()).toBe(before);
  });
});
