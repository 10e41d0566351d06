import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { settled } from '../../testing/settled.js';
import { stripeOf } from '../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Ledger } from '../ledger/ledger.js';
import { bookingsOf, moneyOf, payoutAccountOf } from '../testing/tip-rows.js';
import { connect } from '../testing/connected-helper.js';
import { makeHelper, type Person } from '../testing/fixtures.js';
import { beginTip, payTip } from '../testing/tipping.js';
import { TipSync } from '../tips/tip-sync.js';
import { Transfers } from '../transfers/transfers.js';
import { tipReversal } from '../store/tip-jobs.js';

let app: TestApp;
let helper: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  helper = await makeHelper(app);
});
afterEach(async () => {
  await app.asVisitor().delete('/sandbox/knobs').expect(200);
  const { paid, held, transferred, reversed, returned, reinstated } = await app.get(Ledger).totals();
  expect(paid).toBe(held + transferred - reversed + returned - reinstated);
});
afterAll(() => app.close());

const failForKey = (resource: string, times = 1) =>
  app
    .asVisitor()
    .send('PUT', `/sandbox/knobs/stripe.${resource}`, { fault: 'fail-for-key', times })
    .expect(200);

describe('the retry after a repeated error', () => {
  it('sets a tip up with a new key if the provider repeats an error for the first, and charges once', async () => {
    const client = app.asVisitor();
    const form = { amount: 20, recipientId: helper.id, clientKey: randomUUID() };
    await failForKey('payment_intents');
    await client.post('/api/create-payment-intent', form).expect(503);
    const intent = await beginTip(client, form);
    expect(await beginTip(client, form)).toEqual(intent);
    const { data } = await stripeOf(app).paymentIntents.list({ limit: 100 });
    expect(data.map(({ id }) => id)).toEqual([intent.paymentIntentId]);
  });

  it('does not open the circuit breaker for a repeated error, which says nothing about the provider', async () => {
    const begin = (clientKey: string) =>
      app.asVisitor().post('/api/create-payment-intent', { amount: 5, recipientId: helper.id, clientKey });
    const kept = Array.from({ length: 8 }, () => randomUUID());
    for (const key of kept) {
      await failForKey('payment_intents');
      await begin(key).expect(503);
      await begin(randomUUID()).expect(200);
    }
    for (const key of kept) await begin(key).expect(200);
  });

  it('transfers a tip once, with a new key, if the provider repeats an error for the first', async () => {
    // The test triggers the processing of events itself.
    await app.asVisitor().send('PUT', '/sandbox/knobs/stripe.events', { fault: 'drop' }).expect(200);
    const person = await makeHelper(app);
    await connect(app, person);
    await app.database.query(
      'test-not-ready',
      'update payout_account set is_ready = false where user_id = $1',
      [person.id],
    );
    const { id } = await payTip(app.asVisitor(), { amount: 20, recipientId: person.id });
    await settled(app.database, 'tip.transfer');
    await app.database.query('test-ready', 'update payout_account set is_ready = true where user_id = $1', [
      person.id,
    ]);
    await failForKey('transfers');
    const transfers = app.get(Transfers);
    await expect(transfers.transfer(id)).rejects.toThrow();
    await expect(transfers.transfer(id)).rejects.toThrow();
    await transfers.transfer(id);
    expect(await moneyOf(app, id)).toMatchObject({ money: 'transferred' });
    const destination = await payoutAccountOf(app, person.id);
    expect((await stripeOf(app).transfers.list({ destination })).data).toHaveLength(1);

    const { chargeId, transferId } = await moneyOf(app, id);
    await stripeOf(app).refunds.create({ charge: chargeId });
    await failForKey('transfers', 1);
    await app.get(TipSync).sync(id);
    await app.get(Jobs).enqueue(null, tipReversal, { tipId: id });
    await settled(app.database, 'tip.pull-back', { hurry: true });
    expect((await stripeOf(app).transfers.retrieve(transferId ?? '')).reversals.data).toHaveLength(1);
    expect(await bookingsOf(app, id)).toEqual(['paid', 'transferred', 'reversed', 'returned']);
  });
});
