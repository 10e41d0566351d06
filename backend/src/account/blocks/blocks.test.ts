import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

describe('the API of blocks', () => {
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

  it('refuses to block a user whom the caller cannot know', async () => {
    const [one, hidden, met] = [await app.make.user(), await app.make.user(), await app.make.user()];
    await app.get(Interactions).record(app.nest.get(MikroORM).em.fork(), one.id, met.id, 'conversation');
    const mine = await app.as(one);
    const block = (userId: number) => mine.post('/api/blocks', { userId });
    await block(hidden.id).expect(404);
    await block(999_999_999).expect(404);
    await block(one.id).expect(404);
    await block(met.id).expect(200);
  });

  it('needs a login, and changes only the caller’s blocks', async () => {
    const [one, other] = [await app.make.user(), await someonePublic()];
    const visitor = app.asVisitor();
    await visitor.get('/api/blocks').expect(401);
    await visitor.post('/api/blocks', { userId: other.id }).expect(401);
    await visitor.delete(`/api/blocks/${other.id}`).expect(401);

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
});
