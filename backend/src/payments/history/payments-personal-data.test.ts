import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountData } from '../../account/profile/contract.js';
import { forgetLimits, logIn } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { payouts, receipt, tips } from '../contract.js';
import { Ledger } from '../ledger/ledger.js';
import { makeHelper, makeTip, type Person } from '../testing/fixtures.js';

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

const leave = async (who: Person) =>
  (await app.as(who)).delete('/api/profile', { email: who.email }).expect(200);
const rowOf = async (id: number) =>
  (
    await app.database.query<{ row: string }>('test-tip', 'select tip::text as row from tip where id = $1', [
      id,
    ])
  )[0]?.row ?? '';

describe('the record of tips', () => {
  it('exports the tips that a user gave and received', async () => {
    const { id } = await makeTip(app, { by: traveler, to: helper, message: 'Thank you' });
    await makeTip(app, { to: helper, message: 'Of somebody else' });
    const reply = await (await app.as(traveler)).get('/api/profile/download').expect(200);
    expect(accountData.parse(reply.json()).elsewhere.payments).toMatchObject({
      tips: [{ id, direction: 'sent', amount: 15, message: 'Thank you', other: { id: helper.id } }],
      payoutAccount: null,
    });
    expect(reply.text).not.toContain('Of somebody else');
  });

  it('keeps a tip without its sender and message after the sender leaves', async () => {
    const { id } = await makeTip(app, { by: traveler, to: helper, message: 'Between us' });
    const before = await app.get(Ledger).totals();
    await leave(traveler);
    const client = await app.as(helper);
    const list = tips.parse((await client.get('/api/tips?direction=received').expect(200)).json());
    expect(list).toMatchObject([{ id, other: null, message: null, amount: 15 }]);
    const seen = receipt.parse((await client.get(`/api/receipts/${id}`).expect(200)).json());
    expect(seen.senderName).toBeNull();
    expect(await rowOf(id)).not.toContain('Between us');
    expect(await app.get(Ledger).totals()).toEqual(before);
  });

  it('keeps a tip in its sender’s history after the recipient leaves', async () => {
    const { id } = await makeTip(app, { by: traveler, to: helper, money: 'transferred', transferId: 'tr_1' });
    await leave(helper);
    const client = await app.as(traveler);
    const list = tips.parse((await client.get('/api/tips?direction=sent').expect(200)).json());
    expect(list).toMatchObject([{ id, other: null, money: 'transferred' }]);
    const seen = receipt.parse((await client.get(`/api/receipts/${id}`).expect(200)).json());
    expect(seen.recipientName).toBe('Former member');
  });

  it('keeps the held money of a recipient who leaves, for the owner of that mailbox', async () => {
    const email = `leaver${helper.id}@example.com`;
    const before = await logIn(app, app.asVisitor(), email);
    const { id } = await makeTip(app, { by: traveler, to: before, dollars: 35 });
    const client = await app.as(before);
    await client.delete('/api/profile', { email }).expect(200);
    expect(await rowOf(id)).toContain('held');
    const left = await app.database.query('test-left', 'select left_money::text as row from left_money');
    expect(JSON.stringify(left)).not.toContain(email);

    await settled(app.database, 'mail.send');
    const mails = (await app.asVisitor().get(`/sandbox/outbox?to=${email}`).expect(200)).text;
    expect(mails).toContain('$35.00 in tips is still yours');

    await forgetLimits(app);
    const stranger = app.asVisitor();
    await logIn(app, stranger, `stranger${helper.id}@example.com`);
    expect(payouts.parse((await stranger.get('/api/payouts').expect(200)).json()).heldDollars).toBe(0);
    const again = app.asVisitor();
    await logIn(app, again, email);
    expect(payouts.parse((await again.get('/api/payouts').expect(200)).json())).toMatchObject({
      account: 'none',
      heldDollars: 35,
      transferredDollars: 0,
    });
  });

  it('lets two users who tipped each other leave at once', async () => {
    const other = await makeHelper(app);
    for (const dollars of [1, 2, 3]) {
      await makeTip(app, { by: other, to: helper, dollars });
      await makeTip(app, { by: helper, to: other, dollars });
    }
    await Promise.all([leave(helper), leave(other)]);
  });
});
