import { uniqueName } from '../../testing/make.js';
import type { Client } from '../../testing/client.js';
import type { TestApp } from '../../testing/test-app.js';
import { match, type StepName } from '../contract.js';

type UserEntity = Awaited<ReturnType<TestApp['make']['user']>>;

export interface Trip {
  id: number;
  listingId: number;
  helper: UserEntity;
  seeker: UserEntity;
  helpers: Client;
  seekers: Client;
}

interface About {
  listing?: Parameters<TestApp['make']['listing']>[0];
}

/** Two people who agreed to fly together on the helper's listing. */
export async function agreedTrip(app: TestApp, about: About = {}): Promise<Trip> {
  const helper = await app.make.user({ verified: true, username: uniqueName('Meera Iyer') });
  const seeker = await app.make.user({ username: uniqueName('Ravi Kumar') });
  const { id: listingId } = await app.make.listing({ by: helper, ...about.listing });
  return agree(app, { helper, seeker, listingId });
}

export async function agree(
  app: TestApp,
  { helper, seeker, listingId }: Pick<Trip, 'helper' | 'seeker' | 'listingId'>,
): Promise<Trip> {
  const [helpers, seekers] = [await app.as(helper), await app.as(seeker)];
  const [listing] = await app.database.query<{ ownerId: number }>(
    'test-owner',
    'select user_id::float8 as "ownerId" from listing where id = $1',
    [listingId],
  );
  const [owners, askers] = listing?.ownerId === helper.id ? [helpers, seekers] : [seekers, helpers];
  const other = listing?.ownerId ?? 0;
  await askers.post(`/api/listings/${listingId}/connect`).expect(200);
  const proposal = await askers.post('/api/matches', { listingId, userId: other }).expect(200);
  const { id } = match.parse(proposal.json());
  await owners.post(`/api/matches/${id}/agree`).expect(200);
  return { id, listingId, helper, seeker, helpers, seekers };
}

/** The trip takes off in so many hours, on the minute of the departure airport's clock. */
export async function departIn(app: TestApp, { id }: { id: number }, hours: number): Promise<void> {
  await app.database.query(
    'test-depart-in',
    `update match m set date = l.at::date, time = to_char(l.at, 'HH24:MI')
     from airport d, lateral (select (now() + make_interval(mins => ($2::numeric * 60)::int)) at time zone d.timezone as at) l
     where d.code = m.departure_airport and m.id = $1`,
    [id, hours],
  );
}

/** The local day of the departure airport, so many days from today, without a time. */
export async function departOn(app: TestApp, { id }: { id: number }, days: number): Promise<void> {
  await app.database.query(
    'test-depart-on',
    `update match m set date = (now() at time zone d.timezone)::date + $2::int, time = null
     from airport d where d.code = m.departure_airport and m.id = $1`,
    [id, days],
  );
}

/** It was flown that many days ago, and the site has closed it since. */
export async function finish(app: TestApp, trip: { id: number }, daysAgo = 1): Promise<void> {
  await departOn(app, trip, -daysAgo);
  await app.database.query('test-finish', `update match set status = 'done' where id = $1`, [trip.id]);
}

let keys = 0;
export const newKey = () => `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`;

export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const tap = (by: Client, id: number, step: StepName, at = ago(0), clientKey = newKey()) =>
  by.post(`/api/matches/${id}/steps`, { step, at, clientKey });

export const tapLeg = (by: Client, id: number, step: StepName, leg: number, at = ago(0)) =>
  by.post(`/api/matches/${id}/steps`, { step, leg, at, clientKey: newKey() });

/** The flights of a trip from Hyderabad to Chicago that changes planes in Frankfurt on the next day. */
export const viaFrankfurt = (day: string, nextDay: string) => ({
  departureAirport: 'HYD',
  arrivalAirport: 'ORD',
  date: day,
  legs: [
    { from: 'HYD', to: 'FRA', date: day, time: '01:30', arrivalTime: '07:20', flightNumber: 'LH753' },
    { from: 'FRA', to: 'ORD', date: nextDay, time: '10:15', arrivalTime: '12:40', flightNumber: 'LH430' },
  ],
});
