import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Stripe } from 'stripe';
import { cardFields, fromBrowser, stripeOf } from '../../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

let app: TestApp;
let stripe: Stripe;
beforeAll(async () => {
  app = await startTestApp();
  stripe = stripeOf(app);
});
afterAll(() => app.close());

const wished = () =>
  stripe.paymentIntents.create({
    amount: 2500,
    currency: 'usd',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    metadata: { tipId: 7 },
    transfer_group: 'tip_7',
  });
const confirm = (intent: Stripe.PaymentIntent, fields = cardFields()) =>
  fromBrowser(app, intent, 'confirm', fields);
const found = (id: string) =>
  stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] });

describe('a payment at the sandbox Stripe', () => {
  it('is created by the server, confirmed by the browser, then charged', async () => {
    const intent = await wished();
    expect(intent).toMatchObject({
      id: expect.stringMatching(/^pi_[A-Za-z0-9]{24}$/),
      client_secret: expect.stringMatching(new RegExp(`^${intent.id}_secret_\\w{25}$`)),
      status: 'requires_payment_method',
      metadata: { tipId: '7' },
      livemode: false,
    });
    expect((await confirm(intent).expect(200)).json()).toMatchObject({ status: 'succeeded' });
    expect(await found(intent.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 2500,
      latest_charge: {
        id: expect.stringMatching(/^ch_/),
        paid: true,
        transfer_group: 'tip_7',
        payment_method_details: { card: { brand: 'visa', last4: '4242' } },
        balance_transaction: { id: expect.stringMatching(/^txn_/), amount: 2500, fee: 103, net: 2397 },
      },
    });
  });

  it('recognizes a card, and never returns or stores its number', async () => {
    const fingerprints: unknown[] = [];
    for (const number of ['4242424242424242', '4242 4242 4242 4242', '5555555555554444']) {
      const intent = await wished();
      await confirm(intent, cardFields(number)).expect(200);
      const { latest_charge: charge } = await found(intent.id);
      fingerprints.push((charge as Stripe.Charge).payment_method_details?.card?.fingerprint);
    }
    expect(fingerprints[0]).toBe(fingerprints[1]);
    expect(fingerprints[0]).not.toBe(fingerprints[2]);
    const kept = await app.database.query<{ count: number }>(
      'test-kept-numbers',
      `select count(*)::int from sandbox_stripe_object where body::text ~ '4242424242424242|5555555555554444'`,
    );
    expect(kept).toEqual([{ count: 0 }]);
  });

  it('cannot be paid twice, or canceled after it is paid', async () => {
    const intent = await wished();
    await confirm(intent).expect(200);
    const again = await confirm(intent).expect(400);
    expect(again.json()).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } });
    await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('is charged once when two confirmations arrive at the same time', async () => {
    const intent = await wished();
    const sent = await Promise.all([confirm(intent), confirm(intent)]);
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
  });

  it('accepts a card that was submitted earlier', async () => {
    const method = await app
      .asVisitor()
      .send(
        'POST',
        '/sandbox/stripe/v1/payment_methods',
        'key=pk_sandbox&type=card&card[number]=4242424242424242&card[exp_month]=1&card[exp_year]=35&card[cvc]=123',
        { 'content-type': 'application/x-www-form-urlencoded' },
      );
    const { id: payment_method } = method.json() as Stripe.PaymentMethod;
    await confirm(await wished(), { payment_method }).expect(200);
    await confirm(await wished(), { payment_method: 'pm_nobody' }).expect(400);
  });

  it('stays canceled', async () => {
    const intent = await wished();
    const canceled = await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', canceled_at: expect.any(Number) });
    await confirm(intent).expect(400);
  });

  it.each([
    ['amount', { currency: 'usd' }, 'parameter_missing', 'amount'],
    ['fraction', { amount: 1.5, currency: 'usd' }, 'parameter_invalid_integer', 'amount'],
    ['little', { amount: 49, currency: 'usd' }, 'amount_too_small', 'amount'],
    ['much', { amount: 1e8, currency: 'usd' }, 'amount_too_large', 'amount'],
    ['unknown', { amount: 500, currency: 'usd', tip: 1 }, 'parameter_unknown', 'tip'],
  ])('refuses an invalid request: %s', async (_, wish, code, param) => {
    const refused = stripe.paymentIntents.create(wish as Stripe.PaymentIntentCreateParams);
    await expect(refused).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
      param,
      requestId: expect.stringMatching(/^req_/),
    });
  });
});

describe('a card at the sandbox Stripe', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
    ['4111111111111111', 'card_declined', 'test_mode_live_card', expect.stringContaining('non test card')],
  ])('%s is declined with %s, and another card may be tried', async (number, code, decline_code, message) => {
    const intent = await wished();
    const declined = await confirm(intent, cardFields(number)).expect(402);
    expect(declined.json()).toMatchObject({
      error: {
        type: 'card_error',
        code,
        ...(decline_code && { decline_code }),
        message,
        payment_intent: { id: intent.id, status: 'requires_payment_method' },
      },
    });
    expect(await found(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code },
      latest_charge: { status: 'failed', failure_code: code },
    });
    await confirm(intent).expect(200);
  });

  it.each([
    ['4242424242424241', {}, 'incorrect_number', 'number'],
    ['4242', {}, 'invalid_number', 'number'],
    ['4242424242424242', { exp_month: '13' }, 'invalid_expiry_month', 'exp_month'],
    ['4242424242424242', { exp_year: '20' }, 'invalid_expiry_year', 'exp_year'],
    ['4242424242424242', { cvc: '12' }, 'invalid_cvc', 'cvc'],
    ['378282246310005', { cvc: '12345' }, 'invalid_cvc', 'cvc'],
  ])('%s with %j is invalid', async (number, card, code, param) => {
    const refused = await confirm(await wished(), cardFields(number, card)).expect(402);
    expect(refused.json()).toMatchObject({ error: { type: 'card_error', code, param } });
  });

  it('requires another step when its bank demands one', async () => {
    const intent = await wished();
    const challenged = await confirm(intent, cardFields('4000002500003155')).expect(200);
    expect(challenged.json()).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    });
    const done = await fromBrowser(app, intent, 'authenticate', { outcome: 'succeed' }).expect(200);
    expect(done.json()).toMatchObject({ status: 'succeeded', next_action: null });
    await fromBrowser(app, intent, 'authenticate', { outcome: 'succeed' }).expect(400);
  });

  it('is not charged when that step fails, and may be retried', async () => {
    const intent = await wished();
    await confirm(intent, cardFields('4000002500003155')).expect(200);
    const failed = await fromBrowser(app, intent, 'authenticate', { outcome: 'fail' }).expect(402);
    expect(failed.json()).toMatchObject({
      error: {
        code: 'payment_intent_authentication_failure',
        payment_intent: { status: 'requires_payment_method', next_action: null },
      },
    });
    expect(await found(intent.id)).toMatchObject({ latest_charge: null });
    await confirm(intent).expect(200);
  });
});

it('names the unknown address', async () => {
  const refused = await app
    .asVisitor()
    .send('POST', '/sandbox/stripe/v1/tips/1', 'key=sk_sandbox', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    .expect(404);
  expect(refused.json()).toMatchObject({
    error: { message: 'Unrecognized request URL (POST: /v1/tips/1).' },
  });
});

describe('a stranger at the sandbox Stripe', () => {
  const look = (path: string) => app.asVisitor().get(`/sandbox/stripe/v1/${path}`);

  it('needs a key', async () => {
    const { id } = await wished();
    expect((await look(`payment_intents/${id}`).expect(401)).json()).toMatchObject({
      error: { type: 'invalid_request_error' },
    });
    await expect(stripeOf(app, 'sk_wrong').paymentIntents.retrieve(id)).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    });
  });

  it('can pay and read with the publishable key only with the client secret', async () => {
    const [mine, other] = [await wished(), await wished()];
    const foreign = { ...other, client_secret: mine.client_secret };
    await confirm(foreign).expect(400);
    await look(`payment_intents/${other.id}?key=pk_sandbox`).expect(400);
    await look(`payment_intents/${other.id}?key=pk_sandbox&client_secret=${mine.client_secret}`).expect(400);
    const seen = await look(
      `payment_intents/${mine.id}?key=pk_sandbox&client_secret=${mine.client_secret}&expand[]=latest_charge`,
    ).expect(200);
    expect(seen.json()).toMatchObject({ id: mine.id, amount: 2500 });
    expect(seen.text).not.toMatch(/metadata|transfer_group|latest_charge/);
  });

  it.each(['charges', 'accounts', 'transfers', 'events', 'balance'])(
    'cannot read %s with the publishable key',
    async (resource) => {
      const refused = await look(`${resource}?key=pk_sandbox`).expect(401);
      expect(refused.json()).toMatchObject({ error: { code: 'secret_key_required' } });
    },
  );
});
