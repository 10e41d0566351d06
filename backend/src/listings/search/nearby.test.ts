import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listings, nearbyListings } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => app.database.query('test-none', 'delete from listing'));
afterAll(() => app.close());

const near = async (query: string, client: Client = app.asVisitor()) => {
  const reply = await client.get(`/api/listings/nearby?from=JFK&to=DEL&${query}`).expect(200);
  expect(reply.json()).toEqual(nearbyListings.parse(reply.json()));
  return nearbyListings.parse(reply.json()).map(({ id, why }) => ({ id, why }));
};
const on = (day: number, last?: number) =>
  app.make.listing({ date: inDays(day), endDate: last ? inDays(last) : null });
const shown = (why: string, made: { id: number }[]) => made.map(({ id }) => ({ id, why }));

describe('the search nearby', () => {
  it('suggests the same route up to three days around, nearest first', async () => {
    const made = { before3: await on(17), after2: await on(22), before1: await on(19), after3: await on(23) };
    await on(24);
    await on(16);
    expect(await near(`date=${inDays(20)}`)).toEqual(
      shown('date', [made.before1, made.after2, made.before3, made.after3]),
    );
  });

  it('suggests nothing that the search itself found', async () => {
    await on(20);
    await on(18, 25);
    const [endsBefore, beginsAfter] = [await on(10, 18), await on(23, 30)];
    const days = `date=${inDays(20)}&endDate=${inDays(21)}`;
    const offered = await near(days);
    expect(offered).toEqual(shown('date', [endsBefore, beginsAfter]));
    const found = await app.asVisitor().get(`/api/listings?from=JFK&to=DEL&${days}`).expect(200);
    expect(listings.parse(found.json()).filter(({ id }) => offered.some((other) => other.id === id))).toEqual(
      [],
    );
  });

  it('suggests other airports of both cities on the requested days, the closest match first', async () => {
    const fly = (departureAirport: string, arrivalAirport: string, day: number) =>
      app.make.listing({ departureAirport, arrivalAirport, date: inDays(day) });
    const [both, newark] = [await fly('LGA', 'DEL', 20), await fly('EWR', 'DEL', 20)];
    await fly('EWR', 'DEL', 22);
    await fly('ORD', 'DEL', 20);
    expect(await near(`date=${inDays(20)}`)).toEqual(shown('airport', [both, newark]));
    expect((await near('')).map(({ why }) => why)).toEqual(['airport', 'airport', 'airport']);
  });

  it('is short, with suggestions of both kinds', async () => {
    for (let each = 0; each < 13; each++) {
      await on(21);
      await app.make.listing({ departureAirport: 'EWR', date: inDays(20) });
      await app.make.listing({ departureAirport: 'LGA', date: inDays(20) });
    }
    const offered = await near(`date=${inDays(20)}`);
    expect(offered.map(({ why }) => why)).toEqual([...Array(6).fill('date'), ...Array(6).fill('airport')]);
    await app.database.query('test-few', `delete from listing where departure_airport <> 'JFK'`);
    expect(await near(`date=${inDays(20)}`)).toHaveLength(12);
  });

  it('respects the requested type, and hides blocked members', async () => {
    const [one, other] = [await app.make.user(), await app.make.user()];
    const helper = await app.make.listing({ by: one, date: inDays(21) });
    await app.make.listing({ type: 'seeking_help', date: inDays(21) });
    const closed = await on(21);
    await app.database.query('test-close', `update listing set status = 'closed' where id = $1`, [closed.id]);
    const query = `date=${inDays(20)}&type=helper`;
    expect(await near(query)).toEqual(shown('date', [helper]));
    await app.database.query('test-block', 'insert into block (blocker_id, blocked_id) values ($1, $2)', [
      one.id,
      other.id,
    ]);
    expect(await near(query, await app.as(other))).toEqual([]);
  });

  it('suggests only those who have what the search asks for', async () => {
    const by = await app.make.user({ languages: 'Hindi' });
    const wanted = await app.make.listing({ by, date: inDays(21), needs: ['forms'] });
    await on(21);
    expect(await near(`date=${inDays(20)}&language=hi&needs=forms&stops=none`)).toEqual(
      shown('date', [wanted]),
    );
    expect(await near(`date=${inDays(20)}&language=hi&stops=some`)).toEqual([]);
  });

  it.each(['from=JFK', 'to=DEL', 'from=JFK&to=DEL&endDate=2027-01-01', 'from=JFK&to=DEL&limit=5', ''])(
    'needs a route: %s',
    async (query) => {
      await app.asVisitor().get(`/api/listings/nearby?${query}`).expect(400);
    },
  );
});
