import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { fittingListings } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => app.database.query('test-none', 'delete from listing'));
afterAll(() => app.close());

const day = inDays(20);
const fraFirst = { from: 'DEL', to: 'FRA', date: day, flightNumber: 'LH761' };
const thenOrd = { from: 'FRA', to: 'ORD', date: inDays(21), flightNumber: 'LH430' };
const viaFrankfurt = {
  departureAirport: 'DEL',
  arrivalAirport: 'ORD',
  date: day,
  flightNumber: 'LH761',
  legs: [fraFirst, thenOrd],
};
const asked = `DEL-FRA.${day}.LH761,FRA-ORD.${inDays(21)}.LH430`;

const fits = async (query: string, client: Client = app.asVisitor()) => {
  const reply = await client.get(`/api/listings/fitting?${query}`).expect(200);
  expect(reply.json()).toEqual(fittingListings.parse(reply.json()));
  return fittingListings.parse(reply.json());
};
const made = async (about: object = {}) =>
  app.make.listing({ by: await app.make.user({ verified: true }), ...viaFrankfurt, ...about });
const direct = (from: string, to: string, about: object = {}) =>
  made({ departureAirport: from, arrivalAirport: to, legs: null, flightNumber: null, ...about });

describe('the list of fitting trips', () => {
  it('says for each trip why it fits, the best reason first', async () => {
    const airport = await direct('DEL', 'MDW');
    const route = await direct('DEL', 'ORD', { date: inDays(23) });
    const leg = await direct('FRA', 'ORD', { date: inDays(21) });
    const oneFlight = await direct('DEL', 'FRA', { flightNumber: 'LH761' });
    const bothFlights = await made();
    await direct('DEL', 'ORD', { date: inDays(24) });
    await direct('FRA', 'JFK', { date: inDays(21) });
    expect(await fits(`legs=${asked}&type=helper`)).toMatchObject([
      { id: bothFlights.id, why: 'flight', mine: 1, theirs: 1, shared: 2, stops: [{ code: 'FRA' }] },
      { id: oneFlight.id, why: 'flight', mine: 1, theirs: 1, shared: 1 },
      { id: leg.id, why: 'leg', mine: 2, theirs: 1, shared: 1, day: inDays(21), away: 0 },
      { id: route.id, why: 'route', mine: 0, theirs: 1, shared: 0, day: inDays(23), away: 3 },
      { id: airport.id, why: 'airport', mine: 0, theirs: 1, shared: 0, away: 0, km: 25 },
    ]);
  });

  it('finds a leg of somebody who flies on, and says which', async () => {
    const { id } = await made();
    expect(await fits(`legs=FRA-ORD.${inDays(21)}`)).toMatchObject([{ id, why: 'leg', mine: 1, theirs: 2 }]);
    expect(await fits(`legs=DEL-ORD.${day}`)).toMatchObject([
      { id, why: 'route', mine: 1, theirs: 0, away: 0, shared: 0 },
    ]);
  });

  it('finds only those who name what helps, when that is asked for', async () => {
    const named = await made({ needs: ['changing_planes', 'forms'] });
    await made({ needs: ['forms'] });
    await made();
    expect(await fits(`legs=${asked}&needs=forms,changing_planes`)).toMatchObject([{ id: named.id }]);
    expect(await fits(`legs=${asked}`)).toHaveLength(3);
  });

  it.each(['verified=true', 'acceptsTips=true', 'language=hi', 'stops=some'])(
    'finds only those of the search with %s',
    async (term) => {
      const one = await app.make.user({ verified: true, languages: 'Hindi' });
      const wanted = await made({ by: one, acceptsTips: true });
      await direct('DEL', 'FRA', { by: await app.make.user() });
      expect(await fits(`legs=DEL-FRA.${day}&type=helper`)).toHaveLength(2);
      expect(await fits(`legs=DEL-FRA.${day}&type=helper&${term}`)).toMatchObject([{ id: wanted.id }]);
    },
  );

  it('finds helpers for a request, requests for a helper, and families on one flight', async () => {
    const [family, helper] = [await app.make.user(), await app.make.user()];
    const request = await app.make.listing({ by: family, type: 'seeking_help', ...viaFrankfurt });
    const offer = await app.make.listing({ by: helper, ...viaFrankfurt });
    const otherFamily = await made({ type: 'seeking_help' });
    await direct('DEL', 'FRA', { type: 'seeking_help' });
    await made();
    const [familys, helpers] = [await app.as(family), await app.as(helper)];
    const forFamily = await fits(`listing=${request.id}`, familys);
    expect(forFamily.map(({ id, type }) => ({ id, type }))).toEqual([
      { id: offer.id, type: 'helper' },
      { id: expect.any(Number), type: 'helper' },
      { id: otherFamily.id, type: 'seeking_help' },
    ]);
    const forHelper = await fits(`listing=${offer.id}`, helpers);
    expect(forHelper.map(({ type }) => type)).toEqual(['seeking_help', 'seeking_help', 'seeking_help']);
    expect(forHelper.map(({ id }) => id).slice(0, 2)).toEqual([request.id, otherFamily.id]);
  });

  it('is for the owner of a listing: to others it is as unknown as one that does not exist', async () => {
    const owner = await app.make.user();
    const { id } = await app.make.listing({ by: owner, ...viaFrankfurt });
    const guests = await app.make.listing({ ...viaFrankfurt });
    await fits(`listing=${id}`, await app.as(owner));
    const unknown = (await app.asVisitor().get('/api/listings/fitting?listing=999999').expect(404)).json();
    for (const client of [app.asVisitor(), await app.as(await app.make.user())])
      for (const listing of [id, guests.id, 999_999]) {
        const reply = await client.get(`/api/listings/fitting?listing=${listing}`).expect(404);
        expect({ ...(reply.json() as object), requestId: '' }).toEqual({
          ...(unknown as object),
          requestId: '',
        });
      }
  });

  it('keeps a kept flight: the leg is found, but not by its number, and shows no time', async () => {
    const legs = [{ ...fraFirst, time: '03:20', arrivalTime: '07:50' }, thenOrd];
    const { id } = await made({ showFlight: false, legs });
    const found = await fits(`legs=${asked}`);
    expect(found).toMatchObject([{ id, why: 'leg', shared: 2, flightNumber: null, time: null }]);
    expect(found[0]?.legs).toEqual([
      { from: 'DEL', to: 'FRA', date: day },
      { from: 'FRA', to: 'ORD', date: inDays(21) },
    ]);
    expect(await fits(`legs=CDG-JFK.${day}.LH761`)).toEqual([]);
  });

  it('finds nobody who is blocked, unclaimed, closed or withheld, and no own listing', async () => {
    const [me, blocked, blocker] = [await app.make.user(), await app.make.user(), await app.make.user()];
    const client = await app.as(me);
    const own = await app.make.listing({ by: me, ...viaFrankfurt });
    await app.make.listing({ by: blocked, ...viaFrankfurt });
    await app.make.listing({ by: blocker, ...viaFrankfurt });
    await app.make.listing({ ...viaFrankfurt });
    await made({ status: 'closed' });
    await made({ status: 'closed', withheld: ['desk'], resumesAs: 'active' });
    const shown = await made();
    await app.database.query(
      'test-block',
      'insert into block (blocker_id, blocked_id) values ($1, $2), ($2, $3)',
      [blocker.id, me.id, blocked.id],
    );
    expect((await fits(`legs=${asked}`, client)).map(({ id }) => id)).toEqual([shown.id]);
    expect((await fits(`listing=${own.id}`, client)).map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['nothing asked for', '', 'legs'],
    ['both a listing and legs', `listing=1&legs=${asked}`, 'legs'],
    ['words', 'legs=hello', 'legs.0'],
    ['legs that do not join', `legs=DEL-FRA.${day},MUC-ORD.${day}`, 'legs.1.from'],
    ['days that run backwards', `legs=DEL-FRA.${day},FRA-ORD.${inDays(18)}`, 'legs.1.date'],
    ['the same airport twice', `legs=DEL-FRA.${day},FRA-DEL.${day}`, 'legs.1.to'],
    ['a leg to where it starts', `legs=DEL-DEL.${day}`, 'legs.0.to'],
    ['a day that there is not', 'legs=DEL-FRA.2027-02-30', 'legs.0.date'],
    ['a flight that is none', `legs=DEL-FRA.${day}.hello`, 'legs.0.flightNumber'],
    [
      'five legs',
      `legs=${['DEL-FRA', 'FRA-ORD', 'ORD-LAX', 'LAX-SFO', 'SFO-SEA'].map((way) => `${way}.${day}`)}`,
      'legs',
    ],
    ['flexible days with stops', `legs=${asked}&endDate=${inDays(22)}`, 'endDate'],
    ['a window of a year', `legs=DEL-FRA.${day}&endDate=${inDays(300)}`, 'endDate'],
    ['a type beside a listing', 'listing=1&type=helper', 'type'],
  ])('refuses %s', async (_what, query, path) => {
    const reply = await app.asVisitor().get(`/api/listings/fitting?${query}`).expect(400);
    expect(reply.json()).toMatchObject({ issues: [{ path }] });
  });
});
