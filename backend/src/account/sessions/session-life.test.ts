import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { beginLogin, logIn } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { sessions } from '../contract.js';
import { AccountCleanup } from '../account-cleanup.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A session that was created and last used this long ago. */
async function aged(created: string, seen: string) {
  const user = await app.make.user();
  const client = await app.as(user);
  await app.database.query(
    'age-session',
    `update session set created_at = now() - $2::interval, last_seen_at = now() - $3::interval where user_id = $1`,
    [user.id, created, seen],
  );
  return { user, client };
}

describe('a session', () => {
  it('expires after 14 days without a visit, and after 30 days in all', async () => {
    await (await aged('13 days', '13 days 23 hours')).client.get('/api/auth/me').expect(200);
    await (await aged('29 days 23 hours', '1 hour')).client.get('/api/auth/me').expect(200);
    await (await aged('14 days', '14 days')).client.get('/api/auth/me').expect(401);
    await (await aged('30 days', '1 minute')).client.get('/api/auth/me').expect(401);
  });

  it('does not list an expired session, and deletes it at night', async () => {
    const { user } = await aged('31 days', '1 day');
    const client = await app.as(user);
    expect(sessions.parse((await client.get('/api/sessions')).json())).toHaveLength(1);

    const rows = () => app.database.query('rows-of', 'select 1 from session where user_id = $1', [user.id]);
    await aged('31 days', '1 day');
    await app.get(AccountCleanup).cleanUp();
    expect(await rows()).toHaveLength(1);
  });

  it('records a visit every few minutes, not at every call', async () => {
    const seen = async (id: number) =>
      (
        await app.database.query<{ at: string }>(
          'seen',
          'select last_seen_at::text as at from session where user_id = $1',
          [id],
        )
      )[0]?.at;
    const { user, client } = await aged('1 day', '4 minutes');
    const before = await seen(user.id);
    await client.get('/api/auth/me').expect(200);
    expect(await seen(user.id)).toBe(before);

    const later = await aged('1 day', '6 minutes');
    const old = await seen(later.user.id);
    await later.client.get('/api/auth/me').expect(200);
    expect(await seen(later.user.id)).not.toBe(old);
  });

  it('stores only a hash in the database, and the token in the browser', async () => {
    const client = app.asVisitor();
    const { id } = await logIn(app, client, 'hashed@example.com');
    const token = client.cookies.get('session') ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);

    const [row] = await app.database.query<{ hash: Buffer; text: string }>(
      'session-row',
      'select token_hash as hash, session::text as text from session where user_id = $1',
      [id],
    );
    expect(row?.hash).toEqual(createHash('sha256').update(token).digest());
    expect(row?.text).not.toContain(token);
  });

  it('stores the device that started it', async () => {
    const client = app.asVisitor();
    const { id, code } = await beginLogin(app, client, 'device@example.com');
    const browser = { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' };
    await client.post('/api/auth/verify', { code, userId: id }, browser).expect(200);
    const [session] = sessions.parse((await client.get('/api/sessions')).json());
    expect(session?.device).toBe('Firefox on Android');
  });
});
