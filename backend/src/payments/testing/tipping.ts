import type { Client, Reply } from '../../testing/client.js';
import type { TestApp } from '../../testing/test-app.js';
import { paymentIntent, recordedTip, type PaymentIntent } from '../contract.js';
import { TipStore, type StoredTip } from '../store/tip-store.js';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asking: '4000002500003155',
  disputed: '4000000000000259',
};

type Intent = Pick<PaymentIntent, 'paymentIntentId'>;

export async function beginTip(client: Client, form: object): Promise<PaymentIntent> {
  const reply = await client.post('/api/create-payment-intent', form).expect(200);
  return paymentIntent.parse(reply.json());
}

export function confirm(client: Client, intent: PaymentIntent, number = cards.good): Promise<Reply> {
  const form = new URLSearchParams({
    key: 'pk_sandbox',
    client_secret: intent.clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '40',
    'payment_method_data[card][cvc]': '123',
  });
  const path = `/sandbox/stripe/v1/payment_intents/${intent.paymentIntentId}/confirm`;
  return client.send('POST', path, form.toString(), { 'content-type': 'application/x-www-form-urlencoded' });
}

export const reportPaid = (client: Client, { paymentIntentId }: Intent, said: object = {}) =>
  client.post('/api/payment-success', { paymentIntentId, ...said });

export async function payTip(client: Client, form: object) {
  const intent = await beginTip(client, form);
  await confirm(client, intent);
  return { ...intent, ...recordedTip.parse((await reportPaid(client, intent).expect(200)).json()) };
}

export async function rowOf(app: TestApp, { paymentIntentId }: Intent): Promise<StoredTip> {
  const tip = await app.get(TipStore).byIntent(paymentIntentId);
  if (!tip) throw new Error('There is no such tip');
  return tip;
}
