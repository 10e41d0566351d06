import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { settled } from '../../testing/settled.js';
import { Server } from '../../testing/server.js';
import { stripeOf } from '../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { TipSync } from '../tips/tip-sync.js';
import { bookingsOf, moneyOf, payoutAccountOf } from '../testing/tip-rows.js';
import { returnFromProvider, makeConnectedHelper, onboardAtProvider } from '../testing/connected-helper.js';
import { lockRows, waitUntil } from '../testing/row-locks.js';
import { makeHelper, type Person } from '../testing/fixtures.js';
import { payTip } from '../testing/tipping.js';

/** Only observes; the killed servers do all the work. */
let app: TestApp;
let server: Server;
beforeAll(async () => {
  app = await startTestApp({ env: { ROLE: 'web', LIMITS_SCALE: '1000' } });
});
afterEach(() => server.end('SIGKILL'));
afterAll(() => app.close());

async function start() {
  const { databaseUrl: DATABASE_URL, secret: SECRET } = app.config;
  server = Server.start({ DATABASE_URL, SECRET, LIMITS_SCALE: '1000' });
  await server.listens();
}

const freezeTip = (id: number) => lockRows(app, 'select from tip where id = $1 for update', [id]);
const isAt = (id: number, money: string) =>
  waitUntil(app, 'select from tip where id = $1 and money = $2', [id, money]);
const bothWait = `
  select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  having count(*) = 2`;

async function payTo(helper: Person): Promise<number> {
  const { id } = await payTip(app.asVisitor(), { amount: 20, recipientId: helper.id });
  await settled(app.database, 'tip.transfer');
  return id;
}

/** A refund with a delayed reversal, so that the test can wait for its record. */
async function refund(id: number) {
  const { chargeId } = await moneyOf(app, id);
  await stripeOf(app).refunds.create({ charge: chargeId });
  const slow = { fault: 'none', times: 1, delayMs: 2_000 };
  await app.asVisitor().send('PUT', '/sandbox/knobs/stripe.transfers', slow).expect(200);
  await app.get(TipSync).sync(id);
}

describe('the recovery of a killed server', () => {
  it('transfers and reverses a tip once when the server is killed before it stores either', async () => {
    await start();
    const [before, helper] = [await makeConnectedHelper(app), await makeHelper(app)];
    const [toTakeBack, toMove] = [await payTo(before), await payTo(helper)];
    await onboardAtProvider(app, helper);

    const one = await freezeTip(toMove);
    await returnFromProvider(app, helper);
    await one.untilBlocked();
    await refund(toTakeBack);
    const other = await freezeTip(toTakeBack);
    await waitUntil(app, bothWait);
    await server.end('SIGKILL');
    await one.release();
    await other.release();
    await start();

    await Promise.all([isAt(toMove, 'transferred'), isAt(toTakeBack, 'returned')]);
    const { transfers } = stripeOf(app);
    const destination = await payoutAccountOf(app, helper.id);
    expect((await transfers.list({ destination })).data).toHaveLength(1);
    expect(await bookingsOf(app, toMove)).toEqual(['paid', 'transferred']);
    const { reversals } = await transfers.retrieve((await moneyOf(app, toTakeBack)).transferId ?? '');
    expect(reversals.data.map(({ amount }) => amount)).toEqual([2000]);
    expect(await bookingsOf(app, toTakeBack)).toEqual(['paid', 'transferred', 'reversed', 'returned']);
  }, 180_000);

  it('pays out a won dispute once when the server is killed before it stores that', async () => {
    await start();
    const helper = await makeConnectedHelper(app);
    const id = await payTo(helper);
    const { chargeId: charge, transferId: first } = await moneyOf(app, id);
    const reply = await app.asVisitor().post('/sandbox/stripe/bank/disputes', { charge }).expect(200);
    await isAt(id, 'returned');
    const locked = await freezeTip(id);
    const evidence = { uncategorized_text: 'winning_evidence' };
    await stripeOf(app).disputes.update((reply.json() as { id: string }).id, { evidence, submit: true });
    await locked.untilBlocked();
    await server.end('SIGKILL');
    await locked.release();
    await start();
    await waitUntil(app, `select from ledger_entry where tip_id = $1 and kind = 'reinstated'`, [id]);
    await server.end('SIGKILL');
    await start();
    await isAt(id, 'transferred');

    const { data } = await stripeOf(app).transfers.list({
      destination: await payoutAccountOf(app, helper.id),
    });
    expect(data.filter(({ reversed }) => !reversed).map(({ id, amount }) => [id === first, amount])).toEqual([
      [false, 2000],
    ]);
    const kinds = ['paid', 'transferred', 'reversed', 'returned', 'reinstated', 'transferred'];
    expect(await bookingsOf(app, id)).toEqual(kinds);
  }, 180_000);
});
