import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Jobs } from '../../platform/jobs/jobs.js';
import { settled } from '../../testing/settled.js';
import { stripeOf } from '../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Ledger } from '../ledger/ledger.js';
import { HelperPayouts } from '../provider/helper-payouts.js';
import { bookingsOf, moneyOf, payoutAccountOf } from '../testing/tip-rows.js';
import {
  returnFromProvider,
  connect,
  makeConnectedHelper,
  onboardAtProvider,
} from '../testing/connected-helper.js';
import { makeHelper } from '../testing/fixtures.js';
import { payTip } from '../testing/tipping.js';
import { tipTransfer } from '../store/tip-jobs.js';
import { Transfers } from './transfers.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => app.database.query('test-no-jobs', `delete from pgboss.job where name = 'tip.transfer'`));
afterEach(() => app.asVisitor().delete('/sandbox/knobs').expect(200));
afterAll(() => app.close());

const rowOf = (id: number) => moneyOf(app, id);
const atTheProvider = async (id: number) =>
  (await stripeOf(app).transfers.list({ transfer_group: `tip_${(await rowOf(id)).key}` })).data;

async function expectMovedOnce(id: number) {
  const [transfer, ...more] = await atTheProvider(id);
  expect(more).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ money: 'transferred', transferId: transfer?.id });
  expect(await bookingsOf(app, id)).toEqual(['paid', 'transferred']);
}

const turn = (knob: { fault: string; times?: number; delayMs?: number }) =>
  app.asVisitor().send('PUT', '/sandbox/knobs/stripe.transfers', knob).expect(200);

const pay = (helperId: number, amount = 15) => payTip(app.asVisitor(), { amount, recipientId: helperId });

describe('the transfer of a tip', () => {
  it('transfers a whole tip at once if its helper has an account', async () => {
    const helper = await makeConnectedHelper(app);
    const { id } = await pay(helper.id, 35);
    await settled(app.database, 'tip.transfer');
    await expectMovedOnce(id);
    expect((await atTheProvider(id))[0]).toMatchObject({
      amount: 3500,
      currency: 'usd',
      source_transaction: (await rowOf(id)).chargeId,
    });
  });

  it('transfers it once for ten concurrent calls', async () => {
    const helper = await makeHelper(app);
    const { id } = await pay(helper.id);
    await settled(app.database, 'tip.transfer');
    await connect(app, helper);
    await Promise.all(
      Array.from({ length: 10 }, () => app.get(Jobs).enqueue(null, tipTransfer, { tipId: id })),
    );
    await settled(app.database, 'tip.transfer');
    await expectMovedOnce(id);
  });

  it.each(['lost', 'down', 'fail'])('transfers it once while the provider is at “%s”', async (fault) => {
    const helper = await makeConnectedHelper(app);
    await turn({ fault, times: 1 });
    const { id } = await pay(helper.id);
    await settled(app.database, 'tip.transfer');
    await expectMovedOnce(id);
  });

  it('continues after a server crashed between the provider’s response and our record', async () => {
    const helper = await makeHelper(app);
    const { id } = await pay(helper.id);
    await settled(app.database, 'tip.transfer');
    await app.asVisitor().send('PUT', '/sandbox/knobs/stripe.events', { fault: 'drop' }).expect(200);
    await onboardAtProvider(app, helper);
    const { key, chargeId } = await rowOf(id);
    const accountId = await payoutAccountOf(app, helper.id);
    const transferId = await app
      .get(HelperPayouts)
      .transfer({ key, round: 0, chargeId, cents: 1500, accountId });
    expect(await rowOf(id)).toMatchObject({ money: 'held', transferId: null });

    await returnFromProvider(app, helper);
    await settled(app.database, 'tip.transfer');
    await expectMovedOnce(id);
    expect(await rowOf(id)).toMatchObject({ transferId });
  });

  it('finds a transfer so old that the provider no longer recognizes its key', async () => {
    const helper = await makeHelper(app);
    const { id } = await pay(helper.id);
    await connect(app, helper);
    await settled(app.database, 'tip.transfer');
    await app.database.query(
      'test-forget',
      `update tip set money = 'held', transfer_id = null where id = $1`,
      [id],
    );
    await app.database.query(
      'test-provider-forgets',
      `delete from sandbox_stripe_answer where idempotency_key like '%-transfer'`,
    );
    await app.get(Transfers).transfer(id);
    await expectMovedOnce(id);
  });

  it('does not transfer an unpaid tip, or one whose helper has no account', async () => {
    const helper = await makeHelper(app);
    const { id } = await pay(helper.id);
    await app.get(Transfers).transfer(id);
    await app.get(Transfers).transfer(id + 1_000);
    expect(await rowOf(id)).toMatchObject({ money: 'held', transferId: null });
  });

  it('holds a tip that an account can no longer receive', async () => {
    const helper = await makeConnectedHelper(app);
    await app.database.query(
      'test-restricted',
      `update sandbox_stripe_object set body = jsonb_set(body, '{capabilities,transfers}', '"inactive"')
     where object = 'account'`,
    );
    const { id } = await pay(helper.id);
    expect(await settled(app.database, 'tip.transfer')).toEqual({ completed: 1 });
    expect(await rowOf(id)).toMatchObject({ money: 'held' });
  });

  it('keeps the ledger equal to where the money is', async () => {
    const sums = await app.database.query<{ held: number; transferred: number }>(
      'test-where-money-is',
      `select coalesce(sum(cents) filter (where money = 'held'), 0)::float8 as held,
       coalesce(sum(cents) filter (where money = 'transferred'), 0)::float8 as transferred from tip`,
    );
    const totals = await app.get(Ledger).totals();
    expect([totals]).toMatchObject(sums);
    expect(totals.paid).toBe(totals.held + totals.transferred);
  });
});
