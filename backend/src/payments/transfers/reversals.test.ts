import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Jobs } from '../../platform/jobs/jobs.js';
import { settled } from '../../testing/settled.js';
import { stripeOf } from '../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Ledger } from '../ledger/ledger.js';
import { bookingsOf, moneyOf } from '../testing/tip-rows.js';
import { makeConnectedHelper, onboardAtProvider } from '../testing/connected-helper.js';
import { makeHelper } from '../testing/fixtures.js';
import { blocked, waitUntil } from '../testing/row-locks.js';
import { payTip } from '../testing/tipping.js';
import { TipSync } from '../tips/tip-sync.js';
import { tipReversal } from '../store/tip-jobs.js';
import { Transfers } from './transfers.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  // The tests trigger the checks themselves, without events.
  await app.asVisitor().send('PUT', '/sandbox/knobs/stripe.events', { fault: 'drop' }).expect(200);
});
beforeEach(() => app.database.query('test-no-jobs', `delete from pgboss.job where name like 'tip.%'`));
afterEach(async () => {
  const { paid, held, transferred, reversed, returned } = await app.get(Ledger).totals();
  expect(paid).toBe(held + transferred - reversed + returned);
});
afterAll(() => app.close());

const rowOf = (id: number) => moneyOf(app, id);
async function given({ connected }: { connected: boolean }) {
  const helper = await (connected ? makeConnectedHelper(app) : makeHelper(app));
  const { id } = await payTip(app.asVisitor(), { amount: 20, recipientId: helper.id });
  await settled(app.database, 'tip.transfer');
  return id;
}
const refund = async (id: number) => stripeOf(app).refunds.create({ charge: (await rowOf(id)).chargeId });
const turn = (knob: object) =>
  app.asVisitor().send('PUT', '/sandbox/knobs/stripe.transfers', knob).expect(200);
const look = (id: number) => app.get(TipSync).sync(id);
const reversalsOf = async (id: number) =>
  (await stripeOf(app).transfers.retrieve((await rowOf(id)).transferId ?? '')).reversals.data;

describe('the return of a tip', () => {
  it('returns held money without the helper’s account', async () => {
    const id = await given({ connected: false });
    await refund(id);
    await look(id);
    expect(await rowOf(id)).toMatchObject({ status: 'refunded', money: 'returned', transferId: null });
    expect(await bookingsOf(app, id)).toEqual(['paid', 'returned']);
  });

  it('reverses a transfer once, however often the refund is reported', async () => {
    const id = await given({ connected: true });
    await refund(id);
    for (let times = 0; times < 3; times++) await look(id);
    await Promise.all([1, 2, 3].map(() => app.get(Jobs).enqueue(null, tipReversal, { tipId: id })));
    await settled(app.database, 'tip.pull-back');
    expect(await rowOf(id)).toMatchObject({ status: 'refunded', money: 'returned' });
    expect((await reversalsOf(id)).map(({ amount }) => amount)).toEqual([2000]);
    expect(await bookingsOf(app, id)).toEqual(['paid', 'transferred', 'reversed', 'returned']);
  });

  it('reverses the transfer of a tip that a bank disputes', async () => {
    const id = await given({ connected: true });
    await app
      .asVisitor()
      .post('/sandbox/stripe/bank/disputes', { charge: (await rowOf(id)).chargeId })
      .expect(200);
    await look(id);
    await settled(app.database, 'tip.pull-back');
    expect(await rowOf(id)).toMatchObject({ status: 'disputed', money: 'returned' });
    expect(await reversalsOf(id)).toHaveLength(1);
  });

  it('continues when the reversal succeeded but its response was lost', async () => {
    const id = await given({ connected: true });
    await refund(id);
    await turn({ fault: 'lost', times: 1 });
    await look(id);
    await settled(app.database, 'tip.pull-back', { hurry: true });
    expect(await reversalsOf(id)).toHaveLength(1);
    expect(await bookingsOf(app, id)).toEqual(['paid', 'transferred', 'reversed', 'returned']);
  });

  it('reverses a transfer that arrives during a refund', async () => {
    const helper = await makeHelper(app);
    const { id } = await payTip(app.asVisitor(), { amount: 20, recipientId: helper.id });
    await settled(app.database, 'tip.transfer');
    await onboardAtProvider(app, helper);
    await app.database.query('test-ready', 'update payout_account set is_ready = true where user_id = $1', [
      helper.id,
    ]);
    await turn({ fault: 'none' });
    const provider = await app.database.pool.connect();
    await provider.query('begin');
    await provider.query(`select from sandbox_knob where provider = 'stripe.transfers' for update`);
    const moving = app.get(Transfers).transfer(id);
    await waitUntil(app, blocked);
    await refund(id);
    await look(id);
    expect(await rowOf(id)).toMatchObject({ money: 'returned', transferId: null });

    await provider.query('commit');
    provider.release();
    await moving;
    await settled(app.database, 'tip.pull-back');
    expect(await rowOf(id)).toMatchObject({ status: 'refunded', money: 'returned' });
    expect(await reversalsOf(id)).toHaveLength(1);
    expect(await bookingsOf(app, id)).toEqual(['paid', 'returned', 'transferred', 'reversed']);
  });

  it('mails the helper once', async () => {
    const helper = await makeHelper(app);
    const { id } = await payTip(app.asVisitor(), { amount: 20, recipientId: helper.id });
    await app
      .asVisitor()
      .post('/sandbox/stripe/bank/disputes', { charge: (await rowOf(id)).chargeId })
      .expect(200);
    await look(id);
    await look(id);
    await settled(app.database, 'tip.returned');
    await settled(app.database, 'mail.send');
    const reply = await app.asVisitor().get(`/sandbox/outbox?to=${helper.email}`).expect(200);
    const subjects = (reply.json() as { subject: string }[]).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('went back'))).toEqual([
      'A tip of $20.00 went back',
    ]);
  });

  it('reverses nothing of a tip that was not refunded', async () => {
    const id = await given({ connected: true });
    await app.get(Jobs).enqueue(null, tipReversal, { tipId: id });
    await settled(app.database, 'tip.pull-back');
    expect(await rowOf(id)).toMatchObject({ status: 'succeeded', money: 'transferred' });
    expect(await reversalsOf(id)).toEqual([]);
  });
});
