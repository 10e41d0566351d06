import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Jobs } from '../../platform/jobs/jobs.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { notificationList } from '../../account/news/contract.js';
import { receipt } from '../contract.js';
import { makeHelper, makeTip, type Person } from '../testing/fixtures.js';
import { tipReceipt } from '../store/tip-jobs.js';

let app: TestApp;
let traveler: Person;
let helper: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  [traveler, helper] = [await app.make.user(), await makeHelper(app)];
});
afterAll(() => app.close());

const mailReceipts = (tipId: number) => app.get(Jobs).enqueue(null, tipReceipt, { tipId });

const mailsTo = async (to: string) =>
  (await app.asVisitor().get(`/sandbox/outbox?to=${to}`).expect(200)).json() as unknown[];

describe('the receipt of a tip', () => {
  it('is mailed once to both users, with a link to a printable page', async () => {
    const { id } = await makeTip(app, { by: traveler, to: helper, dollars: 20, message: 'For the tea' });
    await Promise.all([mailReceipts(id), mailReceipts(id)]);
    const received = await app.outbox({ to: helper.email });
    expect(received.subject).toBe('You received a tip of $20.00');
    expect(received.text).toContain(`${traveler.username} thanks you with a tip of $20.00`);
    expect(received.text).toContain('connect a payout account in your profile before that day');
    expect(received.text).toContain(`${app.config.publicUrl}/receipt/${id}\n`);
    expect(received.text).not.toContain('For the tea');

    const sent = await app.outbox({ to: traveler.email });
    expect(sent.subject).toBe('Your tip of $20.00 is paid');
    expect(sent.text).toContain(`100% of it goes to ${helper.username}`);
    expect(sent.text).not.toContain(helper.email);

    await settled(app.database, 'tip.receipt');
    await settled(app.database, 'mail.send');
    expect(await mailsTo(helper.email)).toHaveLength(1);
    expect(await mailsTo(traveler.email)).toHaveLength(1);
  });

  it('is listed behind the bell of the helper, once, and is no news to who gave it', async () => {
    const { id } = await makeTip(app, { by: traveler, to: helper, dollars: 20 });
    await Promise.all([mailReceipts(id), mailReceipts(id)]);
    await settled(app.database, 'tip.receipt');
    const listOf = async (who: Person) =>
      notificationList.parse((await (await app.as(who)).get('/api/notifications/list').expect(200)).json())
        .items;
    expect(await listOf(helper)).toMatchObject([
      { topic: 'tips', text: 'You received a tip of $20.00', url: '/profile#payouts' },
    ]);
    expect(await listOf(traveler)).toEqual([]);
  });

  it('says that the money is on its way if the helper has an account', async () => {
    await app.nest
      .get(MikroORM)
      .em.fork()
      .execute(`insert into payout_account values (?, 'acct_receipt', true)`, [helper.id]);
    const { id } = await makeTip(app, { by: traveler, to: helper });
    await mailReceipts(id);
    expect((await app.outbox({ to: helper.email })).text).toContain('on its way to your payout account');
  });

  it('masks contact details in names', async () => {
    const advert = await app.make.user({ username: 'visit evil.example.com' });
    const { id } = await makeTip(app, { by: advert, to: helper });
    await mailReceipts(id);
    expect((await app.outbox({ to: helper.email })).text).not.toContain('evil.example');
  });

  it('shows the two users of a tip their own side', async () => {
    const { id, chargeId } = await makeTip(app, { by: traveler, to: helper, message: 'For the tea' });
    const seen = async (who: Person) =>
      receipt.parse((await (await app.as(who)).get(`/api/receipts/${id}`).expect(200)).json());
    const names = { senderName: traveler.username, recipientName: helper.username };
    const facts = { id, amount: 15, message: 'For the tea', number: chargeId, ...names };
    expect(await seen(traveler)).toMatchObject({ ...facts, direction: 'sent', other: { id: helper.id } });
    expect(await seen(helper)).toMatchObject({ ...facts, direction: 'received', other: { id: traveler.id } });
  });

  it('is not found by other users', async () => {
    const { id } = await makeTip(app, { by: traveler, to: helper });
    const stranger = await app.as(await app.make.user());
    for (const client of [stranger, app.asVisitor()])
      for (const path of [`/api/receipts/${id}`, `/api/receipts/${id}?token=made-up`])
        await client.get(path).expect(404);
  });

  it('is not found before the tip is paid', async () => {
    const { id } = await makeTip(app, {
      by: traveler,
      to: helper,
      status: 'open',
      money: 'none',
      paidAt: null,
    });
    await (await app.as(traveler)).get(`/api/receipts/${id}`).expect(404);
  });

  it('opens for a guest with the link from the mail, which opens no other receipt', async () => {
    const guest = `guest${helper.id}@example.com`;
    const { id } = await makeTip(app, { to: helper, receiptEmail: guest });
    const other = await makeTip(app, { to: helper });
    await mailReceipts(id);
    const { text } = await app.outbox({ to: guest });
    const token = new RegExp(`/receipt/${id}#token=([\\w-]+)`).exec(text)?.[1] ?? '';
    const reply = await app.asVisitor().get(`/api/receipts/${id}?token=${token}`).expect(200);
    expect(receipt.parse(reply.json())).toMatchObject({ direction: 'sent', senderName: null });
    expect(reply.text).not.toContain(guest);
    await app.asVisitor().get(`/api/receipts/${other.id}?token=${token}`).expect(404);
    await app
      .asVisitor()
      .get(`/api/receipts/${id}?token=${token.slice(0, -2)}`)
      .expect(404);
  });
});
