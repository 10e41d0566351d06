import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { inDays } from '../../testing/make.js';
import { nothingDue } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { PlaneLookups } from '../flights/plane-lookups.js';
import { fitsOf } from '../testing/companions.js';
import { search } from '../testing/searching.js';
import { fittingListings, foundListings } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  // A job that has found listings asks about their flights.
  await nothingDue(app.database);
  for (const table of ['listing', 'flight_plane', 'flight_day'])
    await app.database.pool.query(`delete from ${table}`);
});
afterAll(() => app.close());

const day = inDays(20);
const toDelhi = { departureAirport: 'JFK', arrivalAirport: 'DEL', date: day, flightNumber: 'AI102' };
const onCodeshare = { ...toDelhi, flightNumber: 'UA8345', type: 'seeking_help' as const };
/** With a transfer, so that the plane is that of a later leg. */
const fromBoston = {
  ...toDelhi,
  departureAirport: 'BOS',
  flightNumber: 'DL1',
  legs: [
    { from: 'BOS', to: 'JFK', date: day, flightNumber: 'DL1' },
    { from: 'JFK', to: 'DEL', date: day, flightNumber: 'UA8345' },
  ],
};
const lookedUp = async (about: object = {}) => {
  const by = await app.make.user({ verified: true });
  const { id } = await app.make.listing({ by, ...toDelhi, ...about });
  await app.get(PlaneLookups).lookUp(id);
  return { id, by, client: await app.as(by) };
};
const lookUp = (number: string, date = day) =>
  app.asVisitor().get(`/api/flights?number=${number}&date=${date}`).expect(200);
const fits = async (legs: string) =>
  fittingListings.parse(
    (await app.asVisitor().get(`/api/listings/fitting?legs=${legs}&type=helper`).expect(200)).json(),
  );
const found = async (query: string) => (await search(app.asVisitor(), query)).ids;

describe('people in one plane', () => {
  it('find each other by any of its numbers', async () => {
    const [helper, family, other] = [
      await lookedUp(),
      await lookedUp(onCodeshare),
      await lookedUp({ type: 'seeking_help' }),
    ];
    const same = { why: 'flight', mine: 1, theirs: 1, shared: 1 };
    expect(await fitsOf(family)).toEqual([
      { id: helper.id, ...same },
      { id: other.id, ...same },
    ]);
    expect(await fitsOf(helper)).toEqual([family, other].map(({ id }) => ({ id, ...same })));
  });

  it('find each other on a later leg', async () => {
    const [helper, family] = [await lookedUp(), await lookedUp({ ...fromBoston, type: 'seeking_help' })];
    expect(await fitsOf(family)).toMatchObject([{ id: helper.id, why: 'flight', mine: 2, theirs: 1 }]);
    expect(await fitsOf(helper)).toMatchObject([{ id: family.id, why: 'flight', mine: 1, theirs: 2 }]);
  });

  it('find each other when one boards on the way', async () => {
    const whole = { departureAirport: 'JFK', arrivalAirport: 'SIN', flightNumber: 'SQ25' };
    const [helper, family] = [
      await lookedUp(whole),
      await lookedUp({ ...whole, departureAirport: 'FRA', date: inDays(21), type: 'seeking_help' }),
    ];
    expect(await fitsOf(family)).toMatchObject([{ id: helper.id, why: 'flight' }]);
  });

  it('are found by who has not posted, once the number was looked up', async () => {
    const { id } = await lookedUp();
    const asked = `JFK-DEL.${day}.UA8345`;
    expect(await fits(asked)).toMatchObject([{ id, why: 'leg' }]);
    await lookUp('UA8345');
    expect(await fits(asked)).toMatchObject([{ id, why: 'flight', flightNumber: 'AI102' }]);
    const reply = await app
      .asVisitor()
      .get(`/api/search?from=JFK&to=DEL&date=${day}&flight=UA8345`)
      .expect(200);
    expect(foundListings.parse(reply.json())).toMatchObject([{ id, why: 'flight' }]);
  });

  it('are not others of the number: those of another route or day, or who keep their flight', async () => {
    await lookUp('UA8345');
    await lookedUp({ date: inDays(24) });
    await lookedUp({ showFlight: false });
    await lookedUp({ departureAirport: 'BOS' });
    const { by } = await lookedUp();
    await app.database.pool.query('update listing set guarded = true where user_id = $1', [by.id]);
    const whys = async (legs: string) => (await fits(legs)).map(({ why }) => why);
    expect((await whys(`JFK-DEL.${day}.UA8345`)).toSorted()).toEqual(['leg', 'leg']);
    expect(await whys(`LHR-BOM.${day}.UA8345`)).toEqual([]);
  });

  it('are found as before while no timetable knows their flights', async () => {
    const [helper, family] = [
      await lookedUp({ flightNumber: 'XX98' }),
      await lookedUp({ ...onCodeshare, flightNumber: 'XX98' }),
    ];
    expect(await fitsOf(family)).toMatchObject([{ id: helper.id, why: 'flight' }]);
  });
});

describe('a search by number', () => {
  it('finds all numbers of the plane, each person once', async () => {
    const helper = await lookedUp();
    const family = await lookedUp(onCodeshare);
    const later = await lookedUp(fromBoston);
    await lookedUp({ ...onCodeshare, date: inDays(21) });
    for (const flight of ['AI102', 'UA8345'])
      expect({ flight, ids: await found(`flight=${flight}&date=${day}`) }).toEqual({
        flight,
        ids: [helper.id, family.id, later.id],
      });
    expect(await found(`flight=UA8345&date=${day}&type=helper`)).toEqual([helper.id, later.id]);
    expect(await found(`flight=UA8345&date=${day}&from=JFK&to=DEL`)).toEqual([helper.id, family.id]);
    expect(await found(`flight=UA8345&date=${day}&verified=true&stops=some`)).toEqual([later.id]);
  });

  it('finds a guest’s trip, and one with flexible days on its later day', async () => {
    const guest = await app.make.listing(toDelhi);
    await app.get(PlaneLookups).lookUp(guest.id);
    const flexible = await lookedUp({ date: inDays(18), endDate: inDays(22) });
    await lookUp('UA8345');
    expect(await found(`flight=UA8345&date=${day}`)).toEqual([guest.id, flexible.id]);
  });

  it('goes on page by page', async () => {
    const ids: number[] = [];
    for (const flightNumber of ['AI102', 'UA8345', 'AI102', 'UA8345', 'AI102'])
      ids.push((await lookedUp({ flightNumber })).id);
    const read: number[] = [];
    let path: string | undefined = `/api/listings?flight=UA8345&date=${day}&limit=2`;
    while (path) {
      const reply = await app.asVisitor().get(path).expect(200);
      read.push(...(reply.json() as { id: number }[]).map(({ id }) => id));
      path = /<([^>]+)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1];
    }
    expect(read).toEqual(ids);
  });

  it('finds nobody by another number who keeps the flight, is blocked or has closed', async () => {
    await lookUp('UA8345');
    await lookedUp({ showFlight: false });
    await lookedUp({ status: 'closed' });
    const guarded = await lookedUp();
    await app.database.pool.query('update listing set guarded = true where id = $1', [guarded.id]);
    expect(await found(`flight=UA8345&date=${day}`)).toEqual([]);
    const blocked = await lookedUp();
    const me = await app.make.user();
    await app.database.pool.query('insert into block (blocker_id, blocked_id) values ($1, $2)', [
      me.id,
      blocked.by.id,
    ]);
    expect((await search(await app.as(me), `flight=UA8345&date=${day}`)).ids).toEqual([guarded.id]);
    expect(await found(`flight=UA8345&date=${day}`)).toEqual([blocked.id]);
  });

  it('asks nothing', async () => {
    await app.make.listing(toDelhi);
    expect(await found(`flight=UA8345&date=${day}`)).toEqual([]);
    const { rows } = await app.database.pool.query('select from flight_day');
    expect(rows).toEqual([]);
  });
});
