import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { tipMonths, tips, type Tip } from '../contract.js';
import { makeHelper, makeTip, type Person } from '../testing/fixtures.js';

let app: TestApp;
let traveler: Person;
let helper: Person;
let theirs: Client;
let mine: Client;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  [traveler, helper] = [await app.make.user(), await makeHelper(app)];
  [theirs, mine] = [await app.as(traveler), await app.as(helper)];
});
afterAll(() => app.close());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function list(client: Client, query: string): Promise<Tip[]> {
  const reply = await client.get(`/api/tips?${query}`).expect(200);
  return tips.parse(reply.json());
}

describe('the history of tips', () => {
  it('shows a tip to both of its users, each from their own side', async () => {
    const { id } = await makeTip(app, { by: traveler, to: helper, dollars: 25, message: 'You are so kind' });
    const tip = {
      id,
      amount: 25,
      message: 'You are so kind',
      status: 'succeeded',
      money: 'held',
      isUnderReview: false,
      heldUntil: expect.any(String),
      givenTo: null,
      paidAt: expect.any(String),
    };
    const person = ({ id, username }: Person) => ({ id, username, profilePictureUrl: null });
    expect(await list(mine, 'direction=received')).toEqual([
      { ...tip, direction: 'received', other: person(traveler) },
    ]);
    expect(await list(theirs, 'direction=sent')).toEqual([
      { ...tip, direction: 'sent', other: person(helper) },
    ]);
    expect(await list(mine, 'direction=sent')).toEqual([]);
    expect(await list(theirs, 'direction=received')).toEqual([]);
  });

  it('does not show a tip to other users', async () => {
    await makeTip(app, { by: traveler, to: helper, message: 'Only for you' });
    const stranger = await app.as(await app.make.user());
    for (const path of ['/api/tips?direction=received', '/api/tips?direction=sent', '/api/tips.csv'])
      expect((await stranger.get(path).expect(200)).text).not.toContain('Only for you');
    const year = tipMonths.parse((await stranger.get('/api/tips/months').expect(200)).json());
    expect(year.every(({ received, sent }) => received === 0 && sent === 0)).toBe(true);
  });

  it('needs a login', async () => {
    for (const path of ['/api/tips?direction=sent', '/api/tips/months', '/api/tips.csv'])
      await app.asVisitor().get(path).expect(401);
  });

  it('shows only what was paid', async () => {
    await makeTip(app, { by: traveler, to: helper, status: 'open', money: 'none', paidAt: null });
    expect(await list(mine, 'direction=received')).toEqual([]);
  });

  it('shows no name for the tip of a guest', async () => {
    await makeTip(app, { to: helper, receiptEmail: 'guest@example.com' });
    const reply = await mine.get('/api/tips?direction=received').expect(200);
    expect(tips.parse(reply.json())).toMatchObject([{ other: null }]);
    expect(reply.text).not.toContain('guest@example.com');
  });

  it('continues after the previous page, newest first', async () => {
    const sameMoment = minutesAgo(1);
    for (const dollars of [1, 2, 3])
      await makeTip(app, { by: traveler, to: helper, dollars, paidAt: sameMoment });
    await makeTip(app, { by: traveler, to: helper, dollars: 4, paidAt: minutesAgo(9) });
    let next: string | undefined = '/api/tips?direction=received&limit=3';
    const amounts: number[][] = [];
    while (next) {
      const reply = await mine.get(next).expect(200);
      amounts.push(tips.parse(reply.json()).map(({ amount }) => amount));
      next = /<(.*)>; rel="next"/.exec(String(reply.headers.link))?.[1];
    }
    expect(amounts).toEqual([[3, 2, 1], [4]]);
  });

  it('lists nothing after another user’s tip, and refuses an invalid cursor', async () => {
    await makeTip(app, { by: traveler, to: helper });
    const foreign = await makeTip(app, { to: await makeHelper(app) });
    expect(await list(mine, `direction=received&cursor=${foreign.id}`)).toEqual([]);
    await mine.get('/api/tips?direction=received&cursor=first').expect(400);
  });

  it('sums up the last twelve months, without returned tips', async () => {
    await makeTip(app, { by: traveler, to: helper, dollars: 20 });
    await makeTip(app, {
      by: traveler,
      to: helper,
      dollars: 5,
      money: 'transferred',
      transferId: 'tr_months',
    });
    await makeTip(app, { by: traveler, to: helper, dollars: 7, money: 'returned', status: 'refunded' });
    await makeTip(app, { by: traveler, to: helper, dollars: 9, paidAt: minutesAgo(400 * 24 * 60) });
    const yearOf = async (client: Client) =>
      tipMonths.parse((await client.get('/api/tips/months').expect(200)).json());
    const received = await yearOf(mine);
    expect(received).toHaveLength(12);
    expect(received.map(({ month }) => month)).toEqual(received.map(({ month }) => month).toSorted());
    const month = new Date().toISOString().slice(0, 7);
    expect(received.at(-1)).toEqual({ month, received: 25, sent: 0 });
    expect((await yearOf(theirs)).at(-1)).toEqual({ month, received: 0, sent: 25 });
    expect(received.slice(0, -1).every((one) => one.received === 0)).toBe(true);
  });
});
