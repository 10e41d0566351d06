import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { stripeOf } from '../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Ledger } from '../ledger/ledger.js';
import { bookingsOf, moneyOf, payoutAccountOf } from '../testing/tip-rows.js';
import { makeConnectedHelper } from '../testing/connected-helper.js';
import { makeHelper, type Person } from '../testing/fixtures.js';
import { waitForJobs } from '../testing/wait-for-jobs.js';
import { payTip } from '../testing/tipping.js';
import { TipSync } from '../tips/tip-sync.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterEach(async () => {
  const { paid, held, transferred, reversed, returned, reinstated } = await app.get(Ledger).totals();
  expect(paid).toBe(held + transferred - reversed + returned - reinstated);
});
afterAll(() => app.close());

async function given(helper: Person) {
  const { id } = await payTip(app.asVisitor(), { amount: 20, recipientId: helper.id });
  await waitForJobs(app);
  return id;
}
async function dispute(id: number): Promise<string> {
  const { chargeId: charge } = await moneyOf(app, id);
  const reply = await app.asVisitor().post('/sandbox/stripe/bank/disputes', { charge }).expect(200);
  await waitForJobs(app);
  return (reply.json() as { id: string }).id;
}
async function decide(disputeId: string, evidence: 'winning_evidence' | 'losing_evidence') {
  await stripeOf(app).disputes.update(disputeId, {
    evidence: { uncategorized_text: evidence },
    submit: true,
  });
  await waitForJobs(app);
}

describe('the end of a dispute', () => {
  it('returns the money to the helper after a won dispute: the tip succeeds and is transferred again', async () => {
    const helper = await makeConnectedHelper(app);
    const id = await given(helper);
    const first = (await moneyOf(app, id)).transferId;
    const disputeId = await dispute(id);
    expect(await moneyOf(app, id)).toMatchObject({ status: 'disputed', money: 'returned' });
    await decide(disputeId, 'winning_evidence');

    const now = await moneyOf(app, id);
    expect(now).toMatchObject({ status: 'succeeded', money: 'transferred' });
    expect(now.transferId).not.toBe(first);
    const kinds = ['paid', 'transferred', 'reversed', 'returned', 'reinstated', 'transferred'];
    expect(await bookingsOf(app, id)).toEqual(kinds);
    const destination = await payoutAccountOf(app, helper.id);
    const { data } = await stripeOf(app).transfers.list({ destination });
    const left = data.map(({ amount, amount_reversed }) => amount - amount_reversed);
    expect(left.toSorted((one, other) => one - other)).toEqual([0, 2000]);
    const mails = await app.asVisitor().get(`/sandbox/outbox?to=${helper.email}`).expect(200);
    expect(mails.text).toContain('A tip of $20.00 is yours');
  });

  it('holds the money again for a helper without an account', async () => {
    const id = await given(await makeHelper(app));
    const disputeId = await dispute(id);
    await decide(disputeId, 'winning_evidence');
    expect(await moneyOf(app, id)).toMatchObject({ status: 'succeeded', money: 'held' });
    expect(await bookingsOf(app, id)).toEqual(['paid', 'returned', 'reinstated']);
  });

  it('leaves the money with the sender after a lost dispute', async () => {
    const id = await given(await makeConnectedHelper(app));
    await decide(await dispute(id), 'losing_evidence');
    expect(await moneyOf(app, id)).toMatchObject({ status: 'disputed', money: 'returned' });
    expect(await bookingsOf(app, id)).toEqual(['paid', 'transferred', 'reversed', 'returned']);
  });

  it('counts a won dispute once, and allows a refund later', async () => {
    const id = await given(await makeConnectedHelper(app));
    await decide(await dispute(id), 'winning_evidence');
    await Promise.all([1, 2, 3, 4].map(() => app.get(TipSync).sync(id)));
    expect((await bookingsOf(app, id)).filter((kind) => kind === 'reinstated')).toHaveLength(1);

    // Stripe refuses to refund a disputed charge until the dispute is gone.
    await app.database.query(
      'test-undisputed',
      `update sandbox_stripe_object set body = body || '{"disputed": false}' where id = $1`,
      [(await moneyOf(app, id)).chargeId],
    );
    await stripeOf(app).refunds.create({ charge: (await moneyOf(app, id)).chargeId });
    await waitForJobs(app);
    expect(await moneyOf(app, id)).toMatchObject({ status: 'refunded', money: 'returned' });
    expect((await bookingsOf(app, id)).slice(-3)).toEqual(['transferred', 'reversed', 'returned']);
  });

  it('finds a won dispute in the reconciler when no event arrives', async () => {
    const id = await given(await makeConnectedHelper(app));
    const disputeId = await dispute(id);
    await app.asVisitor().send('PUT', '/sandbox/knobs/stripe.events', { fault: 'drop' }).expect(200);
    await decide(disputeId, 'winning_evidence');
    await app.asVisitor().delete('/sandbox/knobs').expect(200);
    const [row] = await app.database.query<{ isPlanned: boolean }>(
      'test-planned',
      'select look_at is not null as "isPlanned" from tip where id = $1',
      [id],
    );
    expect(row?.isPlanned).toBe(true);
    await app.get(TipSync).sync(id);
    await waitForJobs(app);
    expect(await moneyOf(app, id)).toMatchObject({ status: 'succeeded', money: 'transferred' });
  });
});
