import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { queue } from '../../moderation/desk/contract.js';
import { asStaff } from '../../moderation/testing/staff.js';
import type { Client } from '../../testing/client.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Ledger } from '../ledger/ledger.js';
import { moneyOf } from '../testing/tip-rows.js';
import { makeConnectedHelper } from '../testing/connected-helper.js';
import { makeHelper, makeTip, type Person } from '../testing/fixtures.js';
import { deskTips } from '../desk/contract.js';
import { TipReviews } from './tip-reviews.js';
import { waitForJobs } from '../testing/wait-for-jobs.js';
import { beginTip, confirm, reportPaid } from '../testing/tipping.js';
import { TipChecks } from './tip-checks.js';

let app: TestApp;
let helper: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1' } });
});
beforeEach(async () => {
  // The cards of the tests before are those of other people, and it was another day.
  await app.database.query(
    'test-another-day',
    `update tip set card_fingerprint = null, paid_at = paid_at - interval '2 days'`,
  );
  helper = await makeConnectedHelper(app);
});
afterEach(async () => {
  const { paid, held, transferred, reversed, returned, reinstated } = await app.get(Ledger).totals();
  expect(paid).toBe(held + transferred - reversed + returned - reinstated);
});
afterAll(() => app.close());

const [first, second, third, fourth] = [
  '4242424242424242',
  '5555555555554444',
  '2223003122003222',
  '5200828282828210',
] as const;

/** Transferred, so that no job looks for a charge that the provider does not have. */
const given = (tip: Parameters<typeof makeTip>[1]) => makeTip(app, { ...tip, money: 'transferred' });

async function pay(client: Client, to: Person, card: string): Promise<number> {
  const intent = await beginTip(client, { amount: 20, recipientId: to.id });
  expect((await confirm(client, intent, card)).status).toBe(200);
  const { id } = (await reportPaid(client, intent).expect(200)).json() as { id: number };
  await waitForJobs(app);
  return id;
}
const where = async (id: number) => (await moneyOf(app, id)).money;

const established = (person: Person) =>
  app.database.query(
    'test-established',
    `update payout_account set created_at = now() - interval '8 days' where user_id = $1`,
    [person.id],
  );
const waitingAbout = async ({ id }: { id: number }) => {
  const { client } = await asStaff(app);
  await settled(app.database, 'account.flag');
  const { items } = queue.parse((await client.get('/api/desk/queue').expect(200)).json());
  return items.filter(({ person }) => person.id === id);
};
const reasonOf = async (id: number) =>
  (await app.database.query('test-reason', 'select review_reason as reason from tip where id = $1', [id]))[0];

describe('the limit of a day’s tips', () => {
  it('holds tips above $200 a day for a recipient whose payout account is new', async () => {
    await given({ to: helper, dollars: 180 });
    expect(await where(await pay(app.asVisitor(), helper, first))).toBe('transferred');
    const held = await pay(app.asVisitor(), helper, second);
    expect(await where(held)).toBe('held');
    expect(await reasonOf(held)).toEqual({ reason: 'new_recipient' });
    await established(helper);
    expect(await where(await pay(app.asVisitor(), helper, third))).toBe('transferred');
  });

  it('holds them also when the payout account comes after the tips', async () => {
    const later = await makeHelper(app);
    await given({ to: later, dollars: 190 });
    const held = await pay(app.asVisitor(), later, first);
    expect(await reasonOf(held)).toEqual({ reason: 'new_recipient' });
  });

  it('holds tips above $2,000 a day for anybody, without what was given yesterday', async () => {
    await established(helper);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await given({ to: helper, dollars: 500, paidAt: yesterday });
    for (let tips = 0; tips < 4; tips++) await given({ to: helper, dollars: tips ? 500 : 480 });
    expect(await where(await pay(app.asVisitor(), helper, first))).toBe('transferred');
    const held = await pay(app.asVisitor(), helper, second);
    expect(await reasonOf(held)).toEqual({ reason: 'recipient_sum' });
    const next = await pay(app.asVisitor(), helper, third);
    expect(await reasonOf(next)).toEqual({ reason: 'recipient_sum' });
    expect(await waitingAbout(helper)).toMatchObject([
      { weight: 'high', people: 0, flags: [{ rule: 'tips', details: 'recipient_sum' }] },
    ]);
    const operator = await asStaff(app, 'operator');
    const tips = deskTips.parse(
      (await operator.client.post(`/api/desk/people/${helper.id}/tips`).expect(200)).json(),
    );
    expect(tips.find(({ id }) => id === held)).toMatchObject({ money: 'held', heldFor: 'recipient_sum' });
    expect(tips.filter(({ heldFor }) => heldFor)).toHaveLength(2);
    await app.get(TipReviews).release(held);
    await waitForJobs(app);
    const after = (await operator.client.post(`/api/desk/people/${helper.id}/tips`).expect(200)).json();
    expect(deskTips.parse(after).find(({ id }) => id === held)).toMatchObject({ heldFor: null });
  });

  it('brings a giver to the desk for the sum of their own day, and not the recipient', async () => {
    await established(helper);
    const giver = await app.make.user();
    const client = await app.as(giver);
    for (const dollars of [500, 490]) await given({ by: giver, to: await makeConnectedHelper(app), dollars });
    await pay(client, helper, first);
    expect(await waitingAbout(giver)).toMatchObject([
      { weight: 'high', flags: [{ rule: 'tips', details: 'giver_sum' }] },
    ]);
    expect(await waitingAbout(helper)).toEqual([]);
  });

  it('holds tips above $1,000 a day from one person, whatever their cards, and from one card', async () => {
    await established(helper);
    const [giver, card] = [await app.make.user(), first];
    const client = await app.as(giver);
    for (const dollars of [500, 480]) await given({ by: giver, to: await makeConnectedHelper(app), dollars });
    const last = await pay(client, helper, card);
    expect(await where(last)).toBe('transferred');
    expect(await reasonOf(await pay(client, helper, second))).toEqual({ reason: 'giver_sum' });

    const [row] = await app.database.query<{ print: string }>(
      'test-print',
      'select card_fingerprint as print from tip where id = $1',
      [last],
    );
    const other = await makeConnectedHelper(app);
    await given({ to: other, dollars: 500, cardFingerprint: row?.print ?? '' });
    await given({ to: other, dollars: 480, cardFingerprint: row?.print ?? '' });
    expect(await reasonOf(await pay(app.asVisitor(), helper, card))).toEqual({ reason: 'giver_sum' });
  });

  it.each(['mailbox_key', 'phone_key'])(
    'counts what other accounts of the recipient got, by %s',
    async (key) => {
      const other = await makeConnectedHelper(app);
      await given({ to: other, dollars: 190 });
      expect(await where(await pay(app.asVisitor(), helper, first))).toBe('transferred');
      const same = `update "user" set ${key} = $3 where id in ($1, $2)`;
      await app.database.query(`test-${key}`, same, [helper.id, other.id, `of ${helper.id}`]);
      const held = await pay(app.asVisitor(), helper, second);
      expect(await where(held)).toBe('held');
      expect(await reasonOf(held)).toEqual({ reason: 'new_recipient' });
    },
  );

  const twoWithOneBank = async () =>
    [await makeConnectedHelper(app, 'shared'), await makeConnectedHelper(app, 'shared')] as const;

  it('counts what people got who are paid into the same bank account', async () => {
    const [one, other] = await twoWithOneBank();
    await given({ to: other, dollars: 190 });
    const held = await pay(app.asVisitor(), one, first);
    expect(await reasonOf(held)).toEqual({ reason: 'new_recipient' });
    expect(await where(await pay(app.asVisitor(), helper, second))).toBe('transferred');
  });

  it('counts what other accounts of the giver gave', async () => {
    await established(helper);
    const [one, two] = [await app.make.user(), await app.make.user()];
    const same = `update "user" set phone_key = 'of the giver' where id in ($1, $2)`;
    await app.database.query('test-one-giver', same, [one.id, two.id]);
    for (const dollars of [500, 490]) await given({ by: one, to: await makeHelper(app), dollars });
    const held = await pay(await app.as(two), helper, first);
    expect(await reasonOf(held)).toEqual({ reason: 'giver_sum' });
  });

  it('counts tips that are paid at the same time', async () => {
    await given({ to: helper, dollars: 160 });
    const cards = [first, second, third, fourth];
    const tips = await Promise.all(cards.map((card) => pay(app.asVisitor(), helper, card)));
    const places = await Promise.all(tips.map(where));
    expect(places.toSorted()).toEqual(['held', 'held', 'transferred', 'transferred']);
  });

  type Payment = [card: string | null, sides: Parameters<TipChecks['lock']>[2]];
  async function expectTurns(one: Payment, two: Payment) {
    const em = app.nest.get(MikroORM).em.fork();
    const checks = app.get(TipChecks);
    await em.transactional(async (first) => {
      await checks.lock(first, ...one);
      const waiting = em.fork().transactional(async (next) => {
        await next.execute(`set local lock_timeout = '20ms'`);
        await checks.lock(next, ...two);
      });
      await expect(waiting).rejects.toThrow('lock timeout');
    });
  }

  it.each([
    ['with one card', 'a card', {}],
    ['by accounts of one giver', null, { senderId: 0 }],
    ['to accounts of one recipient', null, { recipientId: 0 }],
  ])('lets payments %s take turns, so that each counts those before', async (_, card, side) => {
    const [one, two] = [await app.make.user(), await app.make.user()];
    const same = `update "user" set mailbox_key = $3 where id in ($1, $2)`;
    await app.database.query('test-one-person', same, [one.id, two.id, `of ${one.id}`]);
    const sidesOf = ({ id }: Person) => ({
      senderId: 'senderId' in side ? id : null,
      recipientId: 'recipientId' in side ? id : null,
    });
    await expectTurns([card, sidesOf(one)], [card, sidesOf(two)]);
  });

  it('lets payments to people with one bank account take turns', async () => {
    const [one, other] = await twoWithOneBank();
    const to = ({ id }: Person): Payment => [null, { senderId: null, recipientId: id }];
    await expectTurns(to(one), to(other));
  });
});
