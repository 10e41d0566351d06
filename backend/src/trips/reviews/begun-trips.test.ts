import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makePair, propose } from '../testing/pairs.js';
import { permissionTo, rateBy, reviewsOf } from '../testing/reviews.js';
import { agreedTrip, departIn, departOn, finish, tap, type Trip } from '../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const publish = () => app.database.query('test-public', 'update "user" set public_since = now()');
const cancel = ({ seekers, id }: Trip) => seekers.post(`/api/matches/${id}/cancel`, { reason: 'No tip' });
const answerSafety = ({ helpers, id }: Trip) =>
  helpers.send('PUT', `/api/matches/${id}/safety`, { feltSafe: true });

describe('a trip that is cancelled', () => {
  it('on its day can be rated by both, and their reviews appear together', async () => {
    const trip = await agreedTrip(app);
    await departOn(app, trip, 0);
    await publish();
    await rateBy(trip.seekers, trip.helper, 1, { matchId: trip.id }).expect(200);
    await cancel(trip).expect(200);
    expect(await reviewsOf(trip.helper, app.asVisitor())).toEqual([]);
    await rateBy(trip.helpers, trip.seeker, 2, { matchId: trip.id }).expect(200);
    expect(await reviewsOf(trip.helper, app.asVisitor())).toMatchObject([{ rating: 1 }]);
    expect(await reviewsOf(trip.seeker, app.asVisitor())).toMatchObject([{ rating: 2 }]);
  });

  it('after the two have met asks both whether they felt safe', async () => {
    const trip = await agreedTrip(app);
    await departIn(app, trip, 2);
    await answerSafety(trip).expect(409);
    await tap(trip.helpers, trip.id, 'met').expect(200);
    await cancel(trip).expect(200);
    await answerSafety(trip).expect(200);
  });

  it('before its day cannot be rated', async () => {
    const trip = await agreedTrip(app);
    await departOn(app, trip, 2);
    await cancel(trip).expect(200);
    await departOn(app, trip, -2);
    await app.database.query(
      'test-long-ago',
      `update match set status_changed_at = now() - interval '4 days' where id = $1`,
      [trip.id],
    );
    await rateBy(trip.helpers, trip.seeker, 1, { matchId: trip.id }).expect(403);
  });

  it('before both had agreed cannot be rated', async () => {
    const { asker, owners, listingId } = await makePair(app);
    const { id } = await propose(owners, listingId, asker);
    await departOn(app, { id }, 0);
    await owners.post(`/api/matches/${id}/cancel`, { reason: 'Another day' }).expect(200);
    await rateBy(owners, asker, 1, { matchId: id }).expect(403);
  });
});

describe('a trip whose traveler has arrived', () => {
  it('cannot be cancelled by either, until the tap is taken back', async () => {
    const trip = await agreedTrip(app);
    await departIn(app, trip, -2);
    await tap(trip.helpers, trip.id, 'met').expect(200);
    await tap(trip.helpers, trip.id, 'handed_over').expect(200);
    expect((await cancel(trip).expect(409)).json()).toMatchObject({ message: 'This trip is over' });
    await trip.helpers.post(`/api/matches/${trip.id}/cancel`, { reason: 'No tip' }).expect(409);
    await trip.helpers.delete(`/api/matches/${trip.id}/steps`, { step: 'handed_over' }).expect(200);
    await cancel(trip).expect(200);
  });
});

describe('a review of a trip', () => {
  const closing = `
    select w.appears_at as "appearsAt", (m.date + 15)::timestamp at time zone 'Pacific/Honolulu' as closed
    from testimonial w join match m on m.id = w.match_id where m.id = $1`;
  const move = `update match set departure_airport = 'HNL', arrival_airport = 'LAX' where id = $1`;

  it('is hidden until the other can no longer write, on the clock of the departure', async () => {
    const trip = await agreedTrip(app);
    await app.database.query('test-move', move, [trip.id]);
    await finish(app, trip, 14);
    await rateBy(trip.helpers, trip.seeker, 2, { matchId: trip.id }).expect(200);
    const [row] = await app.database.query<{ appearsAt: Date; closed: Date }>('test-closing', closing, [
      trip.id,
    ]);
    expect(row?.appearsAt).toEqual(row?.closed);
    expect(await permissionTo(trip.seekers, trip.helper, `?matchId=${trip.id}`)).toMatchObject({
      mayWrite: true,
    });
    await departOn(app, trip, -15);
    await rateBy(trip.seekers, trip.helper, 1, { matchId: trip.id }).expect(403);
  });

  it('can be written for 14 days after the last flight', async () => {
    const trip = await agreedTrip(app);
    await finish(app, trip, 40);
    await rateBy(trip.seekers, trip.helper, 5, { matchId: trip.id }).expect(403);
    await app.database.query(
      'test-second-flight',
      `insert into trip_leg (match_id, leg, departure, arrival, days_later, flown_by)
       values ($1, 1, 'JFK', 'FRA', 0, 'both'), ($1, 2, 'FRA', 'DEL', 28, 'both')`,
      [trip.id],
    );
    await rateBy(trip.seekers, trip.helper, 5, { matchId: trip.id }).expect(200);
    const waiting = await trip.helpers.get('/api/matches/waiting').expect(200);
    expect(waiting.json()).toMatchObject([{ id: trip.id }]);
  });
});
