import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits, logIn } from '../../testing/log-in.js';
import type { Client } from '../../testing/client.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { blocks } from '../contract.js';
import { AccountCleanup } from '../account-cleanup.js';
import { BlocksService } from './blocks.service.js';
import { MailboxBackfill } from './mailbox-backfill.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

let made = 0;

/** A public user who has logged in with their mailbox. */
async function member(email = `member${++made}@example.com`) {
  await forget('login.request');
  const client = app.asVisitor();
  const { id } = await logIn(app, client, email);
  await app.database.query('show', 'update "user" set public_since = now() where id = $1', [id]);
  return { client, id, email };
}

const forget = (action: string) =>
  app.database.query('forget-action', 'delete from limit_bucket where key like $1', [`${action}:%`]);
const leave = ({ client, email }: { client: Client; email: string }) =>
  client.delete('/api/profile', { email }).expect(200);
const verify = async (client: Client, phone = '+1 2025550188') => {
  await client.patch('/api/profile', { phoneNumber: phone }).expect(200);
  await settled(app.database, 'sms.send');
  const { text } = await app.outbox({ to: phone.replace(' ', ''), channel: 'sms' });
  await client.post('/api/auth/verify', { code: /\d{6}/.exec(text)?.[0] }).expect(200);
};
const listed = async (client: Client) => blocks.parse((await client.get('/api/blocks').expect(200)).json());
const block = ({ client }: { client: Client }, { id }: { id: number }) =>
  client.post('/api/blocks', { userId: id }).expect(200);

describe('the memory of deleted accounts', () => {
  it.each([
    ['with the same address', 'stalker@example.com', 'stalker@example.com'],
    ['with a tag', 'tagged@example.com', 'tagged+again@example.com'],
    ['with other dots', 'dot.ted@gmail.com', 'd.o.t.ted+x@googlemail.com'],
  ])('keeps a block when the user deletes the account and comes back %s', async (_, before, after) => {
    const victim = await member();
    const stalker = await member(before);
    await block(victim, stalker);
    await leave(stalker);

    const back = await member(after);
    expect(back.id).not.toBe(stalker.id);
    await back.client.get(`/api/users/${victim.id}`).expect(404);
    await victim.client.get(`/api/users/${back.id}`).expect(404);
    expect(await app.get(BlocksService).isBlockedBetween(victim.id, back.id)).toBe(true);
  });

  it('keeps a block when the user comes back with another address and verifies the same phone', async () => {
    const victim = await member();
    const stalker = await member();
    await verify(stalker.client);
    await block(victim, stalker);
    await leave(stalker);

    const back = await member('quite.another@example.com');
    await back.client.get(`/api/users/${victim.id}`).expect(200);
    await verify(back.client);
    await back.client.get(`/api/users/${victim.id}`).expect(404);
    await victim.client.get(`/api/users/${back.id}`).expect(404);
  });

  it('adds the mailbox to old accounts, so that blocks cover the owner’s other accounts', async () => {
    const [victim, stalker] = [await member(), await member('earlier@example.com')];
    await app.database.query('test-earlier', 'update "user" set mailbox_key = null where id = $1', [
      stalker.id,
    ]);
    await block(victim, stalker);
    const other = await member('earlier+1@example.com');
    await other.client.get(`/api/users/${victim.id}`).expect(200);

    await app.get(MailboxBackfill).fillAll();
    await other.client.get(`/api/users/${victim.id}`).expect(404);
    await victim.client.get(`/api/users/${other.id}`).expect(404);
  });

  it('lists a deleted user once, as a former member, and one unblock covers all accounts', async () => {
    const [victim, stalker] = [await member(), await member()];
    await block(victim, stalker);
    await leave(stalker);
    const back = await member(stalker.email);
    expect(await listed(victim.client)).toMatchObject([{ id: stalker.id, username: 'Former member' }]);
    expect(await listed(back.client)).toEqual([]);

    await victim.client.delete(`/api/blocks/${stalker.id}`).expect(200);
    await back.client.get(`/api/users/${victim.id}`).expect(200);
  });

  it('lists a returned user who is blocked again', async () => {
    const [victim, stalker] = [await member(), await member()];
    await block(victim, stalker);
    await leave(stalker);
    const back = await member(stalker.email);
    await block(victim, back);
    const ids = (await listed(victim.client)).map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set([stalker.id, back.id]));
  });

  it('also blocks the other accounts of the same mailbox', async () => {
    const [victim, stalker, second] = [
      await member(),
      await member('two@example.com'),
      await member('two+second@example.com'),
    ];
    await block(victim, stalker);
    const third = await member('two+third@example.com');
    for (const { id } of [second, third])
      expect(await app.get(BlocksService).isBlockedBetween(victim.id, id)).toBe(true);
    expect((await listed(victim.client)).map(({ id }) => id)).toEqual([stalker.id]);
  });

  it('keeps the blocks that a returning user had set', async () => {
    const [victim, stalker] = [await member(), await member()];
    await block(victim, stalker);
    await leave(victim);
    const back = await member(victim.email);
    await stalker.client.get(`/api/users/${back.id}`).expect(404);
    expect((await listed(back.client)).map(({ id }) => id)).toEqual([stalker.id]);
  });

  it('deletes the mailbox and the blocks of a deleted account after 180 days', async () => {
    const [victim, stalker] = [await member(), await member()];
    await block(victim, stalker);
    await stalker.client.post('/api/reports', { userId: victim.id, reason: 'other' }).expect(200);
    await leave(stalker);
    const age = (days: number) =>
      app.database.query(
        'age-leaving',
        `update "user" set deleted_at = now() - $2 * interval '1 day' where id = $1`,
        [stalker.id, days],
      );
    await age(179);
    await app.get(AccountCleanup).cleanUp();
    expect(await listed(victim.client)).toHaveLength(1);

    await age(181);
    await app.get(AccountCleanup).cleanUp();
    expect(await listed(victim.client)).toEqual([]);
    const back = await member(stalker.email);
    await back.client.get(`/api/users/${victim.id}`).expect(200);
    const kept = await app.database.query('kept', 'select mailbox_key from "user" where id = $1', [
      stalker.id,
    ]);
    expect(kept).toEqual([{ mailbox_key: null }]);
    const reported = 'select reporter_key, phone_key, network_key from report where reporter_id = $1';
    expect(await app.database.query('kept-reports', reported, [stalker.id])).toEqual([
      { reporter_key: String(stalker.id), phone_key: null, network_key: null },
    ]);
  });

  it.each([
    ['deletes the account and comes back', 'spender@example.com', true],
    ['takes another tag', 'spender+second@example.com', false],
  ])('gives no second quota to a user who %s', async (_, email, leaves) => {
    const target = await member();
    const report = (client: Client) => client.post('/api/reports', { userId: target.id, reason: 'other' });
    const spender = await member('spender@example.com');
    for (let round = 0; round < 10; round++) await report(spender.client).expect(200);
    await report(spender.client).expect(429);
    if (leaves) await leave(spender);
    const again = await member(email);
    await report(again.client).expect(429);
    await report((await member()).client).expect(200);
  });

  it('gives no second quota to a user who comes back with another address and the same phone', async () => {
    const target = await member();
    const report = (client: Client) => client.post('/api/reports', { userId: target.id, reason: 'other' });
    const spender = await member();
    await verify(spender.client, '+1 2025550166');
    for (let round = 0; round < 10; round++) await report(spender.client).expect(200);
    await leave(spender);
    const again = await member();
    await report(again.client).expect(200);
    await verify(again.client, '+1 2025550166');
    await report(again.client).expect(429);
  });
});
