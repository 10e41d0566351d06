import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Ledger } from '../ledger/ledger.js';
import { moneyOf } from '../testing/tip-rows.js';
import { makeConnectedHelper } from '../testing/connected-helper.js';
import { makeTip, type Person } from '../testing/fixtures.js';
import { waitForJobs } from '../testing/wait-for-jobs.js';
import { beginTip, confirm, reportPaid } from '../testing/tipping.js';

let app: TestApp;
let helper: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1' } });
});
beforeEach(async () => {
  helper = await makeConnectedHelper(app);
});
afterEach(async () => {
  const { paid, held, transferred, reversed, returned, reinstated } = await app.get(Ledger).totals();
  expect(paid).toBe(held + transferred - reversed + returned - reinstated);
});
afterAll(() => app.close());

/** Limits count per card, so each test uses new ones. */
const unused = [
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '2223003122003222',
  '5200828282828210',
  '6011111111111117',
  '3056930009020004',
  '3566002020360505',
];
function newCard(): string {
  const card = unused.pop();
  if (!card) throw new Error('There is no card left');
  return card;
}

async function pay(client: Client, to: Person, card: string, receiptEmail?: string): Promise<number> {
  const intent = await beginTip(client, {
    amount: 20,
    recipientId: to.id,
    ...(receiptEmail && { receiptEmail }),
  });
  expect((await confirm(client, intent, card)).status).toBe(200);
  const { id } = (await reportPaid(client, intent).expect(200)).json() as { id: number };
  await waitForJobs(app);
  return id;
}
const where = async (id: number) => (await moneyOf(app, id)).money;

describe('a card that the helper also pays with', () => {
  it('transfers nothing to that helper, also for a guest', async () => {
    const [own, other, friend] = [newCard(), newCard(), await makeConnectedHelper(app)];
    expect(await where(await pay(await app.as(helper), friend, own))).toBe('transferred');
    expect(await where(await pay(app.asVisitor(), helper, own))).toBe('held');
    expect(await where(await pay(app.asVisitor(), helper, other))).toBe('transferred');
    expect(await where(await pay(app.asVisitor(), friend, own))).toBe('transferred');
  });

  it('transfers nothing when a second account of the same mailbox pays', async () => {
    const second = await app.make.user({ email: helper.email.replace('@', '+two@') });
    expect(await where(await pay(await app.as(second), helper, newCard()))).toBe('held');
  });

  it('transfers nothing when a guest has the receipt sent to the mailbox of the helper', async () => {
    const card = newCard();
    const own = helper.email.replace('@', '+mine@');
    expect(await where(await pay(app.asVisitor(), helper, card, own))).toBe('held');
    expect(await where(await pay(app.asVisitor(), helper, card))).toBe('held');
    expect(await where(await pay(app.asVisitor(), helper, newCard(), 'ines@example.com'))).toBe(
      'transferred',
    );
  });

  it('knows that mailbox in all its spellings', async () => {
    const email = 'i.ne.s@gmail.com';
    await app.database.query('test-email', 'update "user" set email = $2 where id = $1', [helper.id, email]);
    const same = 'Ine.s+tips@googlemail.com';
    expect(await where(await pay(app.asVisitor(), helper, newCard(), same))).toBe('held');
  });
});

it('lets one card pay twenty tips a day, for all senders and recipients together', async () => {
  const card = newCard();
  const first = await pay(app.asVisitor(), helper, card);
  const [{ print } = { print: '' }] = await app.database.query<{ print: string }>(
    'test-print',
    'select card_fingerprint as print from tip where id = $1',
    [first],
  );
  const others = await makeConnectedHelper(app);
  for (let at = 1; at < 19; at++) await makeTip(app, { to: others, cardFingerprint: print });
  expect(await where(await pay(app.asVisitor(), helper, card))).toBe('transferred');
  const last = await Promise.all([1, 2, 3].map(() => pay(app.asVisitor(), helper, card)));
  expect(await Promise.all(last.map(where))).toEqual(['held', 'held', 'held']);
});
