import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Interactions } from '../../account/index.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { permissionTo, rateBy, reviewsOf, starsOf, words } from '../testing/reviews.js';
import { agreedTrip, departOn, type Trip } from '../testing/trips.js';
import { DoubleBlind } from './double-blind.js';

type Person = Awaited<ReturnType<TestApp['make']['user']>>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const write = rateBy;
const permission = permissionTo;
const shown = (who: { id: number }, client = app.asVisitor()) => reviewsOf(who, client);
const rating = (who: { id: number }) => starsOf(app, who);
const publicUser = (about: object = {}) => app.make.user({ publicSince: new Date(), ...about });
const met = (one: { id: number }, other: { id: number }) =>
  app.get(Interactions).record(app.nest.get(MikroORM).em.fork(), one.id, other.id, 'contact');

describe('reviews of a match', () => {
  const mails = async ({ email }: Person) => {
    await settled(app.database, 'mail.send');
    const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: email })}`);
    return (reply.json() as { subject: string }[]).filter(({ subject }) => subject.includes('review'));
  };
  async function flown(days = 0): Promise<Trip> {
    const trip = await agreedTrip(app);
    await departOn(app, trip, -days);
    await app.database.query('test-public', 'update "user" set public_since = now()');
    return trip;
  }

  it('appear together, when both have written, and both are told', async () => {
    const { helper, seeker, helpers, seekers, listingId } = await flown();
    await write(seekers, helper, 1).expect(200);
    expect(await shown(helper)).toEqual([]);
    expect(await shown(helper, helpers)).toEqual([]);
    expect(await rating(helper)).toEqual({ sum: 0, count: 0 });
    expect(await permission(seekers, helper)).toMatchObject({
      mayWrite: true,
      listingId,
      written: { rating: 1, text: words, hiddenUntil: expect.any(String) },
    });
    const download = JSON.stringify((await helpers.get('/api/profile/download').expect(200)).json());
    expect(download).not.toContain(words);

    await write(seekers, helper, 2).expect(200);
    await write(helpers, seeker, 5).expect(200);
    expect(await shown(helper)).toMatchObject([{ rating: 2 }]);
    expect(await shown(seeker, helpers)).toMatchObject([{ rating: 5 }]);
    expect([await rating(helper), await rating(seeker)]).toEqual([
      { sum: 2, count: 1 },
      { sum: 5, count: 1 },
    ]);
    for (const person of [helper, seeker]) expect(await mails(person)).toHaveLength(1);

    await write(helpers, seeker, 1).expect(409);
    expect(await permission(helpers, seeker)).toMatchObject({ mayWrite: false, written: { rating: 5 } });
  });

  it('appear together when both write at the same time', async () => {
    const { helper, seeker, helpers, seekers } = await flown();
    await Promise.all([write(seekers, helper).expect(200), write(helpers, seeker).expect(200)]);
    expect([(await shown(helper)).length, (await shown(seeker, helpers)).length]).toEqual([1, 1]);
  });

  it('appear after 14 days when only one has written, and the other can no longer answer with stars', async () => {
    const trip = await flown(13);
    const { id, helper, seeker, helpers, seekers } = trip;
    await write(seekers, helper, 2).expect(200);
    await app.get(DoubleBlind).run();
    expect(await shown(helper)).toEqual([]);

    await departOn(app, trip, -15);
    await app.database.query(
      'test-due',
      `update testimonial set appears_at = now() - interval '1 minute' where match_id = $1`,
      [id],
    );
    await Promise.all([app.get(DoubleBlind).run(), app.get(DoubleBlind).run()]);
    expect(await shown(helper)).toMatchObject([{ rating: 2 }]);
    expect(await rating(helper)).toEqual({ sum: 2, count: 1 });
    for (const person of [helper, seeker]) expect(await mails(person)).toHaveLength(1);
    const refused = await write(helpers, seeker, 1).expect(403);
    expect(refused.json()).toMatchObject({ message: expect.stringMatching(/^You could rate .* until /) });
  });
});

describe('a reply', () => {
  const reply = (client: Client, id: number, text = 'It was a pleasure.') =>
    client.post(`/api/testimonials/${id}/reply`, { text });

  it('is given once, by the reviewed person alone, and shown to everybody', async () => {
    const [owner, author] = [await publicUser(), await app.make.user({ verified: true })];
    await met(owner, author);
    const [owners, authors] = [await app.as(owner), await app.as(author)];
    const { id } = (await write(authors, owner, 3).expect(200)).json() as { id: number };
    expect(await shown(owner, owners)).toMatchObject([{ id, mayReply: true }]);
    expect((await shown(owner, authors))[0]).not.toHaveProperty('mayReply');

    await reply(app.asVisitor(), id).expect(401);
    await reply(authors, id).expect(404);
    await reply(await app.as(await app.make.user()), id).expect(404);
    await reply(owners, id, ' ').expect(400);
    await reply(owners, id, 'It was a pleasure. Write to me@example.com').expect(200);
    await reply(owners, id, 'Once more').expect(409);
    const [seen] = await shown(owner);
    expect(seen?.reply).toMatchObject({ text: 'It was a pleasure. Write to •••' });
    expect(seen).not.toHaveProperty('mayReply');
  });

  it('is not possible to a review that is still hidden', async () => {
    const trip = await agreedTrip(app);
    await departOn(app, trip, 0);
    const { id } = (await write(trip.seekers, trip.helper).expect(200)).json() as { id: number };
    await reply(trip.helpers, id).expect(404);
  });
});
