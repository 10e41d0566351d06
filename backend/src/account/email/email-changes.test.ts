import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { beginLogin, forgetLimits, logIn, wrongCodeFor } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AccountCleanup } from '../account-cleanup.js';
import { BlocksService } from '../blocks/blocks.service.js';
import { freshProofNeeded, me } from '../contract.js';
import { accountData } from '../profile/contract.js';
import { emailChange } from './contract.js';

const path = '/api/profile/email';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

let made = 0;
const someAddress = () => `moved.${++made}@example.org`;
const ask = (client: Client, email: string) => client.post(path, { email });
const enter = (client: Client, code: string) => client.post(`${path}/confirm`, { code });
const state = async (client: Client) => emailChange.parse((await client.get(path).expect(200)).json());
const whoAmI = async (client: Client) => me.parse((await client.get('/api/auth/me').expect(200)).json());

async function codeAt(to: string, after = 0) {
  const { text, id } = await app.outbox({ to, after, says: /^\d{6}$/m });
  return { code: /^\d{6}$/m.exec(text)?.[0] ?? '', id };
}

async function changeTo(client: Client, email: string) {
  await ask(client, email).expect(202);
  const { code } = await codeAt(email);
  return enter(client, code);
}

const passDays = (userId: number, days: number) =>
  app.database.query(
    'test-age-change',
    `update email_change set changed_at = changed_at - $2 * interval '1 day' where user_id = $1`,
    [userId, days],
  );
const ageSessions = (userId: number) =>
  app.database.query(
    'test-age-sessions',
    `update session set created_at = now() - interval '11 minutes' where user_id = $1`,
    [userId],
  );

it('changes the address by a code to the new one, and tells the old one', async () => {
  const user = await app.make.user();
  const client = await app.as(user);
  const email = someAddress();
  expect(await state(client)).toEqual({ waitsFor: null, possibleAt: null });

  const asked = await ask(client, email.toUpperCase()).expect(202);
  expect(emailChange.parse(asked.json()).waitsFor).toMatch(/^m\*\*\*\d@example\.org$/);
  expect((await whoAmI(client)).email).toBe(user.email);

  const { code } = await codeAt(email);
  expect(me.parse((await enter(client, code).expect(200)).json()).email).toBe(email);
  expect((await whoAmI(client)).email).toBe(email);
  expect((await state(client)).possibleAt).not.toBeNull();

  const told = await app.outbox({ to: user.email, says: /#token=/ });
  expect(told.subject).toBe('The email address of your Flight Amigo account changed');
  expect(told.text).not.toContain(email);
  expect(await logIn(app, app.asVisitor(), email)).toMatchObject({ id: user.id });
});

it('needs the code of the new address, once', async () => {
  const client = await app.as(await app.make.user());
  const [first, second] = [someAddress(), someAddress()];
  await ask(client, first).expect(202);
  const { code } = await codeAt(first);
  await enter(client, wrongCodeFor(code)).expect(400);

  await ask(client, second).expect(202);
  const other = await codeAt(second);
  if (other.code !== code) await enter(client, code).expect(400);
  const answers = await Promise.all([enter(client, other.code), enter(client, other.code)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect((await whoAmI(client)).email).toBe(second);
});

it('is refused for what is no address, and for the own one', async () => {
  const user = await app.make.user();
  const client = await app.as(user);
  const refused = await ask(client, 'nowhere').expect(400);
  expect(refused.json()).toMatchObject({ issues: [{ path: 'email' }] });
  expect((await ask(client, user.email).expect(400)).json()).toMatchObject({
    issues: [{ path: 'email', message: 'This is the address of your account already' }],
  });
});

describe('an open browser of another person', () => {
  it('needs a code from the old mailbox first', async () => {
    const user = await app.make.user();
    const client = await app.as(user);
    await ageSessions(user.id);
    expect((await ask(client, someAddress()).expect(403)).json()).toMatchObject({ code: freshProofNeeded });

    await client.post('/api/auth/proof', { purpose: 'change-email' }).expect(200);
    const { code } = await codeAt(user.email);
    await client.post('/api/auth/proof/confirm', { purpose: 'change-email', code }).expect(200);
    expect((await changeTo(client, someAddress())).status).toBe(200);
  });

  it('gets nowhere without a login', async () => {
    const stranger = app.asVisitor();
    await stranger.get(path).expect(401);
    await ask(stranger, someAddress()).expect(401);
    await enter(stranger, '123456').expect(401);
  });

  it('cannot use the code that another member asked for', async () => {
    const [mine, theirs] = [await app.as(await app.make.user()), await app.as(await app.make.user())];
    const email = someAddress();
    await ask(mine, email).expect(202);
    const { code } = await codeAt(email);
    await enter(theirs, code).expect(400);
    await enter(mine, code).expect(200);
  });
});

describe('an address that has an account', () => {
  it('is refused only in its own mailbox', async () => {
    const owner = await app.make.user();
    const client = await app.as(await app.make.user());
    const answer = await ask(client, owner.email).expect(202);
    expect(emailChange.parse(answer.json()).waitsFor).not.toBeNull();
    const { text } = await app.outbox({ to: owner.email });
    expect(text).toContain('it has an account of its own');
    expect(text).not.toMatch(/^\d{6}$/m);
  });

  it('is refused if it got one while the code was on its way', async () => {
    const client = await app.as(await app.make.user());
    const email = someAddress();
    await ask(client, email).expect(202);
    const { code } = await codeAt(email);
    await app.make.user({ email });
    expect((await enter(client, code).expect(409)).json()).toMatchObject({
      message: 'This address has an account of its own',
    });
  });

  it('goes to one of two who ask at once', async () => {
    const both = await Promise.all([1, 2].map(async () => app.as(await app.make.user())));
    const email = someAddress();
    const codes: string[] = [];
    for (const client of both) {
      const { id } = codes.length ? await codeAt(email) : { id: 0 };
      await ask(client, email).expect(202);
      codes.push((await codeAt(email, id)).code);
    }
    const answers = await Promise.all(both.map((client, index) => enter(client, codes[index] ?? '')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('for 7 days after a change', () => {
  it('there is no other one, and the old address begins no new account', async () => {
    const user = await app.make.user();
    const client = await app.as(user);
    expect((await changeTo(client, someAddress())).status).toBe(200);
    await ask(client, someAddress()).expect(409);

    const visitor = app.asVisitor();
    const { id, code } = await beginLogin(app, visitor, user.email);
    const refused = await visitor.post('/api/auth/verify', { code, userId: id }).expect(409);
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('has another address now') });

    await passDays(user.id, 7);
    await forgetLimits(app);
    expect(await state(client)).toMatchObject({ possibleAt: null });
    expect((await logIn(app, app.asVisitor(), user.email)).id).not.toBe(user.id);
    expect((await changeTo(client, someAddress())).status).toBe(200);
  });

  it('both addresses are in the download, and then neither', async () => {
    const user = await app.make.user();
    const client = await app.as(user);
    const email = someAddress();
    expect((await changeTo(client, email)).status).toBe(200);
    const download = async () =>
      accountData.parse((await client.get('/api/profile/download').expect(200)).json()).elsewhere;
    expect(await download()).toMatchObject({ emailChange: { from: user.email, to: email } });
    await passDays(user.id, 7);
    await app.get(AccountCleanup).cleanUp();
    expect(await download()).toMatchObject({ emailChange: null });
  });
});

it('ends no block: the person stays the same, and gets those of the new mailbox too', async () => {
  const [victim, stalker] = [await app.make.user(), await app.make.user()];
  const earlier = await logIn(app, app.asVisitor(), 'stalker.before@example.org');
  await app.database.query('test-public', `update "user" set public_since = now() where id = $1`, [
    earlier.id,
  ]);
  const blocks = (other: { id: number }) => app.get(BlocksService).isBlockedBetween(victim.id, other.id);
  const complaint = await app.as(victim);
  await complaint.post('/api/blocks', { userId: earlier.id }).expect(200);
  const email = earlier.email.replace('@', '+again@');

  const client = await app.as(stalker);
  expect(await blocks(stalker)).toBe(false);
  expect((await changeTo(client, email)).status).toBe(200);
  expect(await blocks(stalker)).toBe(true);

  await client.delete('/api/profile', { email }).expect(200);
  const kept = await app.database.query<{ same: boolean }>(
    'test-key',
    `select mailbox_key is not null as same from "user" where id = $1`,
    [stalker.id],
  );
  expect(kept).toEqual([{ same: true }]);
});
