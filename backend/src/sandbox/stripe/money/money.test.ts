import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Stripe } from 'stripe';
import { onboard, stripeOf } from '../../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

let app: TestApp;
let stripe: Stripe;
let helper: string;
beforeAll(async () => {
  app = await startTestApp();
  stripe = stripeOf(app);
  helper = await readyAccount();
});
afterAll(() => app.close());

async function readyAccount() {
  const { id } = await stripe.accounts.create({
    type: 'express',
    capabilities: { transfers: { requested: true }, card_payments: { requested: true } },
  });
  const { url } = await stripe.accountLinks.create({
    account: id,
    type: 'account_onboarding',
    return_url: `${app.config.publicUrl}/profile`,
    refresh_url: `${app.config.publicUrl}/profile?again`,
  });
  await onboard(app, url);
  return id;
}

async function paid(payment_method = 'pm_card_visa', amount = 2500) {
  const intent = await stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    payment_method,
    confirm: true,
    transfer_group: 'tip_7',
  });
  return { intent: intent.id, charge: intent.latest_charge as string };
}
const transfer = (charge: string, amount = 2500, destination = helper) =>
  stripe.transfers.create({ amount, currency: 'usd', destination, source_transaction: charge });
const charge = (id: string) => stripe.charges.retrieve(id);

describe('a transfer', () => {
  it('moves the whole payment, and belongs to its transfer group', async () => {
    const moved = await transfer((await paid()).charge);
    expect(moved).toMatchObject({
      id: expect.stringMatching(/^tr_/),
      amount: 2500,
      destination: helper,
      transfer_group: 'tip_7',
      reversed: false,
    });
    expect(await stripe.transfers.retrieve(moved.id)).toMatchObject({ id: moved.id });
    const inGroup = await stripe.transfers.list({ transfer_group: 'tip_7', destination: helper });
    expect(inGroup.data.map(({ id }) => id)).toContain(moved.id);
  });

  it('cannot exceed the payment', async () => {
    const { charge } = await paid();
    await expect(transfer(charge, 2501)).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
    await transfer(charge, 2000);
    await expect(transfer(charge, 501)).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
  });

  it('without a source payment uses only the available balance', async () => {
    await paid();
    const free = () => stripe.transfers.create({ amount: 1000, currency: 'usd', destination: helper });
    const { available } = await stripe.balance.retrieve();
    expect(available[0]?.amount).toBeLessThan(1000);
    await expect(free()).rejects.toMatchObject({ code: 'balance_insufficient' });
    await paid('pm_card_bypassPending', 10_000);
    await expect(free()).resolves.toMatchObject({ source_transaction: null });
  });

  it('goes only to accounts that are ready', async () => {
    const { charge } = await paid();
    const { id } = await stripe.accounts.create({
      type: 'express',
      capabilities: { transfers: { requested: true }, card_payments: { requested: true } },
    });
    await expect(transfer(charge, 2500, id)).rejects.toMatchObject({
      code: 'insufficient_capabilities_for_transfer',
    });
    await expect(transfer(charge, 2500, 'acct_nobody')).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      message: "No such destination: 'acct_nobody'",
    });
  });

  it('can be reversed in parts, up to its amount', async () => {
    const { id } = await transfer((await paid()).charge);
    const part = await stripe.transfers.createReversal(id, { amount: 500 });
    expect(part).toMatchObject({ id: expect.stringMatching(/^trr_/), amount: 500, transfer: id });
    await stripe.transfers.createReversal(id);
    expect(await stripe.transfers.retrieve(id)).toMatchObject({
      amount_reversed: 2500,
      reversed: true,
      reversals: { total_count: 2 },
    });
    await expect(stripe.transfers.createReversal(id)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('a refund', () => {
  it('returns the money, also in parts, up to the amount paid', async () => {
    const { intent, charge: id } = await paid();
    const part = await stripe.refunds.create({ charge: id, amount: 500, reason: 'requested_by_customer' });
    expect(part).toMatchObject({ id: expect.stringMatching(/^re_/), status: 'succeeded', charge: id });
    expect(await charge(id)).toMatchObject({ amount_refunded: 500, refunded: false });
    await expect(stripe.refunds.create({ charge: id, amount: 2001 })).rejects.toMatchObject({
      param: 'amount',
    });
    await stripe.refunds.create({ payment_intent: intent });
    expect(await charge(id)).toMatchObject({ amount_refunded: 2500, refunded: true });
    await expect(stripe.refunds.create({ charge: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });
});

describe('a dispute', () => {
  it('is opened by its test card, and withdraws the money', async () => {
    const { charge: id } = await paid('pm_card_createDispute');
    expect(await charge(id)).toMatchObject({ status: 'succeeded', disputed: true });
    await expect(stripe.refunds.create({ charge: id })).rejects.toMatchObject({ code: 'charge_disputed' });
    const [dispute] = (await stripe.disputes.list({ charge: id })).data;
    expect(dispute).toMatchObject({ status: 'needs_response', balance_transactions: [{ net: -4000 }] });
  });

  it('can be opened by the bank at any time, and won or lost', async () => {
    for (const [text, status] of [
      ['winning_evidence', 'won'],
      ['losing_evidence', 'lost'],
    ] as const) {
      const { charge } = await paid();
      const opened = await app.asVisitor().post('/sandbox/stripe/bank/disputes', { charge }).expect(200);
      const { id } = opened.json() as Stripe.Dispute;
      const ended = await stripe.disputes.update(id, { evidence: { uncategorized_text: text } });
      expect(ended.status).toBe(status);
      await expect(stripe.disputes.close(id)).rejects.toMatchObject({ statusCode: 400 });
    }
  });

  it('of an unknown charge, or without one, is refused in words', async () => {
    const refusal = async (body: object) =>
      (await app.asVisitor().post('/sandbox/stripe/bank/disputes', body)).text;
    expect(await refusal({ charge: 'ch_unknown' })).toContain("No such charge: 'ch_unknown'");
    expect(await refusal({})).toContain('charge');
  });
});

it('pages through lists, newest first', async () => {
  for (let i = 0; i < 3; i++) await paid();
  const first = await stripe.charges.list({ limit: 2 });
  expect(first).toMatchObject({ has_more: true, url: '/v1/charges' });
  const next = await stripe.charges.list({ limit: 2, starting_after: first.data[1]?.id });
  const ids = [...first.data, ...next.data].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  const all: string[] = [];
  for await (const { id } of stripe.charges.list({ limit: 2, created: { gte: 1 } })) all.push(id);
  expect(all.slice(0, 4)).toEqual(ids);
});
