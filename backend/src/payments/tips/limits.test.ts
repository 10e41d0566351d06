import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeHelper, makeTip, type Person } from '../testing/fixtures.js';

let app: TestApp;
let helper: Person;
beforeAll(async () => {
  app = await startTestApp();
  helper = await makeHelper(app);
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const ask = async (client: Client) =>
  (await client.post('/api/create-payment-intent', { amount: 1, recipientId: helper.id })).status;

async function inARow(count: number, client: () => Client | Promise<Client>): Promise<number[]> {
  const answers = [];
  for (let at = 0; at < count; at++) answers.push(await ask(await client()));
  return answers;
}
const times = (count: number, status: number) => Array<number>(count).fill(status);

describe('payment setup', () => {
  it('is limited to ten an hour from one address, also for guests and concurrent requests', async () => {
    const client = app.asVisitor();
    const answers = await Promise.all(Array.from({ length: 15 }, () => ask(client)));
    expect(answers.toSorted((one, other) => one - other)).toEqual([...times(10, 200), ...times(5, 429)]);
    const reply = await client.post('/api/create-payment-intent', { amount: 1, recipientId: helper.id });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3_000);
  });

  it('counts a tip once if it is set up again with its key', async () => {
    const client = app.asVisitor();
    const again = { amount: 1, recipientId: helper.id, clientKey: randomUUID() };
    for (let at = 0; at < 12; at++) await client.post('/api/create-payment-intent', again).expect(200);
    expect(await ask(client)).toBe(200);
  });

  it('is limited to twenty a day for one account, from all addresses', async () => {
    const sender = await app.make.user();
    expect(await inARow(21, () => app.as(sender))).toEqual([...times(20, 200), 429]);
  });

  it('counts unpaid tips only for the sender, so that a helper’s tips cannot be blocked', async () => {
    const answers = await inARow(70, () => app.asVisitor());
    expect(answers).toEqual(times(70, 200));
  });

  it('is refused when a recipient got an unusual number of tips in an hour', async () => {
    const thanked = await makeHelper(app);
    for (let at = 0; at < 60; at++) await makeTip(app, { to: thanked });
    const form = { amount: 1, recipientId: thanked.id };
    const reply = await app.asVisitor().post('/api/create-payment-intent', form).expect(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(await ask(app.asVisitor())).toBe(200);
  });

  it('counts a tip once if it is set up thirty times at once', async () => {
    const client = app.asVisitor();
    const form = { amount: 1, recipientId: helper.id, clientKey: randomUUID() };
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => client.post('/api/create-payment-intent', form)),
    );
    expect(replies.map(({ status }) => status)).toEqual(times(30, 200));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    const answers = await inARow(10, () => client);
    expect(answers).toEqual([...times(9, 200), 429]);
  });

  it('is refused when the same card has paid twenty tips today, from all accounts', async () => {
    const [one, other] = [await app.make.user(), await app.make.user()];
    const paidBy = (by: Person) => makeTip(app, { by, to: helper, cardFingerprint: 'the same card' });
    for (let at = 0; at < 19; at++) await paidBy(one);
    expect(await ask(await app.as(other))).toBe(200);
    await paidBy(other);
    expect(await ask(await app.as(other))).toBe(429);
    expect(await ask(await app.as(await app.make.user()))).toBe(200);
  });
});
