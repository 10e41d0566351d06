import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Ledger } from '../ledger/ledger.js';
import { waitUntil } from '../testing/row-locks.js';
import { makeHelper } from '../testing/fixtures.js';
import { beginTip, confirm, rowOf, reportPaid } from '../testing/tipping.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  await app.asVisitor().send('PUT', '/sandbox/knobs/stripe.events', { fault: 'drop' }).expect(200);
});
afterAll(() => app.close());

/** A tip that is paid at the provider but not yet recorded by us. */
async function paidUnheard() {
  const [sender, helper] = [await app.make.user(), await makeHelper(app)];
  const client = await app.as(sender);
  const intent = await beginTip(client, { amount: 5, recipientId: helper.id });
  await confirm(client, intent);
  return { client, sender, helper: await app.as(helper), helperEmail: helper.email, intent };
}

describe('the deletion of an account', () => {
  /** Pairs after each other: more at once would wait for connections, and a slow machine refuses some. */
  it('lets helpers delete their account while their tip is paid', async () => {
    for (let pair = 1; pair <= 8; pair++) {
      const { client, helper, helperEmail, intent } = await paidUnheard();
      const replies = await Promise.all([
        reportPaid(client, intent),
        helper.delete('/api/profile', { email: helperEmail }),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect(await rowOf(app, intent)).toMatchObject({ isPaid: true });
      expect(await app.get(Ledger).totals()).toMatchObject({ paid: pair * 500, held: pair * 500 });
    }
  });

  const untilWaiting = (count: number) =>
    waitUntil(
      app,
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
     having count(*) = $1`,
      [count],
    );

  it('causes no deadlock between a payment and a deletion', async () => {
    const { client, helper, helperEmail, intent } = await paidUnheard();
    const bookkeeper = await app.database.pool.connect();
    await bookkeeper.query('begin');
    await bookkeeper.query('lock table ledger_entry in exclusive mode');
    const report = reportPaid(client, intent);
    await untilWaiting(1);
    const left = helper.delete('/api/profile', { email: helperEmail });
    await untilWaiting(2);
    await bookkeeper.query('commit');
    bookkeeper.release();
    expect([(await report).status, (await left).status]).toEqual([200, 200]);
  });
});
