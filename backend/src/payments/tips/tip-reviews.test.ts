import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { stripeOf, onboard } from '../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { runTipReviewCommand } from '../../tip-review-command.js';
import { payoutLink, payouts, receipt, recordedTip, tips } from '../contract.js';
import { Ledger } from '../ledger/ledger.js';
import { bookingsOf, moneyOf } from '../testing/tip-rows.js';
import { connect, returnFromProvider } from '../testing/connected-helper.js';
import { makeHelper, type Person } from '../testing/fixtures.js';
import { waitForJobs } from '../testing/wait-for-jobs.js';
import { beginTip, cards, confirm, reportPaid } from '../testing/tipping.js';
import { TipReviews } from './tip-reviews.js';

let app: TestApp;
let helper: Person;
let second: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  helper = await makeHelper(app);
  second = await app.make.user({ email: helper.email.replace('@', '+two@') });
  await connect(app, helper);
});
afterEach(async () => {
  const { paid, held, transferred, reversed, returned, reinstated } = await app.get(Ledger).totals();
  expect(paid).toBe(held + transferred - reversed + returned - reinstated);
});
afterAll(() => app.close());

/** By default from another account of the same mailbox, which fails the review. */
async function pay(by: Person = second, to: Person = helper) {
  const client = await app.as(by);
  const intent = await beginTip(client, { amount: 20, recipientId: to.id });
  expect((await confirm(client, intent, cards.good)).status).toBe(200);
  const recorded = recordedTip.parse((await reportPaid(client, intent).expect(200)).json());
  await waitForJobs(app);
  return recorded;
}
const outbox = async ({ email }: Person) =>
  (
    await app
      .asVisitor()
      .get(`/sandbox/outbox?to=${encodeURIComponent(email)}`)
      .expect(200)
  ).text;
const see = async () => payouts.parse((await (await app.as(helper)).get('/api/payouts').expect(200)).json());
const interactions = async () =>
  (
    await app.database.query('test-met', 'select 1 from meeting where $1 in (user_low, user_high)', [
      second.id,
    ])
  ).length;

describe('a tip under review', () => {
  it('shows both users that the payment is under review', async () => {
    const { id, status, isUnderReview } = await pay();
    expect({ status, isUnderReview }).toEqual({ status: 'succeeded', isUnderReview: true });
    expect(await see()).toMatchObject({ heldDollars: 0, reviewedDollars: 20, transferredDollars: 0 });
    expect(await outbox(second)).toContain('We check this payment before we pass it on to');
    expect(await outbox(helper)).toContain(
      'We check this payment before we pass it on, and hold it until then.',
    );
    for (const person of [helper, second]) {
      const client = await app.as(person);
      const seen = receipt.parse((await client.get(`/api/receipts/${id}`).expect(200)).json());
      expect(seen).toMatchObject({ money: 'held', isUnderReview: true });
    }
    const received = tips.parse((await (await app.as(helper)).get('/api/tips?direction=received')).json());
    expect(received).toMatchObject([{ id, isUnderReview: true }]);
    expect(await interactions()).toBe(0);
  });

  it('is listed for an operator, who decides once from the command line', async () => {
    const { id } = await pay();
    // The sandbox's mail server is running already.
    const config = { ...app.config, sandbox: { ...app.config.sandbox, mail: false } };
    const listed = await runTipReviewCommand(config, []);
    expect(listed).toContainEqual(expect.stringMatching(new RegExp(`^${id}  \\$20\\.00  .+  own_card$`)));
    expect(await runTipReviewCommand(config, ['release', String(id)])).toEqual([
      `Tip ${id} goes on to the helper`,
    ]);
    expect(await runTipReviewCommand(config, ['refund', String(id), 'x'])).toEqual([
      `Tip ${id}: This tip is not awaiting review`,
      'Tip x: This tip is not awaiting review',
    ]);
    await waitForJobs(app);
    expect(await moneyOf(app, id)).toMatchObject({ status: 'succeeded', money: 'transferred' });
  });

  it('is transferred to the helper when an operator releases it, once', async () => {
    const { id } = await pay();
    await app.get(TipReviews).release(id);
    await expect(app.get(TipReviews).release(id)).rejects.toThrow('is not awaiting review');
    await expect(app.get(TipReviews).refund(id)).rejects.toThrow('is not awaiting review');
    await waitForJobs(app);
    expect(await moneyOf(app, id)).toMatchObject({ status: 'succeeded', money: 'transferred' });
    expect(await bookingsOf(app, id)).toEqual(['paid', 'transferred']);
    expect(await see()).toMatchObject({ reviewedDollars: 0, transferredDollars: 20 });
    expect(await outbox(helper)).toContain('was checked and can be passed on');
    expect(await interactions()).toBe(1);
  });

  it('is returned to the card when an operator refunds it, once, even after a lost response', async () => {
    const { id } = await pay();
    await app
      .asVisitor()
      .send('PUT', '/sandbox/knobs/stripe.refunds', { fault: 'lost', times: 1 })
      .expect(200);
    await app.get(TipReviews).refund(id);
    await waitForJobs(app);
    expect(await moneyOf(app, id)).toMatchObject({ status: 'refunded', money: 'returned', transferId: null });
    expect(await bookingsOf(app, id)).toEqual(['paid', 'returned']);
    const { chargeId } = await moneyOf(app, id);
    const { data } = await stripeOf(app).refunds.list({ charge: chargeId });
    expect(data.map(({ amount }) => amount)).toEqual([2000]);
  });

  it('stays held when the helper connects an account, and by the reconciler', async () => {
    const other = await makeHelper(app);
    const twin = await app.make.user({ email: other.email.replace('@', '+two@') });
    const { id } = await pay(twin, other);
    await connect(app, other);
    await waitForJobs(app);
    expect(await moneyOf(app, id)).toMatchObject({ money: 'held', transferId: null });
  });

  it('is held if only the payout account reveals that sender and helper are the same', async () => {
    const other = await makeHelper(app);
    const open = async (who: Person, bank: 'shared' | 'card') => {
      const reply = await (await app.as(who)).post('/api/payouts/account').expect(200);
      await onboard(app, payoutLink.parse(reply.json()).url, bank);
      await returnFromProvider(app, who);
      await waitForJobs(app);
    };
    const stranger = await makeHelper(app);
    await open(stranger, 'shared');
    const shared = await pay(stranger, other);
    expect(shared.isUnderReview).toBe(false);
    await open(other, 'shared');
    expect(await moneyOf(app, shared.id)).toMatchObject({ money: 'held' });
    expect((await see()).reviewedDollars).toBe(0);

    const third = await makeHelper(app);
    const byCard = await pay(await app.make.user(), third);
    await open(third, 'card');
    expect(await moneyOf(app, byCard.id)).toMatchObject({ money: 'held' });
  });
});
