import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { settled } from '../../testing/settled.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { myListings } from '../../listings/contract.js';
import { matchDetails } from '../contract.js';
import { agreedTrip, ago, departOn, tap } from '../testing/trips.js';
import { TripJobs } from './trip-jobs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

const pass = (listingId: number, by: number) =>
  app.asVisitor().post(`/sandbox/listings/${listingId}/days`, { by });
async function subjects({ email }: { email: string }) {
  await settled(app.database, 'mail.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: email })}`);
  return (reply.json() as { subject: string }[]).map(({ subject }) => subject.split(/[:?]/)[0]).toReversed();
}

describe('the sandbox clock of a trip', () => {
  it('leads a trip from its agreement to the day after, with every mail on the way', async () => {
    const trip = await agreedTrip(app, {
      // Iceland's clock is UTC, as that of `inDays`.
      // So late in the day that "tomorrow" is never within the last 12 hours.
      listing: { departureAirport: 'KEF', arrivalAirport: 'LHR', date: inDays(10), time: '23:59' },
    });
    const { id, listingId, helper, helpers, seekers } = trip;
    const seen = async () => matchDetails.parse((await helpers.get(`/api/matches/${id}`).expect(200)).json());
    const before = (await subjects(helper)).length;
    await pass(listingId, 6).expect(200);
    expect((await subjects(helper)).slice(before)).toEqual([]);
    await pass(listingId, 3).expect(200);
    expect((await subjects(helper)).slice(before)).toEqual(['Still flying', 'Still flying']);
    await pass(listingId, 1).expect(200);
    expect((await subjects(helper)).at(-1)).toBe('Your companion has not confirmed');
    expect((await seen()).date).toBe(inDays(0));
    await tap(helpers, id, 'landed', ago(1)).expect(200);
    await pass(listingId, 2).expect(200);
    expect(await seen()).toMatchObject({ status: 'done', date: inDays(-2), steps: [{ step: 'landed' }] });
    expect((await subjects(helper)).at(-1)).toBe('How was your trip');
    const [listing] = myListings.parse((await helpers.get('/api/my-listings')).json());
    expect(listing).toMatchObject({ date: inDays(-2), status: 'expired' });
    await seekers.get(`/api/matches/${id}`).expect(200);
  });

  const isBlocked = `
  select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

  it('waits for a step that is being stored', async () => {
    const trip = await agreedTrip(app, { listing: { departureAirport: 'KEF', arrivalAirport: 'LHR' } });
    await departOn(app, trip, -1);
    const step = await app.database.pool.connect();
    await step.query('begin');
    await step.query('select from match where id = $1 for update', [trip.id]);
    let isOver = false;
    const run = app
      .get(TripJobs)
      .run({ listingId: trip.listingId, atAnyHour: true })
      .finally(() => (isOver = true));
    while (!isOver && !(await app.database.pool.query(isBlocked)).rowCount);
    await step.query('commit');
    step.release();
    await run;
    expect((await subjects(trip.helper)).at(-1)).toBe('How was your trip');
  });

  it('moves nothing of other listings', async () => {
    const [one, other] = [await agreedTrip(app), await agreedTrip(app)];
    await pass(one.listingId, 5).expect(200);
    expect(matchDetails.parse((await other.helpers.get(`/api/matches/${other.id}`)).json()).date).toBe(
      inDays(30),
    );
  });

  it('knows its listings and its days', async () => {
    await pass(999_999, 1).expect(404);
    for (const by of [0, -1, 1.5, 401]) await pass(1, by).expect(400);
  });
});
