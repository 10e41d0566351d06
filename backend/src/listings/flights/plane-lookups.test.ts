import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { inProduction } from '../../testing/in-production.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { date, key, PlaneApp, toDelhi } from '../testing/planes.js';
import { PlaneLookups } from './plane-lookups.js';

let app: TestApp;
let planes: PlaneApp;
beforeAll(async () => {
  app = await startTestApp({
    env: { LIMITS_SCALE: '1000', FLIGHT_BUDGET_HOUR: '40' },
    alone: 'It counts questions and failures of the provider, and asks from two nodes',
  });
  planes = new PlaneApp(app);
});
afterAll(() => app.close());
beforeEach(() => planes.forgetAll());
afterEach(() => app.asVisitor().delete('/sandbox/knobs').expect(200));

/** As a release before this one has left it. */
async function fromBefore(about: object = {}): Promise<number> {
  return (await app.make.listing({ by: await app.make.user(), ...toDelhi, ...about })).id;
}

describe('without an answer', () => {
  it('the key stays unknown while the provider is away, and comes later', async () => {
    await planes.setProvider({ fault: 'fail' });
    const { id } = await planes.post();
    await planes.lookUpDue();
    expect(await planes.keysOf(id)).toEqual({ own: null, legs: [null] });
    expect(await planes.questions()).toBe(1);
    await planes.setProvider({ fault: 'none' });
    await planes.wait();
    await planes.lookUpDue();
    expect(await planes.keysOf(id)).toEqual({ own: key, legs: [key] });
  });

  it('it is asked for ever more rarely', async () => {
    await planes.setProvider({ fault: 'fail' });
    await planes.post();
    const waits: number[] = [];
    for (let tries = 0; tries < 3; tries++) {
      const { rows } = await app.database.pool.query<{ minutes: number }>(
        `select round(extract(epoch from try_at - now()) / 60)::int as minutes from flight_plane`,
      );
      waits.push(rows[0]?.minutes ?? 0);
      await planes.wait();
      await planes.lookUpDue();
    }
    expect(waits).toEqual([15, 30, 60]);
  });

  it('the key stays unknown when the budget is spent, and comes in the next hour', async () => {
    await planes.spend(40);
    const { id } = await planes.post();
    expect(await planes.keysOf(id)).toEqual({ own: null, legs: [null] });
    await planes.spend(0);
    await planes.wait();
    await planes.lookUpDue();
    expect(await planes.keysOf(id)).toEqual({ own: key, legs: [key] });
  });

  it('of a number that nobody knows it is asked again after a week', async () => {
    await planes.post({ flightNumber: 'XX9876' });
    await planes.lookUpDue();
    const { rows } = await app.database.pool.query<{ days: number }>(
      `select round(extract(epoch from try_at - now()) / 86400)::int as days from flight_plane`,
    );
    expect(rows).toEqual([{ days: 7 }]);
    // One about its day, and one about the days around it, on which it may fly.
    expect(await planes.questions()).toBe(2);
  });
});

describe('listings from before', () => {
  it('are looked up once, the soonest first, with half of the budget', async () => {
    const numbers = [
      'AI101',
      'AI102',
      'AI105',
      'AI106',
      'AI126',
      'AI127',
      'AI173',
      'AI174',
      'AI175',
      'AI176',
      'AI111',
    ];
    for (const [later, flightNumber] of [...numbers, ...numbers].entries())
      await fromBefore({ flightNumber, date: inDays(20 + later) });
    await app.get(PlaneLookups).collect();
    for (let rounds = 0; rounds < 3; rounds++) await planes.lookUpDue();
    expect(await planes.questions()).toBe(18);
    const { rows } = await app.database.pool.query<{ day: string }>(
      `select day::text as day from flight_plane where tries = 0 order by day`,
    );
    expect(rows).toEqual([38, 39, 40, 41].map((later) => ({ day: inDays(later) })));
    await app.get(PlaneLookups).collect();
    await planes.spend(0);
    for (let rounds = 0; rounds < 3; rounds++) await planes.lookUpDue();
    expect(await planes.questions()).toBe(4);
  });

  it('cost one question for a week of a number', async () => {
    for (let later = 0; later < 14; later++) await fromBefore({ date: inDays(20 + later) });
    await app.get(PlaneLookups).collect();
    await planes.lookUpDue();
    expect(await planes.questions()).toBe(2);
    await planes.lookUpDue();
    expect(await planes.questions()).toBe(2);
  });

  it('are not looked up when they are over, or closed', async () => {
    await fromBefore({ status: 'closed' });
    const id = await fromBefore();
    await app.database.pool.query(`update listing set date = current_date - 3 where id = $1`, [id]);
    await app.get(PlaneLookups).collect();
    await planes.lookUpDue();
    expect(await planes.questions()).toBe(0);
  });

  it('are forgotten when their day is over', async () => {
    await app.database.pool.query(
      `insert into flight_plane (number, day) values ('AI102', current_date - 3), ('AI102', $1)`,
      [date],
    );
    await app.get(PlaneLookups).collect();
    const { rows } = await app.database.pool.query(`select day::text as day from flight_plane`);
    expect(rows).toEqual([{ day: date }]);
  });
});

it('two nodes do not ask twice', async () => {
  const other = await startTestApp({
    env: { DATABASE_URL: app.config.databaseUrl, FLIGHT_BUDGET_HOUR: '40' },
  });
  const ids = [await fromBefore(), await fromBefore({ flightNumber: 'AI102' }), await fromBefore()];
  await app.get(PlaneLookups).collect();
  await planes.setProvider({ fault: 'none', delayMs: 200 });
  await Promise.all([
    planes.lookUpDue(),
    new PlaneApp(other).lookUpDue(),
    ...ids.map((id) => other.get(PlaneLookups).lookUp(id)),
    planes.lookUpDue(),
  ]);
  expect(await planes.questions()).toBe(2);
  for (const id of ids) expect(await planes.keysOf(id)).toEqual({ own: key, legs: [key] });
  await other.close();
});

it('asks nothing in production without a key', async () => {
  const production = await startTestApp({ env: inProduction });
  const { id } = await production.make.listing({ by: await production.make.user(), ...toDelhi });
  const lookups = production.get(PlaneLookups);
  for (const run of [() => lookups.collect(), () => lookups.askDue(), () => lookups.lookUp(id)]) await run();
  const { rows } = await production.database.pool.query('select from flight_plane');
  expect(rows).toEqual([]);
  await production.close();
});
