import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Interactions } from '../account/index.js';
import type { Reply } from '../testing/client.js';
import { deadlocksOf } from '../testing/deadlocks.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { MailedLinks } from './mails/mailed-links.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000', DATABASE_POOL: '12' } });
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<TestApp['make']['user']>>;

async function member(about: object = {}) {
  const user = await app.make.user({ publicSince: new Date(), ...about });
  return { user, id: user.id, client: await app.as(user) };
}
type Member = Awaited<ReturnType<typeof member>>;

async function listingOf(owner: Member) {
  const { id } = await app.make.listing({ by: owner.user });
  return id;
}

const meet = (one: Member, other: Member) =>
  app.get(Interactions).record(app.nest.get(MikroORM).em.fork(), one.id, other.id, 'contact');

const deleteAccount = ({ user, client }: { user: Person; client: Member['client'] }) =>
  client.delete('/api/profile', { email: user.email });

/** Both members requested the contact of every listing of the other, and rated each other. */
const meetings = `
  insert into contact_request (listing_id, requester_id)
  select id, asker from listing, unnest($1::bigint[]) asker where user_id = any($1) and user_id <> asker`;
/** And each proposed to fly along on every listing of the other. */
const proposals = `
  insert into match (listing_id, helper_id, seeker_id, proposer_id, departure_airport, arrival_airport, date,
    sign_digits, sign_picture)
  select id, user_id, guest, guest, departure_airport, arrival_airport, date, '1234', 'key'
  from listing, unnest($1::bigint[]) guest where user_id = any($1) and user_id <> guest`;
const rated = `
  insert into testimonial (author_id, target_id, listing_id, rating, text, covered_text)
  select asker, user_id, id, 5, 'Walked us to the gate.', 'Walked us to the gate.'
  from listing, unnest($1::bigint[]) asker where user_id = any($1) and user_id <> asker`;

/** Duration of the first call in the previous round. Pauses follow it, so a busy machine does not decide who is first. */
let firstTook = 8;
const longestMs = 250;
/** Starts a call later in each round: at first without a pause, at last after twice the duration of the first call. */
const soon = async (played: number, call: () => Promise<Reply>) =>
  pause(((played % 16) / 8) * firstTook).then(call);

/**
 * Runs many rounds of concurrent calls and returns the statuses. The first call must succeed in some rounds: the other
 * one does not always win.
 */
async function play(round: (played: number) => Promise<Promise<Reply>[]>, rounds = 40) {
  const statuses: number[] = [];
  const ofFirst = new Set<number>();
  for (let played = 0; played < rounds; played++) {
    const calls = await round(played);
    const begun = performance.now();
    void calls[0]?.then(() => (firstTook = Math.min(longestMs, performance.now() - begun)));
    const replies = await Promise.all(calls);
    const [first] = replies;
    for (const reply of replies) {
      if (reply.status >= 500) throw new Error(`A round ended with ${reply.status}: ${reply.text}`);
      statuses.push(reply.status);
    }
    if (first) ofFirst.add(first.status);
  }
  expect(ofFirst).toContain(200);
  return new Set(statuses);
}

const ownersWays: [name: string, act: (owner: Member, listing: number) => Promise<Reply>][] = [
  [
    'changes it',
    (owner, id) => owner.client.patch(`/api/listings/${id}`, { description: 'A new text here.' }),
  ],
  ['closes it', (owner, id) => owner.client.post(`/api/listings/${id}/close`)],
  ['deletes it', (owner, id) => owner.client.delete(`/api/listings/${id}`)],
  ['changes their name', (owner) => owner.client.patch('/api/profile', { languages: 'Hindi' })],
  [
    'closes it by mail',
    (owner, id) => {
      const token = /token=([\w-]+)/.exec(app.get(MailedLinks).to('close', id))![1];
      return app.asVisitor().post('/api/listings/by-mail', { token, action: 'close' });
    },
  ],
];

describe('the order of locks', () => {
  it.each(ownersWays)('handles contact requests while the owner %s', async (_name, act) => {
    const [owner, one, other] = await Promise.all([member(), member(), member()]);
    await owner.client.patch('/api/notifications', { contact_requests: false }).expect(200);
    const statuses = await play(async (played) => {
      const id = await listingOf(owner);
      const connect = ({ client }: Member) => client.post(`/api/listings/${id}/connect`);
      return [connect(one), soon(played, () => act(owner, id)), connect(other)];
    });
    expect([200, 404, 409]).toEqual(expect.arrayContaining([...statuses]));
  });

  it('handles contact requests while the owner deletes the account', async () => {
    const [one, other] = await Promise.all([member(), member()]);
    const statuses = await play(async (played) => {
      const owner = await member();
      const id = await listingOf(owner);
      const connect = ({ client }: Member) => client.post(`/api/listings/${id}/connect`);
      return [connect(one), soon(played, () => deleteAccount(owner)), connect(other)];
    });
    expect([200, 404, 409]).toEqual(expect.arrayContaining([...statuses]));
  });

  it('handles contact requests while the requester deletes their account', async () => {
    const owner = await member();
    const listings = [await listingOf(owner), await listingOf(owner)];
    const [first] = listings;
    const statuses = await play(async (played) => {
      const asker = await member();
      return [
        ...listings.map((id) => asker.client.post(`/api/listings/${id}/connect`)),
        soon(played, () => deleteAccount(asker)),
        owner.client.patch(`/api/listings/${first}`, { description: 'A new text here.' }),
      ];
    });
    expect([200, 401, 404]).toEqual(expect.arrayContaining([...statuses]));
  });

  it.each<[name: string, act: (one: Member, other: Member) => Promise<Reply>]>([
    ['blocks the other', (one, other) => one.client.post('/api/blocks', { userId: other.id })],
    ['deletes the account', (one) => deleteAccount(one)],
  ])('handles answers and agreements while one of the two %s', async (_name, act) => {
    const statuses = await play(async (played) => {
      const [one, other] = await Promise.all([member(), member()]);
      const listings = [await listingOf(one), await listingOf(other)];
      const both = [[one.id, other.id]];
      await app.database.query('test-asked', meetings, both);
      await app.database.query('test-proposed', proposals, both);
      const rows = await app.database.query<{ request: number; match: number }>(
        'test-pending',
        `select r.id::float8 as request, m.id::float8 as match from contact_request r
       join match m on m.listing_id = r.listing_id where r.listing_id = any($1) order by r.listing_id`,
        [listings],
      );
      return [
        ...rows.flatMap(({ request, match }, index) => {
          const { client } = index ? other : one;
          return [
            client.post(`/api/matches/${match}/agree`),
            client.post(`/api/requests/${request}/stop`),
            soon(played, () => client.post(`/api/listings/${listings[index]}/close`)),
          ];
        }),
        soon(played, () => act(one, other)),
      ];
    }, 20);
    expect([200, 401, 404, 409]).toEqual(expect.arrayContaining([...statuses]));
  });

  it('leaves nothing open between two people when one blocks while the other asks and proposes', async () => {
    await play(async (played) => {
      const [one, other] = await Promise.all([member(), member()]);
      const [listingId, asked] = [await listingOf(one), await listingOf(one)];
      await meet(one, other);
      return [
        soon(played * 2, () => one.client.post('/api/blocks', { userId: other.id })),
        other.client.post('/api/matches', { listingId, userId: one.id }),
        other.client.post(`/api/listings/${asked}/connect`),
      ];
    }, 12);
    const open = await app.database.query(
      'test-open-beside-block',
      `select m.helper_id, m.seeker_id, null::text as request from match m
       join block b on (b.blocker_id, b.blocked_id) in ((m.helper_id, m.seeker_id), (m.seeker_id, m.helper_id))
       where m.status in ('proposed', 'agreed')
     union all
     select l.user_id, r.requester_id, r.status from contact_request r join listing l on l.id = r.listing_id
       join block b on (b.blocker_id, b.blocked_id) = (l.user_id, r.requester_id)
       where r.status in ('asked', 'shared')`,
    );
    expect(open).toEqual([]);
  });

  it('answers a reviewer whose subject deletes the account with a message, never with a login', async () => {
    const [one, other] = await Promise.all([member(), member()]);
    const statuses = await play(async (played) => {
      const target = await member();
      await Promise.all([meet(target, one), meet(target, other)]);
      const write = ({ client }: Member) =>
        client.post('/api/testimonials', {
          targetUserId: target.id,
          text: 'Walked us to the gate.',
          rating: 5,
        });
      return [write(one), soon(played, () => deleteAccount(target)), write(other)];
    }, 20);
    expect([200, 403, 404]).toEqual(expect.arrayContaining([...statuses]));
  });

  it('lets two people review each other, and a third review both, at the same time', async () => {
    const third = await member();
    const statuses = await play(async () => {
      const [one, other] = await Promise.all([member(), member()]);
      await Promise.all([meet(one, other), meet(one, third), meet(other, third)]);
      const write = ({ client }: Member, about: Member) =>
        client.post('/api/testimonials', {
          targetUserId: about.id,
          text: 'Walked us to the gate.',
          rating: 5,
        });
      return [write(one, other), write(other, one), write(third, one), write(third, other)];
    }, 10);
    expect([...statuses]).toEqual([200]);
  });

  it('lets two members who reviewed and contacted each other delete their accounts at the same time', async () => {
    const statuses = await play(async () => {
      const [one, other] = await Promise.all([member(), member()]);
      for (const { user } of [one, other, one, other]) await app.make.listing({ by: user });
      const both = [[one.id, other.id]];
      await app.database.query('test-asked', meetings, both);
      await app.database.query('test-proposed', proposals, both);
      await app.database.query('test-rated', rated, both);
      return [deleteAccount(one), deleteAccount(other)];
    }, 10);
    expect([...statuses]).toEqual([200]);
  });

  it('causes no deadlock in PostgreSQL', async () => {
    expect(await deadlocksOf(app)).toBe(0);
  });
});
