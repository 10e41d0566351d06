import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { stripeOf } from '../../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

let app: TestApp;
let stripe: Stripe;
beforeAll(async () => {
  app = await startTestApp();
  stripe = stripeOf(app);
});
afterAll(() => app.close());

const wish = (idempotencyKey: string, amount = 2500) =>
  stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey });
const headersOf = ({ lastResponse }: { lastResponse: { headers: Record<string, string> } }) =>
  new Headers(lastResponse.headers);
const intents = async () => (await stripe.paymentIntents.list({ limit: 100 })).data.length;

describe('a call with an idempotency key', () => {
  it('runs once and gets the same response', async () => {
    const key = randomUUID();
    const first = await wish(key);
    const before = await intents();
    const again = await wish(key);
    expect(again.id).toBe(first.id);
    expect(headersOf(again).get('idempotent-replayed')).toBe('true');
    expect(headersOf(again).get('original-request')).toBe(first.lastResponse.requestId);
    expect(headersOf(first).has('idempotent-replayed')).toBe(false);
    expect(await intents()).toBe(before);
  });

  it('cannot be reused for a different call', async () => {
    const key = randomUUID();
    await wish(key);
    await expect(wish(key, 2600)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  it('runs once when it is sent many times at the same time', async () => {
    const key = randomUUID();
    const before = await intents();
    const sent = await Promise.allSettled(Array.from({ length: 8 }, () => wish(key)));
    const ids = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
    expect(new Set(ids).size).toBe(1);
    for (const one of sent)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    expect(await intents()).toBe(before + 1);
  });

  it('returns the same decline without a second charge attempt', async () => {
    const { id } = await wish(randomUUID());
    const idempotencyKey = randomUUID();
    const pay = () =>
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }, { idempotencyKey });
    await expect(pay()).rejects.toMatchObject({ code: 'card_declined' });
    await expect(pay()).rejects.toMatchObject({
      code: 'card_declined',
      headers: { 'idempotent-replayed': 'true' },
    });
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  it('can be corrected after it failed validation', async () => {
    const key = randomUUID();
    await expect(wish(key, 1)).rejects.toMatchObject({ code: 'amount_too_small' });
    await expect(wish(key)).resolves.toMatchObject({ amount: 2500 });
  });

  it('returns the stored result when the first response was lost', async () => {
    const key = randomUUID();
    const before = await intents();
    await app.asVisitor().send('PUT', '/sandbox/knobs/stripe.payment_intents', { fault: 'lost', times: 1 });
    await expect(wish(key)).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect(headersOf(await wish(key)).get('idempotent-replayed')).toBe('true');
    expect(await intents()).toBe(before + 1);
  });
});

describe('injected faults of the sandbox Stripe', () => {
  const turn = (knob: string, setting: object) =>
    app.asVisitor().send('PUT', `/sandbox/knobs/${knob}`, setting).expect(200);

  it.each([
    ['fail', 'StripeAPIError'],
    ['down', 'StripeConnectionError'],
  ])('make every call %s', async (fault, type) => {
    await turn('stripe', { fault, times: 1 });
    await expect(wish(randomUUID())).rejects.toMatchObject({ type });
    await expect(wish(randomUUID())).resolves.toMatchObject({ amount: 2500 });
  });

  it('make calls of only one kind hang', async () => {
    await turn('stripe.accounts', { fault: 'stall' });
    await expect(stripe.accounts.list({}, { timeout: 300 })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
    await expect(wish(randomUUID())).resolves.toMatchObject({ amount: 2500 });
    await app.asVisitor().delete('/sandbox/knobs').expect(200);
    await expect(stripe.accounts.list()).resolves.toMatchObject({ data: [] });
  });
});
