import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stripeOf } from '../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Ledger } from '../ledger/ledger.js';
import { makeHelper, makeTip, type Person } from '../testing/fixtures.js';
import { beginTip, cards, confirm, rowOf } from '../testing/tipping.js';
import { Reconciler } from './reconciler.js';

let app: TestApp;
let helper: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  helper = await makeHelper(app);
  // All events of the provider are lost.
  await app.asVisitor().send('PUT', '/sandbox/knobs/stripe.events', { fault: 'drop' }).expect(200);
});
afterAll(() => app.close());

const begin = () => beginTip(app.asVisitor(), { amount: 20, recipientId: helper.id });
const reconcile = () => app.get(Reconciler).runOnce();
const due = (patch = '') =>
  app.database.query(`test-due${patch}`, `update tip set look_at = now()${patch} where look_at is not null`);
async function lookOf(paymentIntentId: string) {
  const [row] = await app.database.query<{ inSeconds: number | null; looks: number }>(
    'test-look',
    `select extract(epoch from look_at - now())::float8 as "inSeconds", looks from tip where payment_intent_id = $1`,
    [paymentIntentId],
  );
  return row;
}

describe('the reconciler', () => {
  it('finds a payment that neither the page nor the provider reported', async () => {
    const intent = await begin();
    await confirm(app.asVisitor(), intent);
    await due();
    await reconcile();
    expect(await rowOf(app, intent)).toMatchObject({ status: 'succeeded', isPaid: true });
  });

  it('finds a payment of a server that crashed before it stored the payment', async () => {
    const intent = await begin();
    const { id } = await rowOf(app, intent);
    await app.database.query('test-forget', 'update tip set payment_intent_id = null where id = $1', [id]);
    await confirm(app.asVisitor(), intent);
    await due();
    await reconcile();
    expect(await rowOf(app, intent)).toMatchObject({ id, status: 'succeeded' });
  });

  it('cancels a tip that was not paid within a day, so that it cannot be paid later', async () => {
    const intent = await begin();
    await due(`, created_at = now() - interval '25 hours'`);
    await reconcile();
    expect(await rowOf(app, intent)).toMatchObject({ status: 'abandoned' });
    expect((await lookOf(intent.paymentIntentId))?.inSeconds).toBeNull();
    expect((await confirm(app.asVisitor(), intent)).status).toBe(400);
  });

  it('counts a tip that was paid at the last moment', async () => {
    const intent = await begin();
    await confirm(app.asVisitor(), intent);
    await due(`, created_at = now() - interval '25 hours'`);
    await reconcile();
    expect(await rowOf(app, intent)).toMatchObject({ status: 'succeeded' });
  });

  it('checks an open tip less and less often', async () => {
    const intent = await begin();
    for (const minutes of [10, 60, 360, 360]) {
      await due();
      await reconcile();
      expect((await lookOf(intent.paymentIntentId))?.inSeconds).toBeCloseTo(minutes * 60, -2);
    }
  });

  it('finds a refund without an event', async () => {
    const intent = await begin();
    await confirm(app.asVisitor(), intent);
    await due();
    await reconcile();
    const before = await app.get(Ledger).totals();
    await stripeOf(app).refunds.create({ payment_intent: intent.paymentIntentId });
    await due();
    await reconcile();
    expect(await rowOf(app, intent)).toMatchObject({ status: 'refunded' });
    const after = await app.get(Ledger).totals();
    expect([after.returned - before.returned, after.held - before.held]).toEqual([2000, -2000]);
  });

  it('transfers held money after its job was lost', async () => {
    await app.database.query(
      'test-account',
      'insert into payout_account (user_id, provider_id, is_ready) values ($1, $2, true)',
      [helper.id, 'acct_gone'],
    );
    const { id } = await makeTip(app, { to: helper, paidAt: new Date(Date.now() - 300_000) });
    await reconcile();
    const jobs = await app.database.query<{ data: { tipId: number } }>(
      'test-jobs',
      `select data from pgboss.job where name = 'tip.transfer'`,
    );
    expect(jobs.map(({ data }) => data.tipId)).toContain(id);
  });

  it('finds a payment that failed at first and then succeeded', async () => {
    const intent = await begin();
    await confirm(app.asVisitor(), intent, cards.declined);
    await due();
    await reconcile();
    expect(await rowOf(app, intent)).toMatchObject({ status: 'failed' });
    await confirm(app.asVisitor(), intent);
    await due();
    await reconcile();
    expect(await rowOf(app, intent)).toMatchObject({ status: 'succeeded' });
  });
});
