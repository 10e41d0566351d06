import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Ledger } from '../ledger/ledger.js';
import { makeHelper, type Person } from '../testing/fixtures.js';
import { beginTip, cards, confirm, payTip, rowOf, reportPaid } from '../testing/tipping.js';

let app: TestApp;
let helper: Person;
let other: Person;
let mine: Client;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  [helper, other] = [await makeHelper(app), await makeHelper(app)];
  mine = await app.as(await app.make.user());
});
afterAll(() => app.close());

const begin = () => beginTip(mine, { amount: 15, recipientId: helper.id });
const invented = { paymentIntentId: `pi_${'a'.repeat(24)}` };

const payments = {
  'a paid one': () => begunAnd(cards.good),
  'one that waits for a card': begin,
  'a declined one': () => begunAnd(cards.declined),
  'one that waits for the bank': () => begunAnd(cards.asking),
  'an invented one': () => invented,
  'a recorded one': () => payTip(mine, { amount: 15, recipientId: helper.id }),
};

async function begunAnd(card: string) {
  const intent = await begin();
  await confirm(mine, intent, card);
  return intent;
}

/** The valid report comes last, so that earlier ones must change nothing. */
async function* combinations() {
  const people = {
    'a stranger': await app.as(await app.make.user()),
    'the recipient': await app.as(helper),
    'a guest': app.asVisitor(),
    'the sender': mine,
  };
  for (const [who, client] of Object.entries(people))
    for (const amount of [500, 1.5, undefined, 15])
      for (const recipientId of [other.id, undefined, helper.id])
        yield { who, client, said: { amount, recipientId } };
}

describe('a page’s report of a payment', () => {
  it.each(Object.keys(payments) as (keyof typeof payments)[])(
    'is only a hint, in every combination, for %s',
    async (payment) => {
      const intent = await payments[payment]();
      const isPaid = payment === 'a paid one' || payment === 'a recorded one';
      // The provider’s own event would change the ledger during the test.
      if (isPaid) await settled(app.database, 'sandbox.stripe-events');
      const before = await app.get(Ledger).totals();
      for await (const { who, client, said } of combinations()) {
        const isSound = (said.amount ?? 15) === 15 && (said.recipientId ?? helper.id) === helper.id;
        const isTheirs = payment !== 'an invented one' && who === 'the sender';
        const { status } = await reportPaid(client, intent, said);
        const wanted = !isTheirs ? 404 : isSound && isPaid ? 200 : 409;
        expect({ who, said, status }).toEqual({ who, said, status: wanted });
      }
      if (payment !== 'a paid one') expect(await app.get(Ledger).totals()).toEqual(before);
    },
  );

  it('is refused if it names no valid payment', async () => {
    for (const paymentIntentId of [
      '',
      'pi_',
      'ch_12345678',
      "pi_12345678'--",
      `pi_${'a'.repeat(100)}`,
      7,
      null,
    ])
      await mine.post('/api/payment-success', { paymentIntentId }).expect(400);
    for (const key of ['status', 'currency', 'tipId', 'senderId'])
      await mine.post('/api/payment-success', { ...invented, [key]: 'succeeded' }).expect(400);
  });
});

describe('a guest’s tip', () => {
  it('is recorded for any browser that knows its id', async () => {
    const intent = await beginTip(app.asVisitor(), { amount: 15, recipientId: helper.id });
    await confirm(app.asVisitor(), intent);
    await reportPaid(app.asVisitor(), intent, { amount: 15, recipientId: other.id }).expect(409);
    await reportPaid(app.asVisitor(), intent).expect(200);
  });
});

describe('a payment that differs at the provider', () => {
  let intent: Awaited<ReturnType<typeof beginTip>>;
  beforeEach(async () => {
    // An event would record the tip before it differs.
    await app.asVisitor().send('PUT', '/sandbox/knobs/stripe.events', { fault: 'drop' }).expect(200);
    intent = await beginTip(mine, { amount: 15, recipientId: helper.id });
    await confirm(mine, intent);
    await settled(app.database, 'sandbox.stripe-events');
  });
  afterEach(() => app.asVisitor().delete('/sandbox/knobs').expect(200));
  const provider = (patch: object) =>
    app.database.query('test-tamper', 'update sandbox_stripe_object set body = body || $2 where id = $1', [
      intent.paymentIntentId,
      patch,
    ]);

  it.each([
    ['amount', { amount: 100 }],
    ['currency', { currency: 'inr' }],
    ['tip', { metadata: { tipId: '1' } }],
    ['owner', { metadata: {} }],
  ])('in its %s is not recorded', async (_what, patch) => {
    await provider(patch);
    await reportPaid(mine, intent).expect(409);
    expect(await rowOf(app, intent)).toMatchObject({ status: 'open', isPaid: false });
  });
});

it('counts a payment once, however many pages report it at once', async () => {
  const intent = await beginTip(mine, { amount: 15, recipientId: helper.id });
  const { paid } = await app.get(Ledger).totals();
  await confirm(mine, intent);
  const replies = await Promise.all(Array.from({ length: 20 }, () => reportPaid(mine, intent)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  await reportPaid(mine, intent).expect(200);
  expect((await app.get(Ledger).totals()).paid - paid).toBe(1500);
});
