import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { meAnswer } from '../../account/contract.js';
import { forgetLimits, logIn } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listings, myListings } from '../contract.js';
import { fittingListings } from '../fitting/contract.js';
import { PlaneLookups } from '../flights/plane-lookups.js';
import { ListingsDemo } from './demo.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { DEMO_DATA: '1' } });
  await app.get(PlaneLookups).askDue();
});
afterAll(() => app.close());

const sow = () => app.get(ListingsDemo).seed(app.nest.get(MikroORM).em.fork());
const count = async (what: string): Promise<number> => {
  const { rows } = await app.database.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`);
  return rows[0]?.n ?? 0;
};
/** Without those of the trips of two. */
const ahead = `listing where user_id is not null and date > (now() at time zone 'utc')::date
  and not exists (select from match where listing_id = listing.id)`;
const everything = () =>
  app.database.query(
    'everything',
    `select 'listing' as what, id::text, xmin::text from listing
     union all select 'traveler', user_id::text, xmin::text from traveler
     union all select 'alert', id::text, xmin::text from alert order by 1, 2`,
  );

describe('the demo', () => {
  it('has 440 upcoming trips of 60 people, and a few recent guest posts', async () => {
    expect(await count(ahead)).toBe(440);
    expect(await count('traveler')).toBe(60);
    expect(await count(`listing where user_id is null and created_at > now() - interval '2 days'`)).toBe(6);
  });

  it('finds a traveler on a popular route, in public and without contact details', async () => {
    const reply = await app.asVisitor().get('/api/listings?type=helper&limit=100').expect(200);
    const found = listings.parse(reply.json());
    expect(found).toHaveLength(100);
    expect(found.filter(({ ratingCount }) => ratingCount > 0).length).toBeGreaterThan(70);
    expect(found.filter(({ description }) => description?.includes('•'))).toEqual([]);
    expect(reply.text).not.toMatch(/@|\+1 20255501/);
  });

  it('starts with listings that accept contact requests', async () => {
    for (const type of ['helper', 'seeking_help']) {
      const reply = await app.asVisitor().get(`/api/listings?type=${type}&sort=newest&limit=2`).expect(200);
      expect(listings.parse(reply.json()).map(({ userId }) => userId)).not.toContain(null);
    }
  });

  it('shows Meera her own listings', async () => {
    const client = app.asVisitor();
    const me = await logIn(app, client, 'meera@example.com');
    meAnswer.parse({ user: me });
    const mine = myListings.parse((await client.get('/api/my-listings?type=helper').expect(200)).json());
    expect(mine).toHaveLength(6);
    expect(mine[0]).toMatchObject({ email: 'meera@example.com', phoneNumber: me.phoneNumber });
  });

  it.each(['meera', 'ifeoma'])('has people who fit the trips of %s, for every reason', async (name) => {
    await forgetLimits(app);
    const client = app.asVisitor();
    await logIn(app, client, `${name}@example.com`);
    const mine = myListings.parse((await client.get('/api/my-listings').expect(200)).json());
    const open = mine.filter(({ status, date }) => status === 'active' && date > inDays(1));
    expect(open.length).toBeGreaterThan(3);
    const [next] = open.slice(-1);
    const fits = fittingListings.parse(
      (await client.get(`/api/listings/fitting?listing=${next?.id}`).expect(200)).json(),
    );
    const otherType = next?.type === 'helper' ? 'seeking_help' : 'helper';
    const reasons = new Set(fits.filter(({ type }) => type === otherType).map(({ why }) => why));
    expect([...reasons]).toEqual(['flight', 'leg', 'route', 'airport']);
  });

  it.each([
    ['JFK', 'AI102', 'UA8345'],
    ['DEL', 'AI101', 'UA8344'],
  ])(
    'has a traveler from %s in the plane of Meera, who has booked another number',
    async (from, own, other) => {
      await forgetLimits(app);
      const client = app.asVisitor();
      await logIn(app, client, 'meera@example.com');
      const mine = myListings.parse((await client.get('/api/my-listings?type=helper').expect(200)).json());
      const trip = mine.find(
        ({ departureAirport, flightNumber }) => departureAirport === from && flightNumber === own,
      );
      const fits = fittingListings.parse(
        (await client.get(`/api/listings/fitting?listing=${trip?.id}`).expect(200)).json(),
      );
      expect(fits.filter(({ flightNumber }) => flightNumber === other)).toMatchObject([
        { why: 'flight', type: 'seeking_help', date: trip?.date },
      ]);
    },
  );

  it('changes nothing when two nodes seed it again at the same time', async () => {
    const before = await everything();
    await Promise.all([sow(), sow()]);
    expect(await everything()).toEqual(before);
  });

  it('adds trips that became current since it was seeded three weeks ago', async () => {
    const old = await app.database.query(
      'three-weeks-ago',
      `delete from listing where date > (now() at time zone 'utc')::date + 99 returning id`,
    );
    expect(old.length).toBeGreaterThan(50);
    await sow();
    expect(await count(ahead)).toBe(440);
  });
});
