import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Stripe } from 'stripe';
import { settled } from '../../testing/settled.js';
import { stripeOf } from '../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Ledger } from '../ledger/ledger.js';
import { bookingsOf, moneyOf } from '../testing/tip-rows.js';
import { makeHelper } from '../testing/fixtures.js';
import { beginTip, cards, confirm, rowOf } from '../testing/tipping.js';

let app: TestApp;
let helperId: number;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  helperId = (await makeHelper(app)).id;
});
afterAll(() => app.close());

/** An event as the provider would post it. */
function event(type: string, object: object, id = `evt_${randomUUID()}`): string {
  return JSON.stringify({ id, object: 'event', type, data: { object } });
}

interface Signing {
  secret?: string;
  timestamp?: number;
}

function post(
  payload: string,
  { secret = app.config.stripe.webhookSecrets[0] ?? '', timestamp }: Signing = {},
) {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return send(payload, { 'stripe-signature': signature });
}

const send = (payload: string, headers: Record<string, string>) =>
  app
    .asVisitor()
    .send('POST', '/api/stripe/webhook', payload, { 'content-type': 'application/json', ...headers });

const begin = () => beginTip(app.asVisitor(), { amount: 20, recipientId: helperId });
const looked = () => settled(app.database, 'tip.look');

describe('an event from the provider', () => {
  it('completes a tip whose page was closed right after paying', async () => {
    const intent = await begin();
    await confirm(app.asVisitor(), intent);
    await settled(app.database, 'sandbox.stripe-events');
    await looked();
    expect(await rowOf(app, intent)).toMatchObject({ status: 'succeeded', isPaid: true });
  });

  it('counts once, even if it arrives twenty times at once and out of order', async () => {
    const intent = await begin();
    await confirm(app.asVisitor(), intent);
    const { paid } = await app.get(Ledger).totals();
    const subject = { id: intent.paymentIntentId };
    const once = event('payment_intent.succeeded', subject);
    const late = event('payment_intent.payment_failed', subject);
    const replies = await Promise.all(
      [...Array.from({ length: 20 }, () => once), late].map((one) => post(one)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await looked();
    expect(await rowOf(app, intent)).toMatchObject({ status: 'succeeded', isPaid: true });
    expect((await app.get(Ledger).totals()).paid - paid).toBeLessThanOrEqual(2000);
  });

  it('only triggers a check: an event about an unpaid payment books nothing', async () => {
    const intent = await begin();
    await post(event('payment_intent.succeeded', { id: intent.paymentIntentId })).expect(200);
    await looked();
    expect(await rowOf(app, intent)).toMatchObject({ status: 'open', isPaid: false });
  });

  it('is accepted and ignored if it concerns no payment of ours', async () => {
    await post(event('payment_intent.succeeded', { id: 'pi_of_another_shop' })).expect(200);
    await post(event('charge.refunded', { id: 'ch_1', payment_intent: null })).expect(200);
    await post(event('customer.created', { id: 'cus_1' })).expect(200);
  });
});

describe('a returned payment', () => {
  it('is booked both ways if its refund is the first event', async () => {
    await app.asVisitor().send('PUT', '/sandbox/knobs/stripe.events', { fault: 'drop' }).expect(200);
    const intent = await begin();
    await confirm(app.asVisitor(), intent);
    await stripeOf(app).refunds.create({ payment_intent: intent.paymentIntentId });
    await settled(app.database, 'sandbox.stripe-events');
    await app.asVisitor().delete('/sandbox/knobs').expect(200);
    const before = await app.get(Ledger).totals();
    const { id, status } = await rowOf(app, intent);
    expect(status).toBe('open');
    await post(event('charge.refunded', { id: 'ch_1', payment_intent: intent.paymentIntentId })).expect(200);
    await looked();
    const after = await app.get(Ledger).totals();
    expect(await bookingsOf(app, id)).toEqual(['paid', 'returned']);
    expect(await moneyOf(app, id)).toMatchObject({ status: 'refunded', money: 'returned' });
    expect([after.paid - before.paid, after.held - before.held]).toEqual([2000, 0]);
  });

  it('is returned to the sender while it is disputed', async () => {
    const intent = await begin();
    await confirm(app.asVisitor(), intent, cards.disputed);
    await settled(app.database, 'sandbox.stripe-events');
    await looked();
    const { id } = await rowOf(app, intent);
    expect(await moneyOf(app, id)).toMatchObject({ status: 'disputed', money: 'returned' });
    expect(await bookingsOf(app, id)).toEqual(['paid', 'returned']);
  });
});

describe('the webhook endpoint', () => {
  it('accepts each configured secret', async () => {
    const [, ofConnect] = app.config.stripe.webhookSecrets;
    await post(event('account.updated', { id: 'acct_12345678' }), { secret: ofConnect }).expect(200);
  });

  it('accepts large events, up to a limit', async () => {
    const long = event('charge.updated', { id: 'ch_12345678', description: 'x'.repeat(400_000) });
    await post(long).expect(200);
    await post(event('charge.updated', { id: 'ch_1', description: 'x'.repeat(600_000) })).expect(413);
  });

  it('refuses a request without a signature before it reads the body', async () => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      'POST /api/stripe/webhook HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 500000\r\n\r\n',
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
    socket.destroy();
  });
});

describe('a sender who is not the provider', () => {
  const payload = () => event('payment_intent.succeeded', { id: 'pi_12345678' });
  const refused = { message: 'The signature does not match this event' };

  it('is refused without a signature, or with a forged one', async () => {
    await send(payload(), {}).expect(400);
    expect((await post(payload(), { secret: 'whsec_guess' }).expect(400)).json()).toMatchObject(refused);
    await send(payload(), { 'stripe-signature': 't=1,v1=00' }).expect(400);
    await send('', { 'stripe-signature': 't=1,v1=00' }).expect(400);
  });

  it('is refused with a body that was signed differently', async () => {
    const signed = payload();
    const [secret = ''] = app.config.stripe.webhookSecrets;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: signed, secret });
    await send(signed.replace('pi_12345678', 'pi_87654321'), { 'stripe-signature': signature }).expect(400);
    await send(` ${signed}`, { 'stripe-signature': signature }).expect(400);
  });

  it('is refused with a replayed old event', async () => {
    const now = Math.floor(Date.now() / 1000);
    await post(payload(), { timestamp: now - 3600 }).expect(400);
    await post(payload(), { timestamp: now - 60 }).expect(200);
  });
});

describe('stolen cards', () => {
  it('cannot be tested one after another: the payment is cancelled after the fifth', async () => {
    const intent = await begin();
    for (let tries = 0; tries < 5; tries++) await confirm(app.asVisitor(), intent, cards.declined);
    await settled(app.database, 'sandbox.stripe-events');
    await settled(app.database, 'tip.give-up');
    expect(await rowOf(app, intent)).toMatchObject({ status: 'abandoned' });
    expect((await confirm(app.asVisitor(), intent, cards.good)).status).toBe(400);
  });
});
