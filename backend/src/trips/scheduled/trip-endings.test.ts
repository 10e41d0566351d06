import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { rateBy } from '../testing/reviews.js';
import { ago, agreedTrip, departIn, departOn, tap, viaFrankfurt, type Trip } from '../testing/trips.js';
import { matchDetails } from '../contract.js';
import { TripJobs } from './trip-jobs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  await forgetLimits(app);
  await app.database.query('forget', 'delete from match');
});
afterAll(() => app.close());

const run = () => app.get(TripJobs).run({ atAnyHour: true });
const statusOf = async ({ helpers, id }: Trip) =>
  matchDetails.parse((await helpers.get(`/api/matches/${id}`).expect(200)).json()).status;
async function mailsTo({ email }: { email: string }) {
  await settled(app.database, 'mail.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: email })}`);
  return (reply.json() as { subject: string; text: string }[]).filter(({ subject }) =>
    subject.startsWith('How was your trip?'),
  );
}
const count = async (table: string) =>
  (await app.database.query(`test-count-${table}`, `select 1 from ${table}`)).length;

describe('the end of a trip', () => {
  it('ends a trip on the day after the landing, and asks both how it was, once', async () => {
    const trip = await agreedTrip(app);
    await departIn(app, trip, -40);
    await tap(trip.helpers, trip.id, 'landed', ago(1)).expect(200);
    await run();
    expect(await statusOf(trip)).toBe('agreed');
    await app.database.query('test-landed', `update match_step set at = at - interval '1 day'`);
    await Promise.all([run(), run(), run()]);
    expect(await statusOf(trip)).toBe('done');
    const [mail, ...more] = await mailsTo(trip.helper);
    expect(mail?.subject).toMatch(/^How was your trip\? New York \(JFK\) to Delhi \(DEL\), /);
    expect(mail?.text).toContain('You flew together with Ravi');
    expect(mail?.text).toContain(`/trips/${trip.id}`);
    expect(more).toEqual([]);
    expect(await mailsTo(trip.seeker)).toMatchObject([
      { text: expect.stringContaining('You flew together with Meera') },
    ]);
  });

  it('asks only those who have not written at the hand-over', async () => {
    const trip = await agreedTrip(app);
    await departOn(app, trip, -3);
    await rateBy(trip.seekers, trip.helper).expect(200);
    await run();
    expect(await mailsTo(trip.helper)).toHaveLength(1);
    expect(await mailsTo(trip.seeker)).toEqual([]);
  });

  it('waits for 9 in the morning where they landed', async () => {
    const [hours] = await app.database.query<{ night: string; day: string }>(
      'test-hours',
      `select min(code) filter (where h < 8) as night, min(code) filter (where h between 10 and 18) as day
     from (select code, extract(hour from now() at time zone timezone) as h from airport where code <> 'JFK') airports`,
    );
    const trips = [];
    for (const arrivalAirport of [hours?.night, hours?.day]) {
      const trip = await agreedTrip(app, { listing: arrivalAirport ? { arrivalAirport } : {} });
      await departOn(app, trip, -3);
      trips.push(trip);
    }
    await app.get(TripJobs).run();
    expect(await Promise.all(trips.map(statusOf))).toEqual(['agreed', 'done']);
  });

  it('does not end a long flight while it is in the air', async () => {
    const trip = await agreedTrip(app, { listing: { departureAirport: 'JFK', arrivalAirport: 'SIN' } });
    await departIn(app, trip, -10);
    await run();
    expect(await statusOf(trip)).toBe('agreed');
    await departIn(app, trip, -60);
    await run();
    expect(await statusOf(trip)).toBe('done');
  });

  it('does not end a trip with a stop before its last landing', async () => {
    const trip = await agreedTrip(app, { listing: viaFrankfurt(inDays(20), inDays(23)) });
    await departIn(app, trip, -40);
    await run();
    expect(await statusOf(trip)).toBe('agreed');
    await departIn(app, trip, -136);
    await run();
    expect(await statusOf(trip)).toBe('done');
  });

  it('ends proposals after their day of travel', async () => {
    const trip = await agreedTrip(app);
    const propose = (days: number) =>
      app.database.query(
        'test-proposed',
        `update match m set status = 'proposed', date = (now() at time zone 'America/New_York')::date + $1::int`,
        [days],
      );
    await propose(0);
    await run();
    expect(await statusOf(trip)).toBe('proposed');
    await propose(-1);
    await run();
    const seen = matchDetails.parse((await trip.helpers.get(`/api/matches/${trip.id}`)).json());
    expect(seen).toMatchObject({ status: 'cancelled', cancelled: { byMe: null, reason: null } });
    expect(await mailsTo(trip.helper)).toEqual([]);
  });

  it('deletes the care card 7 days after the trip, and the link when it has ended', async () => {
    const trip = await agreedTrip(app);
    await trip.seekers.send('PUT', `/api/matches/${trip.id}/care-card`, { firstName: 'Lakshmi' }).expect(200);
    await trip.seekers.post(`/api/matches/${trip.id}/family-link`).expect(200);
    const day = (days: number) =>
      app.database.query(
        'test-arrive',
        `update match m set date = (now() at time zone a.timezone)::date + $1::int
       from airport a where a.code = m.arrival_airport`,
        [days],
      );
    for (const [days, cards, links] of [
      [-2, 1, 1],
      [-3, 1, 0],
      [-7, 1, 0],
      [-8, 0, 0],
    ] as const) {
      await day(days);
      await run();
      expect([days, await count('care_card'), await count('family_link')]).toEqual([days, cards, links]);
    }
  });
});
