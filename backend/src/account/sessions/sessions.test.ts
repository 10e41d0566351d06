import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { sessions } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const list = async (client: Awaited<ReturnType<TestApp['as']>>) =>
  sessions.parse((await client.get('/api/sessions').expect(200)).json());

describe('the list of sessions', () => {
  it('lists the sessions of the user and of no other user', async () => {
    const user = await app.make.user();
    const [laptop] = [await app.as(user), await app.as(user), await app.as(await app.make.user())];
    const mine = await list(laptop);
    expect(mine).toHaveLength(2);
    expect(mine.filter(({ current }) => current)).toHaveLength(1);
  });

  it('ends a single session', async () => {
    const user = await app.make.user();
    const [laptop, phone] = [await app.as(user), await app.as(user)];
    const other = (await list(laptop)).find(({ current }) => !current);
    await laptop.delete(`/api/sessions/${other?.id}`).expect(200);
    await phone.get('/api/auth/me').expect(401);
    await laptop.get('/api/auth/me').expect(200);
  });

  it('ends all other sessions and keeps this one', async () => {
    const user = await app.make.user();
    const [laptop, phone, tablet] = [await app.as(user), await app.as(user), await app.as(user)];
    await laptop.delete('/api/sessions').expect(200);
    await phone.get('/api/auth/me').expect(401);
    await tablet.get('/api/auth/me').expect(401);
    expect(await list(laptop)).toHaveLength(1);
  });

  it('ends no session of another user', async () => {
    const victim = await app.as(await app.make.user());
    const [session] = await list(victim);
    const stranger = await app.as(await app.make.user());
    await stranger.delete(`/api/sessions/${session?.id}`).expect(404);
    await app.asVisitor().delete(`/api/sessions/${session?.id}`).expect(401);
    await victim.get('/api/auth/me').expect(200);
  });

  it('needs a login', async () => {
    const visitor = app.asVisitor();
    await visitor.get('/api/auth/me').expect(401);
    await visitor.get('/api/sessions').expect(401);
    await visitor.delete('/api/sessions').expect(401);
    visitor.cookies.set('session', 'A'.repeat(43));
    await visitor.get('/api/auth/me').expect(401);
  });

  it('rejects a replayed cookie after logout, and accepts a second logout', async () => {
    const client = await app.as(await app.make.user());
    const stolen = client.cookies.get('session') ?? '';
    await client.post('/api/auth/logout').expect(200);
    expect(client.cookies.has('session')).toBe(false);
    await client.post('/api/auth/logout').expect(200);

    const replay = app.asVisitor();
    replay.cookies.set('session', stolen);
    await replay.get('/api/auth/me').expect(401);
  });
});
