import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Travelers } from './travelers.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ensure = (userId: number) =>
  app.nest
    .get(MikroORM)
    .em.fork()
    .transactional((em) => app.get(Travelers).ensure(em, userId));

const travelers = (userId: number) =>
  app.database.query('test-travelers', 'select * from traveler where user_id = $1', [userId]);

describe('the list of travelers', () => {
  it('shows each person once, as strangers see them', async () => {
    const user = await app.make.user({ username: 'Ask +1 202 555 0143', languages: 'Hindi' });
    await Promise.all([ensure(user.id), ensure(user.id)]);
    expect(await travelers(user.id)).toMatchObject([
      { username: 'Ask •••', languages: 'Hindi', verified: false, rating_count: 0 },
    ]);
  });

  it('follows changes of the profile, and keeps the ratings', async () => {
    const user = await app.make.user();
    await ensure(user.id);
    await app.database.query('test-rate', 'update traveler set rating_sum = 9, rating_count = 2');
    const change = {
      username: 'New Name',
      languages: 'Telugu',
    };
    await (await app.as(user)).patch('/api/profile', change).expect(200);
    expect(await travelers(user.id)).toMatchObject([
      {
        username: 'New Name',
        languages: 'Telugu',
        rating_sum: 9,
      },
    ]);
  });

  it('is verified together with the phone, and loses it with a new number', async () => {
    const user = await app.make.user({ username: 'Text +1 202 555 0144' });
    await ensure(user.id);
    const client = await app.as(user);
    await client.patch('/api/profile', { phoneNumber: '+1 2025550178' }).expect(200);
    const { text } = await app.outbox({ to: '+12025550178', channel: 'sms' });
    await client.post('/api/auth/verify', { code: /\b\d{6}\b/.exec(text)?.[0] ?? '' }).expect(200);
    expect(await travelers(user.id)).toMatchObject([{ verified: true, username: 'Text +1 202 555 0144' }]);
    await client.patch('/api/profile', { phoneNumber: '+1 2025550179' }).expect(200);
    expect(await travelers(user.id)).toMatchObject([{ verified: false, username: 'Text •••' }]);
  });

  it('does not list a member who has only a profile', async () => {
    const user = await app.make.user();
    await (await app.as(user)).patch('/api/profile', { bio: 'Only looking' }).expect(200);
    expect(await travelers(user.id)).toEqual([]);
  });
});
