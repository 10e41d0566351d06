import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { beginLogin, logIn } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Authenticator } from '../testing/authenticator.js';
import { asStaff } from '../../moderation/testing/staff.js';
import { passkeys } from './contract.js';

let app: TestApp;
let site: string;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  site = new URL(app.config.publicUrl).origin;
});
afterAll(() => app.close());

const optionsOf = async (client: Client, path: string) =>
  (await client.post(path).expect(200)).json() as Record<string, unknown>;

async function add(client: Client, authenticator: Authenticator, more?: object) {
  const options = await optionsOf(client, '/api/auth/passkeys/options');
  return client.post('/api/auth/passkeys', {
    name: 'My phone',
    credential: authenticator.register(options, more),
  });
}

async function logInWith(authenticator: Authenticator, client = app.asVisitor(), more?: object) {
  const options = await optionsOf(client, '/api/auth/passkey-login/options');
  return client.post('/api/auth/passkey-login', { credential: authenticator.logIn(options, more) });
}

const listed = async (client: Client) =>
  passkeys.parse((await client.get('/api/auth/passkeys').expect(200)).json());

describe('a passkey', () => {
  it('is added by a member, told by mail, and logs in without one', async () => {
    const user = await app.make.user();
    const client = await app.as(user);
    const authenticator = new Authenticator(site);
    expect((await add(client, authenticator)).status).toBe(200);
    expect(await listed(client)).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);
    const mail = await app.outbox({ to: user.email, says: /passkey/ });
    expect(mail.text).toContain('My phone');

    const browser = app.asVisitor();
    expect((await logInWith(authenticator, browser)).json()).toMatchObject({ user: { id: user.id } });
    await browser.get('/api/auth/me').expect(200);
    expect((await listed(client))[0]?.lastUsedAt).not.toBeNull();
  });

  it('ends the session that its browser had, which may have been planted', async () => {
    const authenticator = new Authenticator(site);
    await add(await app.as(await app.make.user()), authenticator);
    const browser = await app.as(await app.make.user());
    const before = app.asVisitor();
    for (const [name, value] of browser.cookies) before.cookies.set(name, value);
    await before.get('/api/auth/me').expect(200);
    expect((await logInWith(authenticator, browser)).status).toBe(200);
    await before.get('/api/auth/me').expect(401);
    await browser.get('/api/auth/me').expect(200);
  });

  it('opens the desk, which a login by mail does not, until it is removed', async () => {
    const { user } = await asStaff(app);
    const client = app.asVisitor();
    await logIn(app, client, user.email);
    await client.get('/api/desk/queue').expect(403);
    const authenticator = new Authenticator(site);
    expect((await add(client, authenticator)).status).toBe(200);
    await client.get('/api/desk/queue').expect(200);
    const other = app.asVisitor();
    await logIn(app, other, user.email);
    await other.get('/api/desk/queue').expect(403);
    expect((await logInWith(authenticator, other)).status).toBe(200);
    await other.get('/api/desk/queue').expect(200);
    const mine = (await listed(client)).find(({ name }) => name === 'My phone');
    await client.delete(`/api/auth/passkeys/${mine?.id}`).expect(200);
    for (const removed of [client, other]) await removed.get('/api/desk/queue').expect(403);
    expect((await logInWith(authenticator)).status).toBe(401);
  });

  it('refuses a replay, a foreign site, a frame in one, another account, an unproven touch and a copied passkey', async () => {
    const client = await app.as(await app.make.user());
    const other = await app.as(await app.make.user());
    const authenticator = new Authenticator(site);

    const theirs = await optionsOf(other, '/api/auth/passkeys/options');
    const credential = authenticator.register(theirs);
    await client.post('/api/auth/passkeys', { credential }).expect(400);
    expect((await add(client, authenticator, { origin: 'https://flight-amigo.example' })).status).toBe(400);
    expect((await add(client, authenticator, { isVerified: false })).status).toBe(400);
    expect((await add(client, authenticator, { isFramed: true })).status).toBe(400);
    expect((await add(client, authenticator)).status).toBe(200);
    expect((await add(other, authenticator)).status).toBe(409);

    const visitor = app.asVisitor();
    const options = await optionsOf(visitor, '/api/auth/passkey-login/options');
    authenticator.counter = 5;
    const login = { credential: authenticator.logIn(options) };
    await visitor.post('/api/auth/passkey-login', login).expect(200);
    await app.asVisitor().post('/api/auth/passkey-login', login).expect(401);
    expect((await logInWith(authenticator)).status).toBe(401);
    authenticator.counter = 6;
    expect((await logInWith(authenticator, app.asVisitor(), { origin: 'https://x.example' })).status).toBe(
      401,
    );
    expect((await logInWith(authenticator, app.asVisitor(), { isVerified: false })).status).toBe(401);
    expect((await logInWith(authenticator, app.asVisitor(), { isFramed: true })).status).toBe(401);
    expect((await logInWith(new Authenticator(site))).status).toBe(401);
  });

  it('does not log a suspended person in, and tells them why', async () => {
    const user = await app.make.user();
    const authenticator = new Authenticator(site);
    await add(await app.as(user), authenticator);
    const { client } = await asStaff(app);
    const ban = { action: 'ban', reason: 'spam', words: 'You advertise to everybody.' };
    await client.post(`/api/desk/people/${user.id}/actions`, ban).expect(200);
    const reply = await logInWith(authenticator);
    expect(reply.status).toBe(403);
    expect(reply.text).toContain('suspended for good');
  });

  it('needs a fresh proof to be added or removed, and belongs to its owner', async () => {
    const user = await app.make.user();
    const client = await app.as(user);
    await add(client, new Authenticator(site));
    const [mine] = await listed(client);
    const stranger = await app.as(await app.make.user());
    await stranger.delete(`/api/auth/passkeys/${mine?.id}`).expect(404);
    expect(await listed(stranger)).toEqual([]);
    for (const visitor of [app.asVisitor()]) {
      await visitor.get('/api/auth/passkeys').expect(401);
      await visitor.post('/api/auth/passkeys/options').expect(401);
      await visitor.delete(`/api/auth/passkeys/${mine?.id}`).expect(401);
    }
    const age = `update session set created_at = now() - interval '11 minutes' where user_id = $1`;
    await app.database.query('test-age', age, [user.id]);
    const reply = await client.post('/api/auth/passkeys/options').expect(403);
    expect(reply.text).toContain('fresh-proof-needed');
    // The page of the last release shows this sentence.
    const kept = await client.delete(`/api/auth/passkeys/${mine?.id}`).expect(403);
    expect(kept.json()).toMatchObject({
      code: 'fresh-proof-needed',
      message: expect.stringContaining('log out, log in again'),
    });
    await proveFor(client, user.email, 'add-passkey');
    await client.delete(`/api/auth/passkeys/${mine?.id}`).expect(403);
    expect(await listed(client)).toHaveLength(1);

    await proveFor(client, user.email, 'remove-passkey');
    await client.delete(`/api/auth/passkeys/${mine?.id}`).expect(200);
    expect(await listed(client)).toEqual([]);
  });

  async function proveFor(client: Client, to: string, purpose: string) {
    const { id: after } = await app.outbox({ to });
    await client.post('/api/auth/proof', { purpose }).expect(200);
    const { text } = await app.outbox({ to, after, says: /^\d{6}$/m });
    const code = /^\d{6}$/m.exec(text)?.[0];
    await client.post('/api/auth/proof/confirm', { purpose, code }).expect(200);
  }

  it('ends with its account', async () => {
    const email = 'leaves@example.com';
    const client = app.asVisitor();
    await logIn(app, client, email);
    const authenticator = new Authenticator(site);
    await add(client, authenticator);
    await client.delete('/api/profile', { email }).expect(200);
    expect((await logInWith(authenticator)).status).toBe(401);
    expect((await beginLogin(app, app.asVisitor(), email)).code).toMatch(/^\d{6}$/);
  });

  it('opens the desk for 12 hours in the session that added it, until it is removed', async () => {
    const user = await app.make.user();
    await app.database.query('test-role', `insert into staff (user_id, role) values ($1, 'moderator')`, [
      user.id,
    ]);
    const client = await app.as(user);
    const late = (when: string) => `update session set ${when} where user_id = $1`;
    const longAgo = `now() - interval '12 hours 1 second'`;
    await app.database.query('test-late', late(`created_at = ${longAgo}`), [user.id]);
    await client.get('/api/desk/me').expect(403);

    const prove = late(`created_at = now()`);
    await app.database.query('test-prove', prove, [user.id]);
    expect((await add(client, new Authenticator(site))).status).toBe(200);
    await app.database.query('test-late', late(`created_at = ${longAgo}`), [user.id]);
    await client.get('/api/desk/me').expect(200);
    await (await app.as(user)).get('/api/desk/me').expect(403);

    await app.database.query('test-later', late(`passkey_added_at = ${longAgo}`), [user.id]);
    await client.get('/api/desk/me').expect(403);
    await app.database.query('test-again', late(`created_at = now(), passkey_added_at = now()`), [user.id]);
    await client.get('/api/desk/me').expect(200);
    await client.send('DELETE', `/api/auth/passkeys/${(await listed(client))[0]?.id}`).expect(200);
    await client.get('/api/desk/me').expect(403);
  });
});
