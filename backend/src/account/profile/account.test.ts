import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { forgetLimits, logIn } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { blocks } from '../contract.js';
import { accountData } from './contract.js';
import { PersonalData } from './personal-data.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ alone: 'It has personal data of this test' });
});
afterAll(() => app.close());

const someonePublic = () => app.make.user({ publicSince: new Date() });

describe('the account API', () => {
  it('exports everything that is stored about a user', async () => {
    const user = await app.make.user({ bio: 'My own words' });
    const [mine, blocked] = [await app.as(user), await someonePublic()];
    await mine.post('/api/blocks', { userId: blocked.id }).expect(200);
    await mine
      .post('/api/reports', { userId: blocked.id, reason: 'spam', details: 'Sells things' })
      .expect(200);

    const reply = await mine.get('/api/profile/download').expect(200);
    expect(reply.headers['content-disposition']).toBe('attachment; filename="flight-amigo-account.json"');
    expect(accountData.parse(reply.json())).toMatchObject({
      account: { id: user.id, email: user.email, bio: 'My own words' },
      sessions: [{ current: true }],
      blocks: [{ id: blocked.id }],
      reports: [{ userId: blocked.id, reason: 'spam', details: 'Sells things' }],
    });
    await app.asVisitor().get('/api/profile/download').expect(401);
  });

  it('deletes an account with all its data after its email is typed', async () => {
    const client = app.asVisitor();
    const { id } = await logIn(app, client, 'leaving@example.com');
    const elsewhere = await app.as({ id });
    await client.patch('/api/profile', { bio: 'Soon gone', username: 'Leaving' }).expect(200);

    const refused = await client.delete('/api/profile', { email: 'other@example.com' }).expect(400);
    expect(refused.json()).toMatchObject({ issues: [{ path: 'email' }] });
    await client.delete('/api/profile', { email: ' Leaving@example.com' }).expect(200);

    await client.get('/api/auth/me').expect(401);
    await elsewhere.get('/api/auth/me').expect(401);
    expect(await everythingOf(id)).not.toMatch(/leaving|soon gone/i);
  });

  it('gives the owner of a deleted account a new account at the next login', async () => {
    const client = app.asVisitor();
    const before = await logIn(app, client, 'again@example.com');
    const { id: after } = await app.outbox({ to: 'again@example.com' });
    await client.delete('/api/profile', { email: 'again@example.com' }).expect(200);
    expect((await app.outbox({ to: 'again@example.com', after })).text).toContain('welcome back');

    await forgetLimits(app);
    const again = await logIn(app, client, 'again@example.com');
    expect(again.id).not.toBe(before.id);
    expect(again.username).not.toBe(before.username);
  });

  it('deletes no account of another user', async () => {
    const victim = await app.make.user();
    const stranger = await app.as(await app.make.user());
    await stranger.delete('/api/profile', { email: victim.email }).expect(400);
    await app.asVisitor().delete('/api/profile', { email: victim.email }).expect(401);
    await (await app.as(victim)).get('/api/auth/me').expect(200);
  });

  it('still lists a blocked user as a former member after they leave', async () => {
    const [mine, leaver] = [await app.as(await app.make.user()), await someonePublic()];
    await mine.post('/api/blocks', { userId: leaver.id }).expect(200);
    await (await app.as(leaver)).delete('/api/profile', { email: leaver.email }).expect(200);
    expect(blocks.parse((await mine.get('/api/blocks')).json())).toMatchObject([
      { id: leaver.id, username: 'Former member', profilePictureUrl: null },
    ]);
    await mine.get(`/api/users/${leaver.id}`).expect(404);
  });

  it('asks the other domains for their data, and to delete it', async () => {
    const erased: number[] = [];
    app.get(PersonalData).register({
      name: 'diary',
      collect: async (userId: number) => [`Page of ${userId}`],
      erase: async (em: EntityManager, userId: number) => {
        await em.execute('select 1');
        erased.push(userId);
      },
    });
    const user = await app.make.user();
    const client = await app.as(user);
    const { elsewhere } = accountData.parse((await client.get('/api/profile/download')).json());
    expect(elsewhere).toMatchObject({ diary: [`Page of ${user.id}`] });
    await client.delete('/api/profile', { email: user.email }).expect(200);
    expect(erased).toEqual([user.id]);
  });
});

async function everythingOf(userId: number): Promise<string> {
  const rows = await app.database.query<{ row: string }>(
    'everything-of',
    `select "user"::text as row from "user" where id = $1
     union all select code_attempt::text from code_attempt where user_id = $1 or destination like 'leaving%'
     union all select session::text from session where user_id = $1`,
    [userId],
  );
  return rows.map(({ row }) => row).join('\n');
}
