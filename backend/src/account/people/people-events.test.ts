import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { beginLogin, forgetLimits, logIn } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { PeopleEvents } from './people-events.js';

let app: TestApp;
const heard: unknown[] = [];
let mishap: Error | undefined;
beforeAll(async () => {
  app = await startTestApp();
  const events = app.get(PeopleEvents);
  events.onLogin(async (_, { id, email }) => {
    heard.push(['arrived', id, email]);
    if (mishap) throw mishap;
  });
  events.onBlockChange(
    async (_, { blockerId, blockedId }) => void heard.push(['blocking', blockerId, blockedId]),
  );
  events.onChange(async (_, person) => void heard.push(['changed', person]));
});
beforeEach(async () => {
  heard.length = 0;
  mishap = undefined;
  await forgetLimits(app);
});
afterAll(() => app.close());

describe('the publisher of people’s events', () => {
  it('publishes every login, by code and by link', async () => {
    const { id } = await logIn(app, app.asVisitor(), 'arriving@example.com');
    expect(heard).toEqual([['arrived', id, 'arriving@example.com']]);

    await forgetLimits(app);
    const visitor = app.asVisitor();
    const { linkToken } = await beginLogin(app, visitor, 'arriving@example.com');
    await visitor.post('/api/auth/link', { token: linkToken }).expect(200);
    expect(heard).toHaveLength(2);
  });

  it('refuses the login if a subscriber fails, and the code stays valid', async () => {
    const visitor = app.asVisitor();
    const { id, code } = await beginLogin(app, visitor, 'unlucky@example.com');
    mishap = new Error('The room is on fire');
    await visitor.post('/api/auth/verify', { code, userId: id }).expect(500);
    await visitor.get('/api/auth/me').expect(401);
    mishap = undefined;
    await visitor.post('/api/auth/verify', { code, userId: id }).expect(200);
  });

  it('publishes a changed profile with its public, masked name', async () => {
    const user = await app.make.user();
    await (await app.as(user)).patch('/api/profile', { username: 'Call +1 202 555 0143' }).expect(200);
    expect(heard).toMatchObject([['changed', { id: user.id, username: 'Call •••' }]]);
  });

  it('publishes a verified phone, and the user who loses the number', async () => {
    const before = await app.make.user({ verified: true, phoneNumber: '+1 2025550177' });
    const client = await app.as(await app.make.user());
    await client.patch('/api/profile', { phoneNumber: '+1 2025550177' }).expect(200);
    const { text } = await app.outbox({ to: '+12025550177', channel: 'sms' });
    heard.length = 0;
    await client.post('/api/auth/verify', { code: /\b\d{6}\b/.exec(text)?.[0] ?? '' }).expect(200);
    expect(heard).toMatchObject([
      ['changed', { id: before.id, verified: false }],
      ['changed', { verified: true }],
    ]);
  });

  it('publishes blocks and unblocks', async () => {
    const [one, other] = [await app.make.user(), await app.make.user({ publicSince: new Date() })];
    const mine = await app.as(one);
    await mine.post('/api/blocks', { userId: other.id }).expect(200);
    await mine.delete(`/api/blocks/${other.id}`).expect(200);
    await mine.delete(`/api/blocks/${other.id}`).expect(404);
    expect(heard).toEqual([
      ['blocking', one.id, other.id],
      ['blocking', one.id, other.id],
    ]);
  });
});
