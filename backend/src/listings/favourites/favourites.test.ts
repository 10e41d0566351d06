import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { PeopleEvents } from '../../account/index.js';
import { accountData } from '../../account/profile/contract.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { favourites, maxFavourites } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const newMember = async (about: object = {}) => {
  const user = await app.make.user({ publicSince: new Date(), ...about });
  return { user, client: await app.as(user) };
};
const listOf = async (client: Client) =>
  favourites.parse((await client.get('/api/favourites').expect(200)).json());
const idsOf = async (client: Client) => {
  const { listings, people } = await listOf(client);
  return { listings: listings.map(({ id }) => id), people: people.map(({ id }) => id) };
};
const keep = (client: Client, kind: 'listing' | 'person', { id }: { id: number }) =>
  client.put(`/api/favourites/${kind}/${id}`);
const messageOf = (response: { json: () => unknown }) => (response.json() as { message: string }).message;

it('keeps listings and people, the latest first, until they are removed', async () => {
  const { client } = await newMember();
  const amigo = await newMember();
  const [first, second] = [
    await app.make.listing({ by: amigo.user }),
    await app.make.listing({ by: amigo.user, date: inDays(9) }),
  ];
  expect(await listOf(client)).toEqual({ listings: [], people: [] });

  for (const listing of [first, second, first]) await keep(client, 'listing', listing).expect(200);
  await keep(client, 'person', amigo.user).expect(200);
  expect(await idsOf(client)).toEqual({ listings: [second.id, first.id], people: [amigo.user.id] });
  expect(await idsOf(amigo.client)).toEqual({ listings: [], people: [] });

  for (const _ of ['once', 'again']) {
    await client.delete(`/api/favourites/listing/${first.id}`).expect(200);
    await client.delete(`/api/favourites/person/${amigo.user.id}`).expect(200);
  }
  expect(await idsOf(client)).toEqual({ listings: [second.id], people: [] });
});

it('is for members, and each changes only their own', async () => {
  const listing = await app.make.listing({ by: await app.make.user() });
  const visitor = app.asVisitor();
  await visitor.get('/api/favourites').expect(401);
  await keep(visitor, 'listing', listing).expect(401);
  await visitor.delete(`/api/favourites/listing/${listing.id}`).expect(401);

  const [one, stranger] = [await newMember(), await newMember()];
  await keep(one.client, 'listing', listing).expect(200);
  await stranger.client.delete(`/api/favourites/listing/${listing.id}`).expect(200);
  expect((await idsOf(one.client)).listings).toEqual([listing.id]);
});

it('refuses what one may not see as its page does, and what is one’s own with words', async () => {
  const { user, client } = await newMember();
  const own = await app.make.listing({ by: user });
  const owner = await app.make.user();
  const closed = await app.make.listing({ by: owner, status: 'closed' });
  const past = await app.make.listing({ by: owner, date: inDays(-3) });
  const unknown = await app.make.user();
  expect(messageOf(await keep(client, 'listing', own).expect(400))).toBe('This is your own listing');
  expect(messageOf(await keep(client, 'person', user).expect(400))).toBe('This is you');
  for (const listing of [closed, past, { id: 987_654 }])
    expect(messageOf(await keep(client, 'listing', listing).expect(404))).toBe('This listing was not found');
  for (const person of [unknown, { id: 987_654 }])
    expect(messageOf(await keep(client, 'person', person).expect(404))).toBe('This person was not found');
  await client.put('/api/favourites/trip/1').expect(400);
});

describe('what was kept', () => {
  async function kept() {
    const [keeper, amigo] = [await newMember(), await newMember()];
    const listing = await app.make.listing({ by: amigo.user });
    await keep(keeper.client, 'listing', listing).expect(200);
    await keep(keeper.client, 'person', amigo.user).expect(200);
    const all = { listings: [listing.id], people: [amigo.user.id] };
    expect(await idsOf(keeper.client)).toEqual(all);
    return { keeper, amigo, listing, all };
  }
  const nothing = { listings: [], people: [] };

  it.each([
    ['by its keeper', ({ keeper, amigo }: Awaited<ReturnType<typeof kept>>) => [keeper, amigo] as const],
    ['by its owner', ({ keeper, amigo }: Awaited<ReturnType<typeof kept>>) => [amigo, keeper] as const],
  ])('is hidden by a block %s, which cannot be evaded, and returns after it', async (_, pair) => {
    const story = await kept();
    const { keeper, amigo, listing, all } = story;
    const [blocker, blocked] = pair(story);
    await blocker.client.post('/api/blocks', { userId: blocked.user.id }).expect(200);
    expect(await idsOf(keeper.client)).toEqual(nothing);
    await keep(keeper.client, 'listing', listing).expect(404);
    await keep(keeper.client, 'person', amigo.user).expect(404);
    await blocker.client.delete(`/api/blocks/${blocked.user.id}`).expect(200);
    expect(await idsOf(keeper.client)).toEqual(all);
  });

  it('is hidden while its owner is suspended', async () => {
    const { keeper, amigo, listing, all } = await kept();
    const suspend = async (isSuspended: boolean) => {
      const until = isSuspended ? `now() + interval '1 day'` : 'null';
      const set = `update "user" set suspended_until = ${until} where id = $1`;
      await app.database.query(`test-suspend-${isSuspended}`, set, [amigo.user.id]);
      const { id: userId, email } = amigo.user;
      await app.nest
        .get(MikroORM)
        .em.fork()
        .transactional((em) => app.get(PeopleEvents).suspensionChanged(em, { userId, email, isSuspended }));
    };
    await suspend(true);
    expect(await idsOf(keeper.client)).toEqual(nothing);
    await keep(keeper.client, 'listing', listing).expect(404);
    await keep(keeper.client, 'person', amigo.user).expect(404);
    await suspend(false);
    expect(await idsOf(keeper.client)).toEqual(all);
  });

  it('leaves the list when it is closed or deleted, or its owner deletes the account', async () => {
    const { keeper, amigo, listing } = await kept();
    await amigo.client.post(`/api/listings/${listing.id}/close`).expect(200);
    expect((await idsOf(keeper.client)).listings).toEqual([]);
    await amigo.client.post(`/api/listings/${listing.id}/reopen`).expect(200);
    expect((await idsOf(keeper.client)).listings).toEqual([listing.id]);
    await amigo.client.delete(`/api/listings/${listing.id}`).expect(200);
    expect((await idsOf(keeper.client)).listings).toEqual([]);
    await amigo.client.delete('/api/profile', { email: amigo.user.email }).expect(200);
    expect(await idsOf(keeper.client)).toEqual(nothing);
    expect(await rowsOf(keeper.user)).toEqual([]);
  });

  it('is in the download of its keeper alone, and goes with the account', async () => {
    const { keeper, amigo, listing } = await kept();
    const dataOf = async (client: Client) =>
      accountData.parse((await client.get('/api/profile/download').expect(200)).json()).elsewhere[
        'favourites'
      ];
    expect(await dataOf(keeper.client)).toEqual([
      { listing: listing.id, person: null, keptAt: expect.any(String) },
      { listing: null, person: amigo.user.id, keptAt: expect.any(String) },
    ]);
    expect(await dataOf(amigo.client)).toEqual([]);
    await keeper.client.delete('/api/profile', { email: keeper.user.email }).expect(200);
    expect(await rowsOf(keeper.user)).toEqual([]);
  });
});

const rowsOf = ({ id }: { id: number }) =>
  app.database.query('test-favourites', 'select id from favourite where user_id = $1', [id]);

it('keeps at most 100, also for calls at the same time, and forgets what is over first', async () => {
  const { user, client } = await newMember();
  const owner = await app.make.user();
  const listings = [];
  for (let made = 0; made < maxFavourites + 2; made++) listings.push(await app.make.listing({ by: owner }));
  const ids = listings.map(({ id }) => id);
  const fill = `insert into favourite (user_id, listing_id) select $1, unnest($2::bigint[])`;
  await app.database.query('test-fill', fill, [user.id, ids.slice(0, maxFavourites - 1)]);

  const [one, other] = listings.slice(-2);
  const calls = [one, one, other, other].map(async (listing) => {
    const { status } = await keep(client, 'listing', listing ?? { id: 0 });
    return status;
  });
  expect((await Promise.all(calls)).sort((a, b) => a - b)).toEqual([200, 200, 409, 409]);
  expect(await rowsOf(user)).toHaveLength(maxFavourites);
  const late = ids[maxFavourites - 1] ?? 0;
  expect(messageOf(await keep(client, 'listing', { id: late }).expect(409))).toBe(
    'You keep 100 listings and people, which is as many as there can be. Please remove one first.',
  );

  await app.database.query('test-close', `update listing set status = 'closed' where id = $1`, [ids[0]]);
  await keep(client, 'listing', { id: late }).expect(200);
  expect(await rowsOf(user)).toHaveLength(maxFavourites);
});

it('lets two members keep each other at the same time', async () => {
  const [one, other] = [await newMember(), await newMember()];
  await Promise.all([
    keep(one.client, 'person', other.user).expect(200),
    keep(other.client, 'person', one.user).expect(200),
  ]);
  expect((await idsOf(one.client)).people).toEqual([other.user.id]);
  expect((await idsOf(other.client)).people).toEqual([one.user.id]);
});
