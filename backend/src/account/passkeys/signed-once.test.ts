import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Authenticator } from '../testing/authenticator.js';

let app: TestApp;
let member: Client;
let passkey: Authenticator;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  member = await app.as(await app.make.user());
  passkey = newAuthenticator();
  expect((await register(passkey, await addOptions())).status).toBe(200);
});
afterAll(() => app.close());

const newAuthenticator = () => new Authenticator(new URL(app.config.publicUrl).origin);
const optionsOf = async (client: Client, path: string) =>
  (await client.post(path).expect(200)).json() as Record<string, unknown>;
const addOptions = () => optionsOf(member, '/api/auth/passkeys/options');
const loginOptions = () => optionsOf(app.asVisitor(), '/api/auth/passkey-login/options');

const register = (authenticator: Authenticator, options: Record<string, unknown>) =>
  member.post('/api/auth/passkeys', { credential: authenticator.register(options) });
const send = (credential: ReturnType<Authenticator['logIn']>) =>
  app.asVisitor().post('/api/auth/passkey-login', { credential });

const age = ({ challenge }: Record<string, unknown>, seconds: number) =>
  app.database.query(
    'test-age',
    `update passkey_challenge set created_at = created_at - make_interval(secs => $2) where challenge = $1`,
    [challenge, seconds],
  );

const statusesOf = (replies: { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other);

describe('a challenge', () => {
  it('logs in once, also with a synced passkey, whose counter is always 0', async () => {
    passkey.counter = 0;
    const signed = passkey.logIn(await loginOptions());
    await send(signed).expect(200);
    await send(signed).expect(401);
    // The passkey itself goes on working.
    await send(passkey.logIn(await loginOptions())).expect(200);
  });

  it('is signed once, whoever sends it again at the same time', async () => {
    const signed = passkey.logIn(await loginOptions());
    const replies = await Promise.all([send(signed), send(signed), send(signed)]);
    expect(statusesOf(replies)).toEqual([200, 401, 401]);
  });

  it('adds one passkey', async () => {
    const options = await addOptions();
    expect((await register(newAuthenticator(), options)).status).toBe(200);
    expect((await register(newAuthenticator(), options)).status).toBe(400);
  });

  it('works for five minutes', async () => {
    const [inTime, late] = [await loginOptions(), await loginOptions()];
    await age(inTime, 240);
    await age(late, 301);
    await send(passkey.logIn(late)).expect(401);
    await send(passkey.logIn(inTime)).expect(200);

    const [addInTime, addLate] = [await addOptions(), await addOptions()];
    await age(addInTime, 240);
    await age(addLate, 301);
    expect((await register(newAuthenticator(), addLate)).status).toBe(400);
    expect((await register(newAuthenticator(), addInTime)).status).toBe(200);
  });
});

it('a counter that two logins bring at the same time lets one of them in: one passkey is a copy', async () => {
  passkey.counter = 7;
  const signed = [passkey.logIn(await loginOptions()), passkey.logIn(await loginOptions())];
  const holder = await app.database.pool.connect();
  let replies;
  try {
    await holder.query('begin; select from passkey for update');
    const sent = signed.map((credential) => send(credential));
    // Both have read the counter that was stored before.
    await waitingForLock(2);
    await holder.query('rollback');
    replies = await Promise.all(sent);
  } finally {
    holder.release();
  }
  expect(statusesOf(replies)).toEqual([200, 401]);
});

async function waitingForLock(count: number) {
  const waiting = `
    select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const late = Date.now() + 10_000;
  while ((await app.database.pool.query(waiting)).rowCount !== count) {
    expect(Date.now()).toBeLessThan(late);
    await pause(5);
  }
}

it('a counter that goes back is refused', async () => {
  passkey.counter = 9;
  await send(passkey.logIn(await loginOptions())).expect(200);
  for (const counter of [9, 8, 0]) {
    passkey.counter = counter;
    await send(passkey.logIn(await loginOptions())).expect(401);
  }
  passkey.counter = 10;
  await send(passkey.logIn(await loginOptions())).expect(200);
});
