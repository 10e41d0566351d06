import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits, wrongCodeFor } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { begunProof, freshProofNeeded, type ProofPurpose } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

/** A user whose login is older than 10 minutes. */
async function longLoggedIn() {
  const user = await app.make.user();
  const client = await app.as(user);
  await app.database.query(
    'age-login',
    `update session set created_at = now() - interval '11 minutes' where user_id = $1`,
    [user.id],
  );
  return { user, client };
}

const begin = async (client: Client, purpose: ProofPurpose) =>
  begunProof.parse((await client.post('/api/auth/proof', { purpose }).expect(200)).json());
const confirm = (client: Client, purpose: ProofPurpose, code: string) =>
  client.post('/api/auth/proof/confirm', { purpose, code });

async function codeFor(email: string, after = 0) {
  const mail = await app.outbox({ to: email, after, says: /^\d{6}$/m });
  return { code: /^(\d{6})$/m.exec(mail.text)?.[1] ?? '', ...mail };
}

const protectedCalls: [ProofPurpose, (client: Client, email: string) => ReturnType<Client['get']>][] = [
  ['delete-account', (client, email) => client.delete('/api/profile', { email })],
  ['download-data', (client) => client.get('/api/profile/download')],
  ['connect-payouts', (client) => client.post('/api/payouts/account')],
  ['check-document', (client) => client.post('/api/identity')],
  ['give-held-tips', (client) => client.post('/api/payouts/held', { way: 'give_back' })],
];

it.each(protectedCalls)(
  'needs a fresh proof to %s, and accepts the code from the mail',
  async (purpose, act) => {
    const { user, client } = await longLoggedIn();
    const refused = await act(client, user.email).expect(403);
    expect(refused.json()).toMatchObject({
      code: freshProofNeeded,
      message: expect.stringContaining('log in'),
    });

    const begun = await begin(client, purpose);
    expect(begun.needed).toBe(true);
    expect(begun.sentTo).toMatch(/^p\*\*\*\d@example\.com$/);
    const { code, subject } = await codeFor(user.email);
    expect(subject).not.toContain(user.username);
    await confirm(client, purpose, wrongCodeFor(code)).expect(400);
    expect((await act(client, user.email)).status).toBe(403);
    await confirm(client, purpose, code).expect(200);
    expect((await act(client, user.email)).json()).not.toHaveProperty('code');
  },
);

it.each(protectedCalls)('does not let a stranger %s', async (purpose, act) => {
  const { user, client } = await longLoggedIn();
  await begin(client, purpose);
  const { code } = await codeFor(user.email);
  const visitor = app.asVisitor();
  await visitor.post('/api/auth/proof', { purpose }).expect(401);
  await confirm(visitor, purpose, code).expect(401);
  await act(visitor, user.email).expect(401);

  const stranger = await longLoggedIn();
  await confirm(stranger.client, purpose, code).expect(400);
  await begin(stranger.client, purpose);
  await confirm(stranger.client, purpose, code).expect(400);
  const refused = await act(stranger.client, stranger.user.email).expect(403);
  expect(refused.json()).toMatchObject({ code: freshProofNeeded });
});

it('needs no proof right after a login', async () => {
  const user = await app.make.user();
  const client = await app.as(user);
  expect(await begin(client, 'delete-account')).toEqual({ needed: false, sentTo: null });
  await client.get('/api/profile/download').expect(200);
});

it('binds a proof to its purpose and its session, for ten minutes', async () => {
  const { user, client } = await longLoggedIn();
  await begin(client, 'download-data');
  const { code } = await codeFor(user.email);
  await confirm(client, 'delete-account', code).expect(400);
  const elsewhere = await app.as(user);
  await app.database.query(
    'age-all',
    `update session set created_at = now() - interval '11 minutes' where user_id = $1`,
    [user.id],
  );
  await confirm(elsewhere, 'download-data', code).expect(400);
  await confirm(client, 'download-data', code).expect(200);
  await confirm(client, 'download-data', code).expect(400);
  await elsewhere.get('/api/profile/download').expect(403);
  await client.delete('/api/profile', { email: user.email }).expect(403);
  await client.get('/api/profile/download').expect(200);

  await app.database.query(
    'age-proof',
    `update fresh_proof set proven_at = now() - interval '11 minutes'
     where session_id in (select id from session where user_id = $1)`,
    [user.id],
  );
  await client.get('/api/profile/download').expect(403);
});

it('refuses login codes, and codes older than ten minutes', async () => {
  const { user, client } = await longLoggedIn();
  await begin(client, 'delete-account');
  const { code } = await codeFor(user.email);
  await app.database.query(
    'age-code',
    `update code_attempt set code_expires_at = now() where purpose = 'proof' and user_id = $1`,
    [user.id],
  );
  await confirm(client, 'delete-account', code).expect(400);
});

it('stops after five wrong codes, even if new codes are requested', async () => {
  const { user, client } = await longLoggedIn();
  await begin(client, 'delete-account');
  const first = await codeFor(user.email);
  for (let round = 0; round < 3; round++)
    await confirm(client, 'delete-account', wrongCodeFor(first.code)).expect(400);
  await forgetLimits(app);
  await begin(client, 'delete-account');
  const second = await codeFor(user.email, first.id);
  for (let round = 0; round < 2; round++)
    await confirm(client, 'delete-account', wrongCodeFor(second.code)).expect(400);
  const ended = await confirm(client, 'delete-account', second.code).expect(429);
  expect(ended.text).toContain('log in again');
});

it('mails one code in 30 seconds and five an hour', async () => {
  const { client } = await longLoggedIn();
  await begin(client, 'delete-account');
  await client.post('/api/auth/proof', { purpose: 'download-data' }).expect(429);
});

it.each([{}, { purpose: 'anything' }, { purpose: 'delete-account', userId: 1 }])(
  'refuses an unknown purpose: %j',
  async (body) => {
    const { client } = await longLoggedIn();
    await client.post('/api/auth/proof', body).expect(400);
  },
);

describe('by phone', () => {
  const byPhone = (client: Client, purpose: ProofPurpose = 'change-email') =>
    client.post('/api/auth/proof', { purpose, by: 'phone' });
  const withNumber = async (days: number) => {
    const { user, client } = await longLoggedIn();
    const phone = `+1202555${String(user.id).padStart(4, '0').slice(-4)}`;
    await app.database.query(
      'test-number',
      `update "user" set phone_number = '+1 ' || substr($2, 3), phone_e164 = $2, verified = true,
         phone_verified_at = now() - $3 * interval '1 day' where id = $1`,
      [user.id, phone, days],
    );
    return { user, client, phone };
  };

  it('lets a member change the address of a lost mailbox', async () => {
    const { user, client, phone } = await withNumber(2);
    const email = `found.${user.id}@example.org`;
    await client.post('/api/profile/email', { email }).expect(403);
    const begun = begunProof.parse((await byPhone(client).expect(200)).json());
    expect(begun.sentTo).toMatch(/^\+1 •+\d{4}$/);
    const { text } = await app.outbox({ to: phone, channel: 'sms' });
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    await confirm(client, 'delete-account', code).expect(400);
    await confirm(client, 'change-email', code).expect(200);
    await client.post('/api/profile/email', { email }).expect(202);
  });

  it('proves nothing else, and no number that is not theirs for a day', async () => {
    const { client } = await withNumber(2);
    for (const purpose of ['delete-account', 'connect-payouts', 'add-passkey'] as const)
      expect((await byPhone(client, purpose).expect(400)).json()).toMatchObject({ issues: [{ path: 'by' }] });
    const young = await withNumber(0);
    await byPhone(young.client).expect(400);
    await byPhone((await longLoggedIn()).client).expect(400);
    await byPhone(app.asVisitor()).expect(401);
  });
});
