import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { airlineMissing } from '../contract.js';
import { search } from '../testing/searching.js';
import { today } from '../sql/today.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => app.database.query('test-none', 'delete from listing'));
afterAll(() => app.close());

const idsOf = async (query: string, client: Client = app.asVisitor()) => (await search(client, query)).ids;
const set = (id: number, columns: string) =>
  app.database.pool.query(`update listing set ${columns} where id = $1`, [id]);

describe('the search for trips', () => {
  it('finds a listing by route, day, type and flight number, in any spelling', async () => {
    const { id } = await app.make.listing({ date: inDays(9), flightNumber: 'AI102' });
    await app.make.listing({
      date: inDays(9),
      departureAirport: 'ORD',
      flightNumber: 'UA82',
      type: 'seeking_help',
    });
    for (const query of [
      'from=JFK',
      'from=jfk&to=del',
      `to=DEL&date=${inDays(9)}&type=helper`,
      'flight=AI102',
      'flight=ai%200102&from=JFK',
      'flight=AI-102',
      'flight=AI%E2%80%91102',
      'flight=ai%20%E2%80%93%200102',
      'flight=AI102&to=DEL&type=helper',
      `from=JFK&to=DEL&flight=AI102&date=${inDays(9)}`,
    ])
      expect({ query, ids: await idsOf(query) }).toMatchObject({ ids: expect.arrayContaining([id]) });
    for (const query of ['from=DEL', 'to=JFK', 'flight=AI102&from=ORD', `from=JFK&to=DEL&date=${inDays(10)}`])
      expect({ query, ids: await idsOf(query) }).toEqual({ query, ids: [] });
  });

  it('finds a trip by the flight of any leg, on the day of that leg, unless the owner keeps it', async () => {
    const legs = [
      { from: 'DEL', to: 'FRA', date: inDays(9), flightNumber: 'LH761' },
      { from: 'FRA', to: 'ORD', date: inDays(10), flightNumber: 'LH430' },
    ];
    const ends = {
      departureAirport: 'DEL',
      arrivalAirport: 'ORD',
      date: inDays(9),
      flightNumber: 'LH761',
      legs,
    };
    const by = await app.make.user();
    const { id } = await app.make.listing({ by, ...ends });
    await app.make.listing({ by, ...ends, showFlight: false });
    for (const query of ['', '&from=DEL', '&to=ORD', '&from=DEL&to=ORD&type=helper', `&date=${inDays(10)}`])
      expect({ query, ids: await idsOf(`flight=LH430${query}`) }).toEqual({ query, ids: [id] });
    for (const query of ['&from=ORD', '&type=seeking_help', `&date=${inDays(9)}`, `&date=${inDays(11)}`])
      expect({ query, ids: await idsOf(`flight=LH430${query}`) }).toEqual({ query, ids: [] });
    await set(id, `status = 'closed'`);
    expect(await idsOf('flight=LH430')).toEqual([]);
  });

  it('asks for the letters of a flight number that has none', async () => {
    const reply = await app.asVisitor().get('/api/listings?flight=127').expect(400);
    expect(reply.json()).toMatchObject({ issues: [{ path: 'flight', message: airlineMissing }] });
  });

  it('finds an airport by the code that it had before it moved', async () => {
    const { id } = await app.make.listing({ date: inDays(9), departureAirport: 'HSR' });
    for (const query of ['from=RAJ', 'from=raj&to=DEL', 'from=HSR']) expect(await idsOf(query)).toEqual([id]);
  });

  it('finds a flexible traveler on every day of their window, and on no other day', async () => {
    const { id } = await app.make.listing({ date: inDays(10), endDate: inDays(12) });
    const on = async (day: number, last = day) =>
      (await idsOf(`date=${inDays(day)}${last > day ? `&endDate=${inDays(last)}` : ''}`)).includes(id);
    expect(await Promise.all([9, 10, 11, 12, 13].map((day) => on(day)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect([await on(5, 9), await on(5, 10), await on(12, 20), await on(13, 20)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('reflects changed days, closing and reopening at once', async () => {
    const { id } = await app.make.listing({ date: inDays(10), endDate: inDays(15) });
    const days = async () => {
      const found = await Promise.all([10, 14, 20, 24].map((day) => idsOf(`date=${inDays(day)}`)));
      return found.map((ids) => ids.includes(id));
    };
    await set(id, `date = date + 10, end_date = end_date + 10`);
    expect(await days()).toEqual([false, false, true, true]);
    await set(id, `status = 'closed'`);
    expect(await days()).toEqual([false, false, false, false]);
    await set(id, `status = 'active', departure_airport = 'ORD'`);
    expect(await idsOf(`from=ORD&date=${inDays(24)}`)).toEqual([id]);
    await set(id, 'end_date = null');
    expect(await days()).toEqual([false, false, true, false]);
  });

  it('shows upcoming trips, soonest first, with open windows counted as today', async () => {
    const [row] = await app.database.query<{ day: string }>('test-today', `select ${today}::text as day`);
    const { id: later } = await app.make.listing({ date: inDays(20) });
    const { id: first } = await app.make.listing({ date: row?.day });
    const { id: lasting } = await app.make.listing();
    await set(lasting, `date = ${today} - 5, end_date = ${today} + 5`);
    const { id: over } = await app.make.listing();
    await set(over, `date = ${today} - 1`);
    expect(await idsOf('')).toEqual([first, lasting, later]);
    expect(await idsOf('from=JFK&to=DEL')).toEqual([first, lasting, later]);
  });

  it('finds nothing on past days', async () => {
    const { id } = await app.make.listing();
    await set(id, `date = ${today} - 2, end_date = ${today} + 2`);
    expect(await idsOf(`date=${inDays(-30)}&endDate=${inDays(-3)}`)).toEqual([]);
    expect(await idsOf(`date=${inDays(-30)}&endDate=${inDays(1)}`)).toEqual([id]);
  });

  it('hides closed listings, and guest posts that were never claimed', async () => {
    const by = await app.make.user();
    const [closed, lapsed, open] = [
      await app.make.listing({ by }),
      await app.make.listing(),
      await app.make.listing({ by }),
    ];
    await set(closed.id, `status = 'closed'`);
    await set(lapsed.id, `created_at = now() - interval '73 hours'`);
    expect(await idsOf('')).toEqual([open.id]);
    expect(await idsOf('sort=newest')).toEqual([open.id]);
  });

  it('hides members who blocked each other only from each other', async () => {
    const [one, other] = [await app.make.user(), await app.make.user()];
    const [mine, theirs] = [await app.make.listing({ by: one }), await app.make.listing({ by: other })];
    await app.database.query('test-block', 'insert into block (blocker_id, blocked_id) values ($1, $2)', [
      one.id,
      other.id,
    ]);
    for (const query of ['', 'sort=newest', 'from=JFK&to=DEL']) {
      expect(await idsOf(query, await app.as(one))).toEqual([mine.id]);
      expect(await idsOf(query, await app.as(other))).toEqual([theirs.id]);
      expect(new Set(await idsOf(query))).toEqual(new Set([mine.id, theirs.id]));
    }
  });

  it('shows the newest listings first, of one type or both', async () => {
    const types = ['helper', 'seeking_help', 'helper', 'seeking_help'] as const;
    const ids: number[] = [];
    const by = await app.make.user();
    for (const type of types)
      ids.push((await app.make.listing({ by, type, date: inDays(40 - ids.length) })).id);
    expect(await idsOf('sort=newest')).toEqual(ids.toReversed());
    expect(await idsOf('type=helper&sort=newest&limit=2')).toEqual([ids[2], ids[0]]);
  });

  it('has none among the newest that nobody has confirmed, however many there are', async () => {
    const member = await app.make.user();
    const older = await app.make.listing({ by: member });
    const newer = await app.make.listing({ by: member });
    const unclaimed = await app.make.listing();
    await app.make.listing();
    expect(await idsOf('sort=newest&limit=2')).toEqual([newer.id, older.id]);
    expect(await idsOf('')).toContain(unclaimed.id);
  });

  it.each([
    ['endDate=2027-01-01', 'endDate'],
    ['date=2027-02-02&endDate=2027-02-01', 'endDate'],
    ['date=2027-02-30', 'date'],
    ['date=0000-01-01', 'date'],
    ['sort=newest&from=JFK', 'sort'],
    ['limit=101', 'limit'],
    ['limit=0', 'limit'],
    ['from=JF', 'from'],
    ['flight=hello', 'flight'],
    ['from=JFK&from=DEL', 'from'],
    ['type=both', 'type'],
  ])('explains what is wrong with %s', async (query, path) => {
    const reply = await app.asVisitor().get(`/api/listings?${query}`).expect(400);
    expect(reply.json()).toMatchObject({ issues: [{ path }] });
  });

  it('is described in OpenAPI by the contract that its response follows', async () => {
    const document = (await app.asVisitor().get('/api/openapi.json').expect(200)).json();
    expect(document).toHaveProperty(
      ['paths', '/api/listings', 'get', 'responses', '200', 'content', 'application/json', 'schema'],
      expect.objectContaining({ type: 'array' }),
    );
    expect(document).toHaveProperty(['paths', '/api/listings', 'get', 'responses', '429']);
  });
});
