import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { payouts, recipientToTip, tips } from '../contract.js';
import { Ledger } from '../ledger/ledger.js';
import { makeConnectedHelper } from '../testing/connected-helper.js';
import { makeHelper, type Person } from '../testing/fixtures.js';
import { bookingsOf, moneyOf, payoutAccountOf } from '../testing/tip-rows.js';
import { payTip } from '../testing/tipping.js';
import { HeldTooLong } from './held-too-long.js';
import { daysHeld } from '../store/held-until.js';

let app: TestApp;
let helper: Person;
let giver: Person;
let helpers: Client;
let givers: Client;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' }, alone: 'A charity is a setting' });
});
beforeEach(async () => {
  app.config.stripe.charity = null;
  [helper, giver] = [await makeHelper(app), await app.make.user()];
  [helpers, givers] = [await app.as(helper), await app.as(giver)];
});
afterAll(() => app.close());

const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
const pay = (amount: number) => payTip(givers, { amount, recipientId: helper.id });
const give = (way: string, by = helpers) => by.post('/api/payouts/held', { way });
const see = async () => payouts.parse((await helpers.get('/api/payouts').expect(200)).json());
const received = async () =>
  tips.parse((await helpers.get('/api/tips?direction=received').expect(200)).json());
const older = (tipId: number, days: number) =>
  app.database.query(
    'test-older-tip',
    `update tip set paid_at = paid_at - make_interval(days => $2) where id = $1`,
    [tipId, days],
  );

describe('the day until which a tip is held', () => {
  it('is said before it is given, and on the helper’s page', async () => {
    const reply = await givers.get(`/api/tips/recipients/${helper.id}`).expect(200);
    expect(recipientToTip.parse(reply.json())).toMatchObject({ heldUntil: day(daysHeld), charity: null });
    const { id } = await pay(20);
    await older(id, 10);
    await pay(5);
    expect(await see()).toMatchObject({ heldDollars: 25, heldUntil: day(daysHeld - 10), charity: null });
    expect((await received()).map(({ heldUntil }) => heldUntil)).toEqual([day(daysHeld), day(daysHeld - 10)]);
  });

  it('is not there for a helper who can be paid out', async () => {
    const { id } = await makeConnectedHelper(app);
    const reply = await givers.get(`/api/tips/recipients/${id}`).expect(200);
    expect(reply.json()).not.toHaveProperty('heldUntil');
  });

  it('is followed by a refund, a month after a reminder', async () => {
    const { id } = await pay(30);
    await older(id, daysHeld - 29);
    await Promise.all([app.get(HeldTooLong).run(), app.get(HeldTooLong).run()]);
    const reminder = await app.outbox({ to: helper.email, says: /we hold \$30\.00 in tips for you until/ });
    expect(reminder.text).not.toMatch(/give it on/);
    expect(await moneyOf(app, id)).toMatchObject({ money: 'held' });

    await older(id, 30);
    await Promise.all([app.get(HeldTooLong).run(), app.get(HeldTooLong).run()]);
    await settled(app.database, 'tip.refund');
    expect(await moneyOf(app, id)).toMatchObject({ money: 'returned', status: 'refunded' });
    expect(await bookingsOf(app, id)).toEqual(['paid', 'returned']);
    const mail = await app.outbox({ to: giver.email, says: /could not be paid out in time/ });
    expect(mail.text).toContain('$30.00');
  });
});

describe('a way out', () => {
  it('gives all held tips back to their cards, once', async () => {
    const [one, two] = [await pay(20), await pay(15)];
    const replies = await Promise.all([give('give_back'), give('give_back')]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    await settled(app.database, 'tip.refund');
    for (const { id } of [one, two]) {
      expect(await moneyOf(app, id)).toMatchObject({ money: 'returned', status: 'refunded' });
      expect(await bookingsOf(app, id)).toEqual(['paid', 'returned']);
    }
    expect(await see()).toMatchObject({ heldDollars: 0, reviewedDollars: 0, heldUntil: null });
    const mail = await app.outbox({ to: giver.email, says: /gives it back to you/ });
    expect(mail.text).toContain(helper.username);
    const { held, kept } = await app.get(Ledger).totals();
    expect(kept).toBeLessThanOrEqual(held);
  });

  it('leaves what is under review or another’s', async () => {
    const { id } = await pay(20);
    await app.database.query(
      'test-review',
      `update tip set review = 'pending', review_reason = 'desk' where id = $1`,
      [id],
    );
    await give('give_back').expect(409);
    const stranger = await app.as(await makeHelper(app));
    await give('give_back', stranger).expect(409);
    await give('give_back', app.asVisitor()).expect(401);
    expect(await moneyOf(app, id)).toMatchObject({ money: 'held' });
  });

  it('leads to a charity only where the site names one', async () => {
    const { id } = await pay(40);
    await give('give_on').expect(409);

    const charity = await makeConnectedHelper(app);
    const account = await payoutAccountOf(app, charity.id);
    app.config.stripe.charity = { name: 'Wheels for All', account };
    await give('give_on').expect(200);
    await settled(app.database, 'tip.transfer');
    expect(await moneyOf(app, id)).toMatchObject({ money: 'transferred', status: 'succeeded' });
    expect(await bookingsOf(app, id)).toEqual(['paid', 'transferred']);
    expect(await received()).toMatchObject([
      { money: 'transferred', givenTo: 'Wheels for All', heldUntil: null },
    ]);
    expect(await see()).toMatchObject({ heldDollars: 0, transferredDollars: 0, charity: 'Wheels for All' });
    const mail = await app.outbox({ to: giver.email, says: /on to Wheels for All/ });
    expect(mail.text).toContain('$40.00');
    await give('give_back').expect(409);
  });
});
