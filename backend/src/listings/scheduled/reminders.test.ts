import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ListingEntity } from '../listing.entity.js';
import { byMailAnswer } from '../posting/contract.js';
import { Reminders } from './reminders.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.database.query('forget', 'delete from listing'));
afterAll(() => app.close());

/** A listing of two days ago, that departs in so many days where the plane takes off. */
async function departing(days: number, about: Partial<ListingEntity> = {}, where = 'DEL') {
  const by = await app.make.user();
  const { id } = await app.make.listing({ by, departureAirport: where, arrivalAirport: 'LHR', ...about });
  await app.database.query(
    'test-depart',
    `update listing l set created_at = now() - interval '2 days', date = (now() at time zone d.timezone)::date + $2::int
     from airport d where d.code = l.departure_airport and l.id = $1`,
    [id, days],
  );
  return { id, by };
}
async function mailsTo(to: string) {
  await settled(app.database, 'mail.send');
  const reply = await app
    .asVisitor()
    .get(`/sandbox/outbox?${new URLSearchParams({ to })}`)
    .expect(200);
  return reply.json() as unknown[];
}
const remind = () => app.get(Reminders).remindAll();
const reminded = async () =>
  (
    await app.database.query<{ id: number }>(
      'test-reminded',
      'select id::float8 as id from listing where reminded_at is not null order by id',
    )
  ).map(({ id }) => id);

describe('the reminder of a listing', () => {
  it('reminds owners who fly within three days to confirm the trip', async () => {
    const { by, id } = await departing(3);
    await remind();
    const { subject, text } = await app.outbox({ to: by.email });
    expect(subject).toMatch(/^Still going\? Delhi \(DEL\) to London \(LHR\), /);
    expect(text).toContain('Stop these mails:');
    const link = (action: string) => new RegExp(`/listing-link#do=${action}&token=([\\w-]+)`).exec(text)?.[1];
    for (const [action, change] of [
      ['going', { id, confirmedAt: expect.any(String) }],
      ['close', { id, status: 'closed' }],
    ] as const) {
      const body = { token: link(action), action };
      const reply = await app.asVisitor().post('/api/listings/by-mail', body).expect(200);
      expect(byMailAnswer.parse(reply.json()).listing).toMatchObject(change);
    }
  });

  it('leaves the question to the trip, where the owner flies with somebody on that day', async () => {
    const helpers = await departing(3);
    const seekers = await departing(3);
    const match = `insert into match (listing_id, helper_id, seeker_id, proposer_id, status, departure_airport, arrival_airport, date, sign_digits, sign_picture)
    select id, $2::bigint, $3::bigint, $3, $4, departure_airport, arrival_airport, date, '4729', 'umbrella' from listing where id = $1`;
    const agree = (status: string) =>
      app.database.query('test-agree', match, [helpers.id, helpers.by.id, seekers.by.id, status]);
    await agree('agreed');
    await remind();
    expect(await reminded()).toEqual([]);
    // Once the trip is off, the listing is asked about.
    await app.database.query('test-cancel', `update match set status = 'cancelled'`);
    await remind();
    expect(await reminded()).toEqual([helpers.id, seekers.id]);
  });

  it('leaves it also to a trip of which only a later flight is shared', async () => {
    const [seekers, helpers] = [await departing(3), await departing(20)];
    const match = `insert into match (listing_id, helper_id, seeker_id, proposer_id, status, departure_airport, arrival_airport, date, sign_digits, sign_picture)
    select $1, $2::bigint, user_id, user_id, 'agreed', departure_airport, arrival_airport, date + 1, '4729', 'umbrella'
    from listing where id = $3 returning id`;
    const values = [helpers.id, helpers.by.id, seekers.id];
    const [trip] = await app.database.query<{ id: string }>('test-later', match, values);
    const leg = `insert into trip_leg (match_id, leg, departure, arrival, days_later, flown_by)
    values ($1, 1, 'HYD', 'FRA', -1, 'seeker'), ($1, 2, 'FRA', 'ORD', 0, 'both')`;
    await app.database.query('test-legs', leg, [trip?.id]);
    await remind();
    expect(await reminded()).toEqual([]);
  });

  it('uses the day at the departure airport, on both sides of the date line', async () => {
    const zones = ['HNL', 'AKL'];
    const within = [];
    for (const zone of zones) {
      within.push((await departing(0, {}, zone)).id, (await departing(3, {}, zone)).id);
      await departing(-1, {}, zone);
      await departing(4, {}, zone);
    }
    await remind();
    expect(await reminded()).toEqual(within.sort((a, b) => a - b));
  });

  it('ignores closed, unclaimed and just-posted listings', async () => {
    await departing(2, { status: 'closed' });
    await departing(2, { userId: null });
    const fresh = await departing(2);
    await app.database.query('test-fresh', 'update listing set created_at = now() where id = $1', [fresh.id]);
    await remind();
    expect(await reminded()).toEqual([]);
  });

  it('sends one reminder, however many nodes run at the same time', async () => {
    const { by } = await departing(2);
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    expect(await mailsTo(by.email)).toHaveLength(1);
  });

  it('does not remind an owner who unsubscribed, now or later', async () => {
    const [quiet, other] = [await departing(2), await departing(2)];
    await (await app.as(quiet.by)).patch('/api/notifications', { reminders: false }).expect(200);
    await remind();
    expect(await mailsTo(other.by.email)).toHaveLength(1);
    expect(await mailsTo(quiet.by.email)).toEqual([]);
    expect(await reminded()).toEqual([quiet.id, other.id]);
  });

  it('reminds again after the trip moves to another day', async () => {
    const { by, id } = await departing(2);
    await remind();
    const listing = { date: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10) };
    await (await app.as(by)).patch(`/api/listings/${id}`, listing).expect(200);
    expect(await reminded()).toEqual([]);
  });
});
