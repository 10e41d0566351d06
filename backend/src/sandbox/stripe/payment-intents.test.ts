import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Stripe } from 'stripe';
import { stripeOf } from '../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
let stripe: Stripe;
beforeAll(async () => {
  app = await startTestApp();
  stripe = stripeOf(app);
});
afterAll(() => app.close());

it('takes a payment', async () => {
  const intent = await stripe.paymentIntents.create({ amount: 2500, currency: 'usd', metadata: { a: 'b' } });
  expect(intent.status).toBe('requires_payment_method');
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  const paid = await stripe.paymentIntents.retrieve(intent.id, {
    expand: ['latest_charge.balance_transaction'],
  });
  expect(paid).toMatchObject({ status: 'succeeded', latest_charge: { balance_transaction: { fee: 103 } } });
});
