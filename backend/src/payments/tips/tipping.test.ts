import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Interactions } from '../../account/index.js';
import type { Client } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { paymentsConfig, recordedTip, tipRecipient } from '../contract.js';
import { makeHelper, type Person } from '../testing/fixtures.js';
import { beginTip, cards, confirm, payTip, rowOf, reportPaid } from '../testing/tipping.js';

let app: TestApp;
let helper: Person;
let traveler: Person;
let client: Client;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  [helper, traveler] = [await makeHelper(app), await app.make.user()];
  client = await app.as(traveler);
});
afterAll(() => app.close());

describe('a tip', () => {
  it('is paid by card and recorded for its helper', async () => {
    const intent = await beginTip(client, { amount: 15, recipientId: helper.id, message: 'Thank you!' });
    expect(await rowOf(app, intent)).toMatchObject({ status: 'open', cents: 1500, senderId: traveler.id });
    expect((await confirm(client, intent)).status).toBe(200);
    const said = { recipientId: helper.id, amount: 15, message: 'Thank you!' };
    const reply = await reportPaid(client, intent, said).expect(200);
    expect(recordedTip.parse(reply.json())).toMatchObject({
      status: 'succeeded',
      amount: 15,
      recipient: { id: helper.id, username: helper.username },
    });
  });

  it('accepts receiverId as recipientId', async () => {
    const intent = await beginTip(client, { amount: 5, receiverId: helper.id });
    expect(await rowOf(app, intent)).toMatchObject({ recipientId: helper.id });
  });

  it('can be given by a guest', async () => {
    const guest = app.asVisitor();
    const form = { amount: 5, recipientId: helper.id, receiptEmail: 'Guest@example.com' };
    expect(await payTip(guest, form)).toMatchObject({ status: 'succeeded', amount: 5 });
  });

  it('counts as a meeting, after which the traveler can write about the helper', async () => {
    expect(await app.get(Interactions).haveInteracted(traveler.id, helper.id)).toBe(false);
    await payTip(client, { amount: 5, recipientId: helper.id });
    expect(await app.get(Interactions).haveInteracted(traveler.id, helper.id)).toBe(true);
  });

  it('is not paid with a declined card, but with the next one', async () => {
    const intent = await beginTip(client, { amount: 5, recipientId: helper.id });
    expect((await confirm(client, intent, cards.declined)).status).toBe(402);
    const reply = await reportPaid(client, intent).expect(409);
    expect(reply.json()).toMatchObject({ message: 'This payment has not gone through' });
    expect(await rowOf(app, intent)).toMatchObject({ status: 'failed', isPaid: false });
    await confirm(client, intent);
    await reportPaid(client, intent).expect(200);
  });

  it('is the same tip when the page retries with its key', async () => {
    const form = { amount: 5, recipientId: helper.id, clientKey: randomUUID() };
    const first = await beginTip(client, form);
    expect(await beginTip(client, form)).toEqual(first);
    await client.post('/api/create-payment-intent', { ...form, amount: 6 }).expect(409);
    const other = await app.as(await app.make.user());
    expect((await beginTip(other, form)).paymentIntentId).not.toBe(first.paymentIntentId);
  });
});

describe('the recipient of a tip', () => {
  const sentence = 'The user you are trying to tip does not exist';
  const refusedFor = async (recipientId: number) => {
    const { json } = await client.post('/api/create-payment-intent', { amount: 5, recipientId }).expect(404);
    expect(json()).toMatchObject({ message: sentence });
    const reply = await client.get(`/api/tips/recipients/${recipientId}`).expect(404);
    expect(reply.json()).toMatchObject({ message: sentence });
  };

  it('is a user who offers help, shown by name', async () => {
    const reply = await app.asVisitor().get(`/api/tips/recipients/${helper.id}`).expect(200);
    expect(tipRecipient.parse(reply.json())).toEqual({
      id: helper.id,
      username: helper.username,
      profilePictureUrl: null,
    });
  });

  it('cannot be a user who never offered help, does not exist or has left', async () => {
    await refusedFor((await app.make.user()).id);
    await refusedFor(99_999_999);
    await refusedFor((await makeHelper(app, { deletedAt: new Date() })).id);
  });

  it('cannot be a user who blocked the sender or is blocked', async () => {
    await app.database.query('test-block', 'insert into block (blocker_id, blocked_id) values ($1, $2)', [
      helper.id,
      traveler.id,
    ]);
    await refusedFor(helper.id);
  });

  it('cannot be the sender', async () => {
    const own = await app.as(helper);
    const reply = await own.post('/api/create-payment-intent', { amount: 5, recipientId: helper.id });
    expect([reply.status, reply.json()]).toEqual([
      400,
      expect.objectContaining({ message: 'You cannot tip yourself' }),
    ]);
    await own.get(`/api/tips/recipients/${helper.id}`).expect(400);
  });
});

it('sends the page the settings of its card form', async () => {
  const reply = await app.asVisitor().get('/api/payments/config').expect(200);
  expect(paymentsConfig.parse(reply.json())).toEqual({
    publishableKey: 'pk_sandbox',
    sandboxUrl: '/sandbox/stripe',
  });
});

it.each([0, -1, 1.5, 501, 1e9, '5', 'NaN', null, true, [5], undefined])(
  'accepts only whole dollars from 1 to 500, and not %p',
  async (amount) => {
    const before = await app.database.query('test-tips', 'select count(*) from tip');
    await client.post('/api/create-payment-intent', { amount, recipientId: helper.id }).expect(400);
    expect(await app.database.query('test-tips', 'select count(*) from tip')).toEqual(before);
  },
);

it('refuses a tip for two recipients, or without one', async () => {
  const two = { amount: 5, recipientId: helper.id, receiverId: traveler.id };
  await client.post('/api/create-payment-intent', two).expect(400);
  await client.post('/api/create-payment-intent', { amount: 5 }).expect(400);
});
