import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { auditLog, deskPerson } from '../../moderation/desk/contract.js';
import { sameAccounts } from '../../account/identity/contract.js';
import { asStaff, type AtTheDesk } from '../../moderation/testing/staff.js';
import { stripeOf } from '../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Ledger } from '../ledger/ledger.js';
import { makeConnectedHelper } from '../testing/connected-helper.js';
import { makeHelper, type Person } from '../testing/fixtures.js';
import { bookingsOf, moneyOf } from '../testing/tip-rows.js';
import { payTip } from '../testing/tipping.js';
import { waitForJobs } from '../testing/wait-for-jobs.js';
import { deskTips } from './contract.js';

let app: TestApp;
let moderator: AtTheDesk;
let operator: AtTheDesk;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  [moderator, operator] = [await asStaff(app), await asStaff(app, 'operator')];
});
afterEach(async () => {
  const { paid, held, transferred, reversed, returned } = await app.get(Ledger).totals();
  expect(paid).toBe(held + transferred - reversed + returned);
});
afterAll(() => app.close());

const words = 'You asked for the tip before the flight, which nobody may do here.';
const refund = (id: number, { client }: Pick<AtTheDesk, 'client'> = operator) =>
  client.post(`/api/desk/tips/${id}/refund`, { reason: 'fraud', words });

async function paid(helper: Person) {
  const giver = await app.make.user();
  const { id } = await payTip(await app.as(giver), { amount: 20, recipientId: helper.id });
  await waitForJobs(app);
  return { id, giver };
}
const refundsOf = async (id: number) =>
  (await stripeOf(app).refunds.list({ charge: (await moneyOf(app, id)).chargeId })).data;
const tipsOf = async (id: number) =>
  deskTips.parse((await operator.client.post(`/api/desk/people/${id}/tips`).expect(200)).json());
const mailsTo = async (email: string, subject: RegExp) => {
  const reply = await app.asVisitor().get(`/sandbox/outbox?to=${encodeURIComponent(email)}&limit=50`);
  return (reply.json() as { subject: string }[]).filter((mail) => subject.test(mail.subject)).length;
};

describe('a refund by the desk', () => {
  it.each([
    ['that we hold', makeHelper, ['paid', 'returned']],
    ['that the helper has', makeConnectedHelper, ['paid', 'transferred', 'reversed', 'returned']],
  ])('refunds a tip %s once, and tells both sides', async (_, makeRecipient, bookings) => {
    const helper = await makeRecipient(app);
    const { id, giver } = await paid(helper);
    expect(await tipsOf(helper.id)).toMatchObject([
      { id, direction: 'received', other: { id: giver.id }, amount: 20, isRefunding: false },
    ]);

    const replies = await Promise.all([refund(id), refund(id), refund(id)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    await waitForJobs(app);
    expect((await refund(id).expect(200)).json()).toEqual({ done: true });
    await waitForJobs(app);

    expect(await moneyOf(app, id)).toMatchObject({ status: 'refunded', money: 'returned' });
    expect(await bookingsOf(app, id)).toEqual(bookings);
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([2000]);
    expect(await tipsOf(giver.id)).toMatchObject([
      { direction: 'sent', status: 'refunded', money: 'returned' },
    ]);

    const mail = await app.outbox({ to: helper.email, says: /given a tip that you received back/ });
    expect(mail.text).toContain(words);
    expect(mail.text).toContain('/appeal#token=');
    await app.outbox({ to: giver.email, says: /back to you/ });
    expect(await mailsTo(giver.email, /is refunded/)).toBe(1);
    expect(await mailsTo(helper.email, /We have refunded a tip/)).toBe(1);
    const log = auditLog.parse(
      (await moderator.client.get(`/api/desk/people/${helper.id}/log`).expect(200)).json(),
    );
    expect(log.filter(({ action }) => action === 'tip.refunded')).toMatchObject([
      { reason: 'fraud', details: `Tip ${id}: ${words}` },
    ]);
    expect(log.map(({ action }) => action)).toContain('tips.opened');
    const { measures } = deskPerson.parse(
      (await moderator.client.get(`/api/desk/people/${helper.id}`).expect(200)).json(),
    );
    expect(measures).toMatchObject([{ kind: 'refund', reason: 'fraud' }]);
  });

  it('refunds once although the provider’s response is lost', async () => {
    const { id } = await paid(await makeHelper(app));
    await app
      .asVisitor()
      .send('PUT', '/sandbox/knobs/stripe.refunds', { fault: 'lost', times: 1 })
      .expect(200);
    await refund(id).expect(200);
    await waitForJobs(app);
    expect(await refundsOf(id)).toHaveLength(1);
    expect(await moneyOf(app, id)).toMatchObject({ status: 'refunded', money: 'returned' });
  });

  it('tells a guest who left an address for the receipt', async () => {
    const helper = await makeHelper(app);
    const form = { amount: 5, recipientId: helper.id, receiptEmail: 'guest.giver@example.com' };
    const { id } = await payTip(app.asVisitor(), form);
    await refund(id).expect(200);
    await waitForJobs(app);
    await app.outbox({ to: 'guest.giver@example.com', says: /back to you/ });
  });

  it('refunds nothing that went back already, or was never paid', async () => {
    const { id } = await paid(await makeHelper(app));
    await stripeOf(app).refunds.create({ charge: (await moneyOf(app, id)).chargeId });
    await waitForJobs(app);
    expect((await refund(id).expect(409)).text).toContain('gone back already');
    await refund(999_999).expect(404);
    await operator.client.post(`/api/desk/tips/${id}/refund`, { reason: 'fraud' }).expect(400);
  });

  it('is for operators with a passkey, and not for one’s own tips', async () => {
    const { id, giver } = await paid(await makeHelper(app));
    for (const path of [`/api/desk/tips/${id}/refund`, `/api/desk/people/${giver.id}/tips`]) {
      const body = { reason: 'fraud', words };
      await app.asVisitor().post(path, body).expect(401);
      await (await app.as(giver)).post(path, body).expect(404);
      await moderator.client.post(path, body).expect(403);
      await (await app.as(operator.user)).post(path, body).expect(403);
    }
    const { id: own } = await payTip(operator.client, {
      amount: 5,
      recipientId: (await makeHelper(app)).id,
    });
    await refund(own).expect(409);
    expect(await moneyOf(app, id)).toMatchObject({ status: 'succeeded' });
  });

  it('remembers the card, so that the desk sees who else paid with it', async () => {
    const helper = await makeHelper(app);
    const [one, other] = [await paid(helper), await paid(helper)];
    const reply = await moderator.client.post(`/api/desk/people/${one.giver.id}/accounts`).expect(200);
    expect(sameAccounts.parse(reply.json())).toContainEqual({
      id: other.giver.id,
      username: other.giver.username,
      by: ['card'],
    });
  });
});
