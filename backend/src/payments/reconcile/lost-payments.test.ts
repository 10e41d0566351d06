import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { stripeOf } from '../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeHelper, type Person } from '../testing/fixtures.js';
import { beginTip, confirm, rowOf } from '../testing/tipping.js';
import { waitForJobs } from '../testing/wait-for-jobs.js';
import { Reconciler } from './reconciler.js';

let app: TestApp;
let helper: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  // All events of the provider are lost.
  await app.asVisitor().send('PUT', '/sandbox/knobs/stripe.events', { fault: 'drop' }).expect(200);
});
beforeEach(async () => {
  helper = await makeHelper(app);
});
afterAll(() => app.close());

const restored = () =>
  app.database.query(
    'test-restored',
    `insert into restored_backup (backed_up_at) values (now() - interval '1 hour')`,
  );
const reconcile = () => app.get(Reconciler).runOnce();

async function mailsTo({ email }: Person): Promise<number> {
  await waitForJobs(app);
  const reply = await app.asVisitor().get(`/sandbox/outbox?to=${email}`).expect(200);
  return (reply.json() as unknown[]).length;
}

/** Paid, and then its row is lost with the database. */
async function loseTip(form: object = {}, by?: Person) {
  const client = by ? await app.as(by) : app.asVisitor();
  const intent = await beginTip(client, { amount: 20, recipientId: helper.id, ...form });
  const { id, key } = await rowOf(app, intent);
  await confirm(app.asVisitor(), intent);
  await app.database.query('test-lose', 'delete from tip where id = $1', [id]);
  return { intent, id, key };
}

describe('after a restore, the reconciler', () => {
  it('finds a payment whose row was lost, with its people, and tells nobody again', async () => {
    const giver = await app.make.user();
    const { intent, id, key } = await loseTip({ message: 'Thank you!' }, giver);
    await reconcile();
    await expect(rowOf(app, intent)).rejects.toThrow('There is no such tip');

    await restored();
    await reconcile();
    const people = { senderId: giver.id, recipientId: helper.id };
    const paid = { status: 'succeeded', isPaid: true, cents: 2000, message: 'Thank you!' };
    expect(await rowOf(app, intent)).toMatchObject({ id, key, ...people, ...paid });
    expect(await mailsTo(helper)).toBe(0);
    expect(await mailsTo(giver)).toBe(0);
  });

  it('finds a payment of a tip that was open in the backup, and tells nobody again', async () => {
    const intent = await beginTip(app.asVisitor(), { amount: 20, recipientId: helper.id });
    await confirm(app.asVisitor(), intent);
    await app.database.query('test-no-intent', 'update tip set payment_intent_id = null where id = $1', [
      (await rowOf(app, intent)).id,
    ]);
    await restored();
    await reconcile();
    expect(await rowOf(app, intent)).toMatchObject({ status: 'succeeded' });
    expect(await mailsTo(helper)).toBe(0);
  });

  it('holds a tip to somebody who joined after the backup, for an operator', async () => {
    const { intent } = await loseTip();
    await app.database.query('test-lose-user', 'delete from "user" where id = $1', [helper.id]);
    await restored();
    await reconcile();
    const held = { recipientId: null, status: 'succeeded', isUnderReview: true };
    expect(await rowOf(app, intent)).toMatchObject(held);
  });

  it('leaves payments alone that are not tips', async () => {
    const { id } = await stripeOf(app).paymentIntents.create({ amount: 500, currency: 'usd' });
    const [before] = await app.database.query('test-tips', 'select count(*) from tip');
    await restored();
    await reconcile();
    expect(await app.database.query('test-tips', 'select count(*) from tip')).toEqual([before]);
    await expect(rowOf(app, { paymentIntentId: id })).rejects.toThrow('There is no such tip');
  });

  it('looks again when the provider was away, and only once after that', async () => {
    const { intent } = await loseTip();
    await restored();
    const knob = '/sandbox/knobs/stripe';
    await app.asVisitor().send('PUT', knob, { fault: 'fail', times: 1 }).expect(200);
    await expect(reconcile()).rejects.toThrow();
    await reconcile();
    expect(await rowOf(app, intent)).toMatchObject({ status: 'succeeded' });
    const again = await loseTip();
    await reconcile();
    await expect(rowOf(app, again.intent)).rejects.toThrow('There is no such tip');
  });
});
