import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { M0124CoveredDays } from '../../migrations/M0124CoveredDays.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listings } from '../contract.js';
import { listingOpened } from '../listing-opened.js';
import {
  coveredOf,
  direct,
  family,
  fitsOf,
  flyTogether,
  member,
  posting,
  toChicago,
  toFrankfurt,
  viaFrankfurt,
} from '../testing/companions.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  await forgetLimits(app);
  await app.database.query('test-no-listings', 'delete from listing');
});
afterAll(() => app.close());

const found = async (query: string) =>
  listings
    .parse((await app.asVisitor().get(`/api/listings?${query}`).expect(200)).json())
    .map(({ id }) => id);

/** How often people who fit the request were to be alerted. */
async function matchings({ id }: { id: number }) {
  const [row] = await app.database.query<{ count: number }>(
    'test-matchings',
    `select count(*)::int from pgboss.job where name = $1 and (data ->> 'listingId')::bigint = $2`,
    [listingOpened.name, id],
  );
  return row?.count ?? 0;
}
/** The family asked on an offer for its second leg, with its request. */
async function attached() {
  const kamala = await family(app);
  const meera = await posting(app, direct(toChicago));
  await flyTogether(kamala, meera, { traveler: { listingId: kamala.id } });
  expect(await coveredOf(kamala)).toEqual([2]);
  return { kamala, meera };
}

describe('a leg whose companion has moved to another day', () => {
  it('is looked for again, until they fly on its day', async () => {
    const { kamala, meera } = await attached();
    const other = await posting(app, direct(toChicago));
    expect(await fitsOf(other)).toEqual([]);
    const move = (date: string) => meera.client.patch(`/api/listings/${meera.id}`, { date }).expect(200);
    const before = await matchings(kamala);
    await move(inDays(33));
    expect(await coveredOf(kamala)).toEqual([]);
    expect(await fitsOf(other)).toMatchObject([{ id: kamala.id, theirs: 2 }]);
    expect(await found('type=seeking_help&flight=LH430')).toEqual([kamala.id]);
    expect(await matchings(kamala)).toBe(before + 1);
    await move(toChicago.date);
    expect(await coveredOf(kamala)).toEqual([2]);
    expect(await fitsOf(other)).toEqual([]);
  });

  it('is the only one that opens, of several', async () => {
    const kamala = await family(app);
    const anand = await posting(app, viaFrankfurt);
    await flyTogether(kamala, anand, { traveler: { listingId: kamala.id } });
    expect(await coveredOf(kamala)).toBe('all');
    const legs = [toFrankfurt, { ...toChicago, date: inDays(32) }];
    await anand.client.patch(`/api/listings/${anand.id}`, { legs }).expect(200);
    expect(await coveredOf(kamala)).toEqual([1]);
  });

  it('may be a direct way, on days that are all others', async () => {
    const days = { ...direct(toFrankfurt), legs: null, endDate: inDays(32) };
    const kamala = await family(app, days);
    const meera = await posting(app, direct(toFrankfurt));
    await flyTogether(kamala, meera, { traveler: { listingId: kamala.id } });
    await meera.client.patch(`/api/listings/${meera.id}`, { date: inDays(32) }).expect(200);
    expect(await coveredOf(kamala)).toBe('all');
    await meera.client.patch(`/api/listings/${meera.id}`, { date: inDays(33) }).expect(200);
    expect(await coveredOf(kamala)).toEqual([]);
  });

  it('is found among the requests from before', async () => {
    const { kamala, meera } = await attached();
    const other = await family(app);
    await flyTogether(await member(app), other, { legs: [{ listingLeg: 2 }] });
    await meera.client.patch(`/api/listings/${meera.id}`, { date: inDays(33) }).expect(200);
    await app.database.query('test-before', `update listing set covered_legs = '{2}' where id = $1`, [
      kamala.id,
    ]);
    const orm = app.get(MikroORM);
    const migration = new M0124CoveredDays(orm.em.getDriver(), orm.config);
    migration.up();
    const client = await app.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('drop trigger match_covers_on_days on match');
      for (const query of migration.getQueries() as string[]) await client.query(query);
      await client.query('commit');
    } finally {
      client.release();
    }
    expect(await coveredOf(kamala)).toEqual([]);
    expect(await coveredOf(other)).toEqual([2]);
  });
});
