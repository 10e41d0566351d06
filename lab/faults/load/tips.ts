import { randomUUID } from 'node:crypto';
import type { SeededRandom } from '../seeded-random.ts';
import type { Person } from './people.ts';
import type { GivenTip, Records } from './records.ts';

const card = {
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': '4242424242424242',
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '40',
  'payment_method_data[card][cvc]': '123',
};

interface Intent {
  clientSecret: string;
  paymentIntentId: string;
}

/** Gives a tip as the page does: created by the site, paid at the provider, confirmed by the site. */
export async function giveTip(
  me: Person,
  helper: Person,
  random: SeededRandom,
  records: Records,
): Promise<void> {
  const amount = random.between(1, 50);
  const key = randomUUID();
  const people = { from: me.id, to: helper.id };
  const tip: GivenTip = { ...people, key, cents: amount * 100, begun: 'unknown', isPaid: false };
  records.tips.push(tip);
  const wanted = { amount, recipientId: helper.id, message: 'Thank you for your help', clientKey: key };
  const begun = await me.browser.insist('/api/create-payment-intent', { body: wanted });
  tip.begun = begun.outcome;
  if (begun.outcome !== 'kept') return;
  const { clientSecret, paymentIntentId } = begun.body as Intent;
  const form = { key: 'pk_sandbox', client_secret: clientSecret, ...card };
  await me.browser.insist(`/sandbox/stripe/v1/payment_intents/${paymentIntentId}/confirm`, { form });
  const { outcome } = await me.browser.insist('/api/payment-success', { body: { paymentIntentId } });
  tip.isPaid = outcome === 'kept';
}

export async function connectPayouts({ email, browser }: Person): Promise<void> {
  const link = await browser.insist('/api/payouts/account', { method: 'POST' });
  const { pathname } = new URL((link.body as { url: string }).url);
  await browser.ask(pathname);
  await browser.ask(pathname, { form: { name: 'Maria Lopez', bank: 'good' } });
  const answer = await browser.ask('/api/payouts');
  const { account } = (answer?.body ?? {}) as { account?: string };
  if (account !== 'ready') throw new Error(`The payout account of ${email} is ${account}`);
}
