import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { foundListings } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => app.database.query('test-none', 'delete from listing'));
afterAll(() => app.close());

const day = inDays(20);
const nextDay = inDays(21);
const kamalas = {
  type: 'seeking_help' as const,
  departureAirport: 'HYD',
  arrivalAirport: 'ORD',
  date: day,
  flightNumber: 'LH753',
  legs: [
    { from: 'HYD', to: 'FRA', date: day, flightNumber: 'LH753' },
    { from: 'FRA', to: 'ORD', date: nextDay, flightNumber: 'LH430' },
  ],
};
const made = async (about: object = {}) =>
  app.make.listing({ by: await app.make.user({ verified: true }), ...kamalas, ...about });
const direct = (from: string, to: string, about: object = {}) =>
  made({
    departureAirport: from,
    arrivalAirport: to,
    legs: null,
    flightNumber: null,
    date: nextDay,
    ...about,
  });

async function search(query: string, client: Client = app.asVisitor()) {
  const reply = await client.get(`/api/search?${query}`).expect(200);
  const found = foundListings.parse(reply.json());
  expect(reply.json()).toEqual(found);
  return { found, ids: found.map(({ id }) => id), link: String(reply.headers.link ?? '') };
}
const ofSeekers = `from=FRA&to=ORD&date=${nextDay}&type=seeking_help`;

describe('a search', () => {
  it('finds who is on the flight with one of their legs', async () => {
    const { id } = await made();
    await direct('FRA', 'MUC');
    for (const query of [`${ofSeekers}&flight=LH430`, 'from=FRA&to=ORD&flight=LH430'])
      expect((await search(query)).found).toMatchObject([
        { id, why: 'flight', mine: 1, theirs: 2, shared: 1 },
      ]);
  });

  it('has those on the same plane first, then everybody else of the day, each once and with the reason', async () => {
    const guest = await app.make.listing({ ...kamalas, departureAirport: 'FRA', date: nextDay, legs: null });
    const later = await direct('FRA', 'ORD', { date: inDays(22) });
    const sameDay = await direct('FRA', 'ORD');
    const withStop = await made({
      departureAirport: 'FRA',
      date: nextDay,
      legs: [
        { from: 'FRA', to: 'JFK', date: nextDay },
        { from: 'JFK', to: 'ORD', date: nextDay },
      ],
    });
    const kamala = await made();
    const { found } = await search(ofSeekers);
    expect(found.map(({ id, why }) => [id, why])).toEqual([
      [sameDay.id, 'leg'],
      [kamala.id, 'leg'],
      [guest.id, undefined],
      [withStop.id, 'route'],
    ]);
    expect((await search('from=FRA&to=ORD')).ids).toEqual([guest.id, sameDay.id, withStop.id, later.id]);
  });

  it('names who comes close where little is found, and says that they are', async () => {
    const otherDay = await direct('FRA', 'ORD', { date: inDays(23) });
    const otherFlight = await direct('FRA', 'ORD', { flightNumber: 'LH432' });
    const { found } = await search(`${ofSeekers}&flight=LH430`);
    expect(found).toMatchObject([
      { id: otherFlight.id, why: 'leg', near: true },
      { id: otherDay.id, why: 'route', away: 2, near: true },
    ]);
    for (let each = 0; each < 3; each++) await direct('FRA', 'ORD', { flightNumber: 'LH430' });
    expect((await search(`${ofSeekers}&flight=LH430`)).found.some(({ near }) => near)).toBe(false);
  });

  it('names other airports of the city where it has no day', async () => {
    const { id } = await direct('JFK', 'DEL', { type: 'helper' });
    expect((await search('from=EWR&to=DEL')).found).toMatchObject([{ id, why: 'airport', near: true }]);
  });

  it('knows the airports where planes are changed', async () => {
    const second = await direct('FRA', 'ORD');
    const first = await direct('HYD', 'FRA', { date: day });
    const both = await made();
    await direct('FRA', 'ORD', { date: inDays(25) });
    const query = 'from=HYD&to=ORD&type=seeking_help';
    const expected = [
      { id: both.id, why: 'leg', shared: 2 },
      { id: first.id, why: 'leg', mine: 1 },
      { id: second.id, why: 'leg', mine: 2 },
    ];
    expect((await search(`${query}&date=${day}&stops=fra`)).found).toMatchObject(expected);
    expect((await search(`${query}&stops=FRA`)).found).toHaveLength(4);
    expect((await search(`${query}&date=${day}&stops=FRA.${nextDay}.LH430`)).found).toMatchObject([
      { id: both.id, why: 'flight', mine: 2, theirs: 2 },
      ...expected.slice(1),
    ]);
    expect((await search(`${query}&date=${day}&stops=none`)).ids).not.toContain(both.id);
  });

  it('shows nobody whom the viewer may not see, and no own trip as a fit', async () => {
    const [me, blocked] = [await app.make.user(), await app.make.user()];
    const own = await app.make.listing({ by: me, ...kamalas });
    await app.make.listing({ by: blocked, ...kamalas });
    await app.database.query('test-block', 'insert into block (blocker_id, blocked_id) values ($1, $2)', [
      me.id,
      blocked.id,
    ]);
    const client = await app.as(me);
    expect((await search(ofSeekers, client)).ids).toEqual([]);
    const { found } = await search(`from=HYD&to=ORD&date=${day}&type=seeking_help`, client);
    expect(found).toMatchObject([{ id: own.id }]);
    expect(found[0]).not.toHaveProperty('why');
  });
});

it('has each listing once across its pages', async () => {
  for (let each = 0; each < 5; each++) await made();
  for (let each = 0; each < 4; each++)
    await direct('FRA', 'ORD', { flightNumber: each % 2 ? 'LH430' : null });
  for (let each = 0; each < 4; each++)
    await app.make.listing({ ...kamalas, departureAirport: 'FRA', legs: null, date: nextDay });
  const all = (await search(`${ofSeekers}&limit=100`)).ids;
  expect(new Set(all).size).toBe(13);
  for (const limit of [1, 3, 9]) {
    const pages: number[][] = [];
    for (let next = `${ofSeekers}&limit=${limit}`; next;) {
      const { ids, link } = await search(next);
      pages.push(ids);
      next = /\?(.*)>; rel="next"/.exec(link)?.[1] ?? '';
    }
    expect(pages.flat()).toEqual(all);
    expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
  }
});

it.each([
  ['stops without an end', 'from=HYD&stops=FRA', 'stops'],
  ['a stop on the trip twice', 'from=HYD&to=FRA&stops=FRA', 'stops'],
  ['words', 'from=HYD&to=ORD&stops=far+away', 'stops'],
  ['too many stops', 'from=HYD&to=ORD&stops=FRA,LHR,DUB,BOS', 'stops'],
  ['a last day before the first', `date=${nextDay}&endDate=${day}`, 'endDate'],
  ['an unknown cursor', 'from=FRA&to=ORD&cursor=fit', 'cursor'],
])('refuses %s', async (_, query, path) => {
  const reply = await app.asVisitor().get(`/api/search?${query}`).expect(400);
  expect(JSON.stringify(reply.json())).toContain(`"path":"${path}`);
});
