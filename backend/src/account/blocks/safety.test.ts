import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { blocks } from '../contract.js';
import { Interactions } from '../people/interactions.js';
import { BlocksService } from './blocks.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const someonePublic = () => app.make.user({ publicSince: new Date() });

it('mails a report to the team, and does not notify the reported user', async () => {
  const [one, other] = [await app.make.user(), await someonePublic()];
  const report = { userId: other.id, reason: 'fraud', details: 'Asked for money first', listingId: 7 };
  await (await app.as(one)).post('/api/reports', report).expect(200);
  const mail = await app.outbox({ to: app.config.contactEmail, channel: 'email' });
  expect(mail.subject).toContain('fraud');
  expect(mail.text).toContain(`${one.id}`);
  expect(mail.text).toContain('Asked for money first');
  expect(mail.text).not.toContain(other.email);
});

it('blocks a user, lists them, and unblocks them', async () => {
  const [one, other] = [await app.make.user(), await someonePublic()];
  const mine = await app.as(one);
  const listed = async () => blocks.parse((await mine.get('/api/blocks').expect(200)).json());
  await mine.post('/api/blocks', { userId: other.id }).expect(200);
  await mine.post('/api/blocks', { userId: other.id }).expect(200);
  expect((await listed()).map(({ id }) => id)).toEqual([other.id]);
  expect(await app.get(BlocksService).isBlockedBetween(other.id, one.id)).toBe(true);
  expect(await app.get(BlocksService).blockedAround(other.id)).toEqual([one.id]);

  await mine.delete(`/api/blocks/${other.id}`).expect(200);
  await mine.delete(`/api/blocks/${other.id}`).expect(404);
  expect(await listed()).toEqual([]);
});

it('lets two users block each other at once', async () => {
  const [one, other] = [await someonePublic(), await someonePublic()];
  const [mine, theirs] = [await app.as(one), await app.as(other)];
  await Promise.all([
    mine.post('/api/blocks', { userId: other.id }).expect(200),
    theirs.post('/api/blocks', { userId: one.id }).expect(200),
  ]);
});

it('refuses to report or block a user whom the caller cannot know', async () => {
  const [one, hidden, met] = [await app.make.user(), await app.make.user(), await app.make.user()];
  await app.get(Interactions).record(app.nest.get(MikroORM).em.fork(), one.id, met.id, 'conversation');
  const mine = await app.as(one);
  for (const path of ['/api/blocks', '/api/reports']) {
    const about = (userId: number) => ({ userId, ...(path === '/api/reports' && { reason: 'spam' }) });
    await mine.post(path, about(hidden.id)).expect(404);
    await mine.post(path, about(999_999_999)).expect(404);
    await mine.post(path, about(one.id)).expect(404);
    await mine.post(path, about(met.id)).expect(200);
  }
});

it('takes a report of a review whose author the reporter does not know', async () => {
  const [target, author] = [await someonePublic(), await app.make.user()];
  for (const person of [target, author]) await app.make.traveler(person);
  const [review] = await app.database.query<{ id: number }>(
    'test-review',
    `insert into testimonial (author_id, target_id, rating, text, covered_text)
     values ($1, $2, 1, 'Never came to the gate', '') returning id::float8 as id`,
    [author.id, target.id],
  );
  const report = { testimonialId: review?.id, reason: 'other' };
  await (await app.as(await app.make.user())).post('/api/reports', report).expect(200);
  await (await app.as(author)).post('/api/reports', report).expect(404);
  await app.asVisitor().post('/api/reports', report).expect(401);
});

it('accepts ten reports a day', async () => {
  const [mine, other] = [await app.as(await app.make.user()), await someonePublic()];
  const report = () => mine.post('/api/reports', { userId: other.id, reason: 'other' });
  for (let round = 0; round < 10; round++) await report().expect(200);
  await report().expect(429);
});

it('needs a login, and changes only the caller’s blocks', async () => {
  const [one, other] = [await app.make.user(), await someonePublic()];
  const visitor = app.asVisitor();
  await visitor.get('/api/blocks').expect(401);
  await visitor.post('/api/blocks', { userId: other.id }).expect(401);
  await visitor.delete(`/api/blocks/${other.id}`).expect(401);
  await visitor.post('/api/reports', { userId: other.id, reason: 'spam' }).expect(401);

  await (await app.as(one)).post('/api/blocks', { userId: other.id }).expect(200);
  const stranger = await app.as(await app.make.user());
  await stranger.delete(`/api/blocks/${other.id}`).expect(404);
  expect(await app.get(BlocksService).isBlockedBetween(one.id, other.id)).toBe(true);
});

it.each([{ userId: '5' }, { userId: 1.5 }, { userId: -1 }, {}, { userId: 1, blockerId: 2 }])(
  'refuses an invalid block: %j',
  async (body) => {
    await (await app.as(await app.make.user())).post('/api/blocks', body).expect(400);
  },
);
