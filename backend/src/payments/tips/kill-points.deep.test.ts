import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Server } from '../../testing/server.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Ledger } from '../ledger/ledger.js';
import { Reconciler } from '../reconcile/reconciler.js';
import { makeConnectedHelper } from '../testing/connected-helper.js';
import { lockRows, waitUntil } from '../testing/row-locks.js';
import { makeHelper } from '../testing/fixtures.js';
import { waitForJobs } from '../testing/wait-for-jobs.js';
import { beginTip, confirm, rowOf } from '../testing/tipping.js';

/** Acts as the sender; the killed servers do all the work. */
let app: TestApp;
let helperId: number;
let server: Server;
let url: string;
beforeAll(async () => {
  app = await startTestApp({ env: { ROLE: 'web', LIMITS_SCALE: '1000' } });
  helperId = (await makeHelper(app)).id;
});
beforeEach(async () => {
  await start();
}, 60_000);
afterEach(async () => {
  await server.end('SIGKILL');
  await app.asVisitor().delete('/sandbox/knobs').expect(200);
});
afterAll(() => app.close());

async function start() {
  const { databaseUrl: DATABASE_URL, secret: SECRET } = app.config;
  server = Server.start({ DATABASE_URL, SECRET, LIMITS_SCALE: '1000' });
  url = await server.listens();
}

const form = () => ({ amount: 20, recipientId: helperId });
/** Calls the server that will be killed. */
const ask = () =>
  fetch(`${url}/api/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form()),
  }).catch(() => null);
const kill = () => server.end('SIGKILL');
const delay = (delayMs: number) =>
  app
    .asVisitor()
    .send('PUT', '/sandbox/knobs/stripe.payment_intents', { fault: 'none', delayMs, times: 1 })
    .expect(200);

async function countOf(what: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`);
  return rows[0]?.n ?? 0;
}
const payments = `sandbox_stripe_object where id like 'pi_%'`;
const unnamed = 'select from tip where payment_intent_id is null';

async function reconcile() {
  await app.database.query('test-due', 'update tip set look_at = now() where look_at is not null');
  await app.get(Reconciler).runOnce();
}

describe('the payment of a tip', () => {
  it('takes no money when the server is killed before it stores the tip', async () => {
    const before = await countOf('tip');
    const locked = await lockRows(app, 'lock table tip in share row exclusive mode');
    const request = ask();
    await locked.untilBlocked();
    await kill();
    await locked.release();
    await request;
    expect([await countOf('tip'), await countOf(payments)]).toEqual([before, 0]);
  }, 120_000);

  it('has stored the tip when the server is killed before the call to the provider', async () => {
    await delay(30_000);
    const request = ask();
    await waitUntil(app, unnamed);
    await kill();
    await request;
    expect(await countOf(payments)).toBe(0);
    await app.asVisitor().delete('/sandbox/knobs').expect(200);
    await reconcile();
    expect([await countOf(payments), await countOf('tip where payment_intent_id is null')]).toEqual([1, 0]);
  }, 120_000);

  it('finds the same payment when the server is killed before it stores the provider’s response', async () => {
    const before = await countOf(payments);
    await delay(2_000);
    const request = ask();
    await waitUntil(app, unnamed);
    const locked = await lockRows(app, `${unnamed} for update`);
    await locked.untilBlocked();
    await kill();
    await locked.release();
    await request;
    expect([await countOf(payments), await countOf('tip where payment_intent_id is null')]).toEqual([
      before + 1,
      1,
    ]);
    await reconcile();
    expect([await countOf(payments), await countOf('tip where payment_intent_id is null')]).toEqual([
      before + 1,
      0,
    ]);
  }, 120_000);

  it('books a payment once when the server is killed during the booking and another takes over', async () => {
    const intent = await beginTip(app.asVisitor(), form());
    const { id } = await rowOf(app, intent);
    const locked = await lockRows(app, 'select from tip where id = $1 for update', [id]);
    await confirm(app.asVisitor(), intent);
    await locked.untilBlocked();
    await kill();
    await locked.release();
    const { paid } = await app.get(Ledger).totals();
    await start();
    await waitUntil(app, 'select from tip where id = $1 and paid_at is not null', [id]);
    expect((await app.get(Ledger).totals()).paid - paid).toBe(2000);
  }, 120_000);

  it('books a payment once when the server is killed right after the booking', async () => {
    const { paid } = await app.get(Ledger).totals();
    const intent = await beginTip(app.asVisitor(), form());
    await confirm(app.asVisitor(), intent);
    await waitUntil(app, 'select from tip where payment_intent_id = $1 and paid_at is not null', [
      intent.paymentIntentId,
    ]);
    await kill();
    await start();
    await waitUntil(
      app,
      `select where not exists (
       select from pgboss.job where name like 'tip.%' and state in ('created', 'retry', 'active')
     )`,
    );
    await reconcile();
    expect((await app.get(Ledger).totals()).paid - paid).toBe(2000);
    expect(
      await countOf(`tip where payment_intent_id = '${intent.paymentIntentId}' and money = 'held'`),
    ).toBe(1);
  }, 120_000);

  it('holds a tip under review once when the server is killed during the booking', async () => {
    const helper = await makeConnectedHelper(app);
    const second = await app.make.user({ email: helper.email.replace('@', '+two@') });
    const before = await app.get(Ledger).totals();
    const client = await app.as(second);
    const intent = await beginTip(client, { amount: 20, recipientId: helper.id });
    const { id } = await rowOf(app, intent);
    const locked = await lockRows(app, 'select from tip where id = $1 for update', [id]);
    await confirm(client, intent);
    await locked.untilBlocked();
    await kill();
    await locked.release();
    await start();
    await waitUntil(app, `select from tip where id = $1 and money = 'held' and review = 'pending'`, [id]);
    await kill();
    await start();
    await waitForJobs(app);
    await reconcile();
    await waitForJobs(app);
    const after = await app.get(Ledger).totals();
    expect([after.paid - before.paid, after.transferred - before.transferred]).toEqual([2000, 0]);
    expect(await countOf(`tip where id = ${id} and review = 'pending' and transfer_id is null`)).toBe(1);
  }, 120_000);
});
