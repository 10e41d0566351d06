import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Interactions } from '../../account/index.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { agreedTrip, departOn } from '../testing/trips.js';
import { testimonial, testimonialPermission, testimonials } from './contract.js';

type Person = Awaited<ReturnType<TestApp['make']['user']>>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const meet = (one: Person, other: Person) =>
  app.get(Interactions).record(app.nest.get(MikroORM).em.fork(), one.id, other.id, 'contact');

/** A public traveler, and a verified member who got their contact for a trip that has begun. */
async function twoWhoMet(about: object = {}) {
  const [owner, author] = [
    await app.make.user({ publicSince: new Date() }),
    await app.make.user({ verified: true, ...about }),
  ];
  await app.make.traveler(owner);
  await meet(owner, author);
  return { owner, author, client: await app.as(author) };
}

const kind = { text: 'She walked my mother to the gate.', rating: 5 };
const about = (owner: Person, more: object = {}) => ({ ...kind, targetUserId: owner.id, ...more });

const shown = async (owner: Person, client = app.asVisitor()) => {
  const reply = await client.get(`/api/testimonials/user/${owner.id}`).expect(200);
  expect(testimonials.parse(reply.json())).toEqual(reply.json());
  return testimonials.parse(reply.json());
};
const rating = async ({ id }: Person) => {
  const [row] = await app.database.query<{ sum: number; count: number }>(
    'test-rating',
    'select rating_sum as sum, rating_count as count from traveler where user_id = $1',
    [id],
  );
  return row;
};

describe('a testimonial', () => {
  it('is public, written by a traveler about a person they met', async () => {
    const { owner, author, client } = await twoWhoMet({ username: 'Grateful Son' });
    const reply = await client.post('/api/testimonials', about(owner)).expect(200);
    expect(testimonial.parse(reply.json())).toEqual(reply.json());
    expect(await shown(owner)).toEqual([reply.json()]);
    expect(reply.json()).toMatchObject({ ...kind, route: null, user: { username: author.username } });
    expect(await rating(owner)).toEqual({ sum: 5, count: 1 });
  });

  it('can be written only by members who met the other person', async () => {
    const { owner } = await twoWhoMet();
    const stranger = await app.as(await app.make.user());
    await stranger.post('/api/testimonials', about(owner)).expect(403);
    await app.asVisitor().post('/api/testimonials', about(owner)).expect(401);
    expect(await shown(owner)).toEqual([]);
  });

  it('is announced as allowed to members who met the other person, with the listing to write it on', async () => {
    const { owner, author, client } = await twoWhoMet();
    const permission = async (who: typeof client, about = owner.id) =>
      testimonialPermission.parse((await who.get(`/api/testimonials/user/${about}/permission`)).json());
    const allowed = { mayWrite: true, reason: null, matchId: null, from: null, written: null };
    expect(await permission(client)).toEqual({ ...allowed, listingId: null });

    const asked = await app.make.listing({ by: owner });
    await client.post(`/api/listings/${asked.id}/connect`).expect(200);
    await app.make.listing({ by: owner, date: inDays(60) });
    expect(await permission(client)).toEqual({ ...allowed, listingId: asked.id });

    const stranger = await app.as(await app.make.user());
    const refused = await stranger.post('/api/testimonials', about(owner)).expect(403);
    const { message: reason } = refused.json() as { message: string };
    expect(await permission(stranger)).toEqual({
      mayWrite: false,
      reason,
      listingId: null,
      from: null,
      written: null,
    });
    expect(await permission(client, author.id)).toMatchObject({ mayWrite: false });

    await app.asVisitor().get(`/api/testimonials/user/${owner.id}/permission`).expect(401);
    await client.get('/api/testimonials/user/999999/permission').expect(404);
    await (await app.as(owner)).post('/api/blocks', { userId: author.id }).expect(200);
    await client.get(`/api/testimonials/user/${owner.id}/permission`).expect(404);
  });

  it('cannot be about oneself, an unknown member, or a blocked one', async () => {
    const { owner, author, client } = await twoWhoMet();
    await client.post('/api/testimonials', about(author)).expect(400);
    await client.post('/api/testimonials', { ...kind, targetUserId: 999_999 }).expect(404);
    const hidden = await app.make.user();
    await client.post('/api/testimonials', about(hidden)).expect(404);
    await (await app.as(owner)).post('/api/blocks', { userId: author.id }).expect(200);
    await client.post('/api/testimonials', about(owner)).expect(404);
    expect(await rating(owner)).toEqual({ sum: 0, count: 0 });
  });

  it.each([
    [{ rating: 0 }, 'Rating must be at least 1'],
    [{ rating: 6 }, 'Rating can be at most 5'],
    [{ rating: 4.5 }, 'Rating must be a whole number'],
    [{ text: 'Too short' }, 'Testimonial must be at least 10 characters'],
    [{ text: 'x'.repeat(501) }, 'Testimonial cannot exceed 500 characters'],
    [{ verified: true }, 'Not known here: verified'],
  ])('is refused with a message when it is invalid: %j', async (wrong, message) => {
    const { owner, client } = await twoWhoMet();
    const reply = await client.post('/api/testimonials', about(owner, wrong)).expect(400);
    expect(reply.json()).toMatchObject({ message });
  });

  it('exists once for each pair and day, whichever listing it names, and the latest counts', async () => {
    const { owner, client } = await twoWhoMet();
    const { id: listingId } = await app.make.listing({ by: owner });
    await client.post('/api/testimonials', about(owner, { listingId })).expect(200);
    const changed = { text: 'On second thought it was only all right.', rating: 3 };
    await client.post('/api/testimonials', about(owner, { ...changed, listingId })).expect(200);
    expect(await shown(owner)).toMatchObject([changed]);
    expect(await rating(owner)).toEqual({ sum: 3, count: 1 });
    await client.post('/api/testimonials', about(owner)).expect(200);
    expect(await rating(owner)).toEqual({ sum: 5, count: 1 });
    expect(await shown(owner)).toHaveLength(1);
  });

  it('masks contact details until the author is verified', async () => {
    const { owner, author, client } = await twoWhoMet({ verified: false });
    const text = 'So kind! Write to me@example.com to hear more.';
    await client.post('/api/testimonials', about(owner, { text })).expect(200);
    expect(await shown(owner)).toMatchObject([{ text: 'So kind! Write to ••• to hear more.' }]);
    await app.database.query('test-verify', 'update traveler set verified = true where user_id = $1', [
      author.id,
    ]);
    expect(await shown(owner)).toMatchObject([{ text }]);
  });

  it('can be written five times a day', async () => {
    const { owner, client } = await twoWhoMet();
    for (let time = 1; time <= 5; time++) await client.post('/api/testimonials', about(owner)).expect(200);
    await client.post('/api/testimonials', about(owner)).expect(429);
  });
});

describe('the route of a testimonial', () => {
  it('is the listing’s route, even if another was typed', async () => {
    const { owner, client } = await twoWhoMet();
    const { id: listingId } = await app.make.listing({ by: owner, arrivalAirport: 'HYD' });
    const reply = await client.post('/api/testimonials', about(owner, { listingId, route: 'LAX to SFO' }));
    expect(reply.json()).toMatchObject({ route: 'JFK to HYD' });
  });

  it('needs a listing of the same person', async () => {
    const { owner, client } = await twoWhoMet();
    const unrelated = await app.make.listing({ by: await app.make.user() });
    for (const listingId of [unrelated.id, 999_999]) {
      const reply = await client.post('/api/testimonials', about(owner, { listingId })).expect(400);
      expect(reply.json()).toMatchObject({ issues: [{ path: 'listingId' }] });
    }
  });

  it('is written by both of a trip, whoever of them owns its listing', async () => {
    const trip = await agreedTrip(app);
    const { listingId, helper, seeker, helpers, seekers } = trip;
    await departOn(app, trip, 0);
    for (const [author, target] of [
      [seekers, helper],
      [helpers, seeker],
    ] as const) {
      const reply = await author.post('/api/testimonials', about(target, { listingId })).expect(200);
      expect(reply.json()).toMatchObject({ route: expect.stringMatching(/^JFK to /) });
    }
    const { owner, client } = await twoWhoMet();
    await client.post('/api/testimonials', about(owner, { listingId })).expect(400);
  });

  it('can be typed, between airports that exist', async () => {
    const { owner, client } = await twoWhoMet();
    const reply = await client.post('/api/testimonials', about(owner, { route: 'jfk to DEL' })).expect(200);
    expect(reply.json()).toMatchObject({ route: 'JFK to DEL' });
  });

  it.each(['JFK to XXX', 'JFK to JFK', 'New York to Delhi', 'JFK-DEL', 'call 202 555 0143'])(
    'is refused when it is not a route: %s',
    async (route) => {
      const { owner, client } = await twoWhoMet();
      const reply = await client.post('/api/testimonials', about(owner, { route })).expect(400);
      expect(reply.json()).toMatchObject({ issues: [{ path: 'route' }] });
    },
  );
});

describe('many testimonials at once', () => {
  let busy: TestApp;
  beforeAll(async () => {
    busy = app;
    app = await startTestApp({ env: { LIMITS_SCALE: '100' } });
  });
  afterAll(async () => {
    await app.close();
    app = busy;
  });

  it('become one when the same person sends it twenty times', async () => {
    const { owner, client } = await twoWhoMet();
    const { id: listingId } = await app.make.listing({ by: owner });
    const send = (rating: number) => client.post('/api/testimonials', about(owner, { listingId, rating }));
    const replies = await Promise.all(Array.from({ length: 20 }, (_, time) => send((time % 5) + 1)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const [only, ...others] = await shown(owner);
    expect(others).toEqual([]);
    expect(await rating(owner)).toEqual({ sum: only?.rating, count: 1 });
  });

  it('all count when twenty people send one each', async () => {
    const { owner } = await twoWhoMet();
    const send = async (rating: number) => {
      const author = await app.make.user({ verified: true });
      await meet(owner, author);
      return (await app.as(author)).post('/api/testimonials', about(owner, { rating })).expect(200);
    };
    await Promise.all(Array.from({ length: 20 }, (_, time) => send((time % 5) + 1)));
    expect(await rating(owner)).toEqual({ sum: 60, count: 20 });
  });

  it('do not block each other when two people review one another', async () => {
    const { owner, author, client } = await twoWhoMet({ publicSince: new Date() });
    const all = 'update traveler set counts_since = now(), contacts_count = true';
    await app.database.query('test-counts', all);
    const back = await app.as(owner);
    const rounds = Array.from({ length: 10 }, () => [
      client.post('/api/testimonials', about(owner)).expect(200),
      back.post('/api/testimonials', about(author)).expect(200),
    ]);
    await Promise.all(rounds.flat());
    expect([await rating(owner), await rating(author)]).toEqual([
      { sum: 5, count: 1 },
      { sum: 5, count: 1 },
    ]);
  });
});
