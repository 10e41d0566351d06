import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../testing/client.js';
import { forgetLimits } from '../testing/log-in.js';
import { inDays } from '../testing/make.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { makePair, propose } from './testing/pairs.js';
import { matches } from './contract.js';
import { matchLists } from './match-lists.sql.js';
import { readByCompanions } from './match-reads.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const list = async (by: Client, query = '') =>
  matches.parse((await by.get(`/api/matches${query}`).expect(200)).json());

describe('the list of trips', () => {
  it('lists the trips of both, the next one first', async () => {
    const { owner, asker, owners, askers, listingId } = await makePair(app, { date: inDays(20) });
    const { id: sooner } = await app.make.listing({ by: owner, date: inDays(9) });
    await askers.post(`/api/listings/${sooner}/connect`).expect(200);
    const late = await propose(owners, listingId, asker);
    const soon = await propose(owners, sooner, asker);
    const ids = (trips: { id: number }[]) => trips.map(({ id }) => id);
    expect(ids(await list(askers, '?when=coming'))).toEqual([soon.id, late.id]);
    expect(ids(await list(owners, '?when=coming'))).toEqual([soon.id, late.id]);
    await askers.post(`/api/matches/${soon.id}/decline`).expect(200);
    expect(ids(await list(askers, '?when=coming'))).toEqual([late.id]);
    expect(ids(await list(askers, '?when=past'))).toEqual([soon.id]);
    expect(ids(await list(askers, `?with=${owner.id}`))).toEqual([late.id, soon.id]);
  });

  it.each(['coming', 'past'])('pages through %s trips, each shown once', async (when) => {
    const { owner, asker, owners, askers } = await makePair(app);
    const ids: number[] = [];
    for (const day of [9, 9, 7, 8]) {
      const { id } = await app.make.listing({ by: owner, date: inDays(day) });
      await askers.post(`/api/listings/${id}/connect`).expect(200);
      ids.push((await propose(owners, id, asker)).id);
    }
    if (when === 'past') for (const id of ids) await askers.post(`/api/matches/${id}/decline`).expect(200);
    const [first, second, third, fourth] = ids;
    const seen: number[][] = [];
    let next: string | undefined = `/api/matches?when=${when}&limit=2`;
    while (next) {
      const reply = await owners.get(next).expect(200);
      seen.push(matches.parse(reply.json()).map(({ id }) => id));
      next = /<(.*)>; rel="next"/.exec(String(reply.headers.link))?.[1];
    }
    const sorted = [[third, fourth], [first, second], []];
    expect(seen).toEqual(when === 'coming' ? sorted : [[second, first], [fourth, third], []]);
    await owners.get(`/api/matches?when=${when}&cursor=tomorrow`).expect(400);
  });

  it('fills a page with trips of those it is about', async () => {
    const { owner, asker, owners, listingId } = await makePair(app, { date: inDays(9) });
    const { id: later } = await app.make.listing({ by: owner, date: inDays(20) });
    const stranger = await app.make.user();
    const strangers = await app.as(stranger);
    await strangers.post(`/api/listings/${later}/connect`).expect(200);
    const { id } = await propose(owners, listingId, asker);
    const { id: latest } = await propose(owners, later, stranger);
    const ids = async (query: string) => (await list(owners, query)).map((trip) => trip.id);
    expect(await ids('?limit=1')).toEqual([latest]);
    expect(await ids(`?limit=1&with=${asker.id}`)).toEqual([id]);
    await owners.post('/api/blocks', { userId: stranger.id }).expect(200);
    expect(await ids('?limit=1')).toEqual([id]);
  });

  it('reads a trip with one companion by the short statement, with the same words as by the long one', async () => {
    const { owner, asker, owners, listingId } = await makePair(app, { date: inDays(12) });
    const { id } = await propose(owners, listingId, asker);
    const values = [owner.id, 50, [], null, '-infinity', 0];
    const [short] = await app.database.query('one-companion', matchLists.coming.one, values);
    const [long] = await app.database.query('several-companions', matchLists.coming.several, values);
    expect(short).toEqual(long);
    expect(short).toMatchObject({ hasSeveral: false, json: expect.stringContaining(`"id":${id},`) });
  });

  it('reads a trip with several companions by the long statement', async () => {
    const read = (hasSeveral: boolean) =>
      readByCompanions(
        app.database,
        `statement-${hasSeveral}`,
        { one: `select 'short' as json, ${hasSeveral} as "hasSeveral"`, several: `select 'long' as json` },
        [],
      );
    expect(await read(false)).toMatchObject({ json: 'short' });
    expect(await read(true)).toMatchObject({ json: 'long' });
  });
});
