import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { foundBy, openListing, tellNow, toldTo, watch, watchAsGuest, withAlerts } from '../testing/alerts.js';
import { date, PlaneApp, toDelhi } from '../testing/planes.js';
import { AlertHits } from './alert-hits.js';

let app: TestApp;
let planes: PlaneApp;
beforeAll(async () => {
  app = await startTestApp(withAlerts);
  planes = new PlaneApp(app);
});
beforeEach(async () => {
  await forgetLimits(app);
  await planes.forgetAll();
  await app.database.query('forget-alerts', 'delete from alert');
});
afterAll(() => app.close());

const byFlight = { flight: 'AI102', from: undefined, to: undefined };
const round = () => app.get(AlertHits).findLate();
const watcher = async (about: object = {}) => {
  const user = await app.make.user();
  const client = await app.as(user);
  return { user, client, ...(await watch(client, { ...byFlight, ...about })) };
};
const watchedFlightIsKnown = async () => {
  await round();
  await planes.lookUpDue();
};
/** UA8345 is a number of the plane AI102. */
const post = async (about: object = {}) => {
  const { id, client } = await planes.post(about);
  await settled(app.database, 'listings.opened');
  return { id, client };
};

describe('an alert for a flight finds the same plane under another number', () => {
  it('at once when the timetable of both is known', async () => {
    await post();
    const { id } = await watcher();
    await watchedFlightIsKnown();
    const { listing } = await openListing(app, toDelhi);
    expect(await foundBy(app, listing.id)).toEqual([id]);
  });

  it('also when nobody needed its flight before', async () => {
    await app.database.query(
      'test-idle',
      `insert into flight_plane (number, day, try_at) values ('AI102', $1, 'infinity')
       on conflict (number, day) do update set planes = '[]', try_at = 'infinity'`,
      [date],
    );
    const { id } = await watcher();
    const listing = await post();
    await round();
    await watchedFlightIsKnown();
    await round();
    expect(await foundBy(app, listing.id)).toEqual([id]);
  });

  it('when the timetable answers after the listing was posted', async () => {
    const { id, user } = await watcher();
    const listing = await post();
    expect(await foundBy(app, listing.id)).toEqual([]);
    await watchedFlightIsKnown();
    await round();
    expect(await foundBy(app, listing.id)).toEqual([id]);
    await tellNow(app);
    await round();
    await tellNow(app);
    const told = await toldTo(app, user.email);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('The same plane: AI102 is UA8345 too');
  });

  it('on a later leg, and for a guest', async () => {
    const { id } = await watchAsGuest(app, 'plane@example.com', { ...byFlight, flight: 'UA8345' });
    await watchedFlightIsKnown();
    const day = inDays(30);
    const listing = await post({
      departureAirport: 'BOS',
      flightNumber: undefined,
      legs: [
        { from: 'BOS', to: 'JFK', date: day, flightNumber: 'DL1' },
        { from: 'JFK', to: 'DEL', date: day, flightNumber: 'AI102' },
      ],
    });
    await round();
    expect(await foundBy(app, listing.id)).toEqual([id]);
  });

  it('and a listing that is changed loses it, or has it again', async () => {
    const { id } = await watcher();
    await watchedFlightIsKnown();
    const listing = await post();
    await round();
    const change = async (date: string) => {
      await listing.client.patch(`/api/listings/${listing.id}`, { date }).expect(200);
      await planes.jobsDone();
      await settled(app.database, 'listings.opened');
      await round();
      return foundBy(app, listing.id);
    };
    expect(await change(inDays(40))).toEqual([]);
    expect(await change(inDays(31))).toEqual([id]);
  });
});

describe('the same plane is not found', () => {
  const nobody = async (listing: object = {}) => {
    await watchedFlightIsKnown();
    const { id } = await post(listing);
    await round();
    expect(await foundBy(app, id)).toEqual([]);
    return id;
  };

  it.each<[string, object, object]>([
    ['on another day', { firstDay: inDays(31) }, {}],
    ['of the other kind', { type: 'seeking_help' }, {}],
    ['from elsewhere', { from: 'LHR' }, {}],
    ['to elsewhere', { to: 'BOM' }, {}],
    ['when the flight is kept from strangers', {}, { showFlight: false }],
    ['on another plane', {}, { flightNumber: 'AI101', departureAirport: 'DEL', arrivalAirport: 'JFK' }],
  ])('%s', async (_what, alert, listing) => {
    await watcher(alert);
    await nobody(listing);
  });

  it('by a paused alert', async () => {
    const { client, id } = await watcher();
    await client.patch(`/api/alerts/${id}`, { status: 'paused' }).expect(200);
    await nobody();
  });

  it('by a guest when the owner is guarded', async () => {
    await watchAsGuest(app, 'guest-of-plane@example.com', byFlight);
    await watchedFlightIsKnown();
    const { id } = await post();
    await app.database.pool.query('update listing set guarded = true where id = $1', [id]);
    await app.database.pool.query('delete from alert_hit');
    await round();
    expect(await foundBy(app, id)).toEqual([]);
  });

  it('across a block, in one’s own listing, or in a listing that was there before', async () => {
    const { id: seen } = await post();
    const blocked = await watcher();
    const own = await watcher();
    await watchedFlightIsKnown();
    const { listing } = await openListing(app, { ...toDelhi, by: own.user });
    const by = await app.make.user({ publicSince: new Date() });
    await app.database.pool.query('insert into block (blocker_id, blocked_id) values ($1, $2)', [
      blocked.user.id,
      by.id,
    ]);
    const other = await openListing(app, { ...toDelhi, by });
    await round();
    expect(await foundBy(app, seen)).toEqual([]);
    expect(await foundBy(app, listing.id)).toEqual([blocked.id]);
    expect(await foundBy(app, other.listing.id)).toEqual([own.id]);
  });
});

it('a long alert asks about its next weeks only', async () => {
  await watcher({ firstDay: inDays(5), lastDay: inDays(300), from: 'JFK', to: 'DEL' });
  await round();
  const { rows } = await app.database.pool.query<{ days: number }>(
    `select count(*)::int as days from flight_plane where number = 'AI102'`,
  );
  expect(rows).toEqual([{ days: 31 }]);
});
