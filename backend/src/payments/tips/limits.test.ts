import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { givenHelper, givenTip, type Person } from '../testing/given.js';

let app: TestApp;
let helper: Person;
beforeAll(async () => {
  app = await startTestApp();
  helper = await givenHelper(app);
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

describe('setting payments up', () => {
  it('ends after ten an hour from one address, also for guests and at once', async () => {
    const client = app.asVisitor();
    const answers = await Promise.all(Array.from({ length: 15 }, () => ask(client)));
    expect(answers.toSorted((one, other) => one - other)).toEqual([...times(10, 200), ...times(5, 429)]);
    const reply = await client.post('/api/create-payment-intent', { amount: 1, recipientId: helper.id });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3_000);
  });

  it('counts a tip once that is set up again with its key', async () => {
    const client = app.asVisitor();
    const again = { amount: 1, recipientId: helper.id, clientKey: randomUUID() };
    for (let at = 0; at < 12; at++) await client.post('/api/create-payment-intent', again).expect(200);
    expect(await ask(client)).toBe(200);
  });

  it('ends after twenty a day for one account, whatever its address', async () => {
    const sender = await app.make.user();
    expect(await inARow(21, () => app.as(sender))).toEqual([...times(20, 200), 429]);
  });

  it('ends when one recipient gets more than anybody is thanked in an hour', async () => {
    const answers = await inARow(61, () => app.asVisitor());
    expect(answers).toEqual([...times(60, 200), 429]);
  });

  it('ends when the same card has paid twenty tips today, by whatever accounts', async () => {
    const [one, other] = [await app.make.user(), await app.make.user()];
    const paidBy = (by: Person) => givenTip(app, { by, to: helper, cardFingerprint: 'the same card' });
    for (let at = 0; at < 19; at++) await paidBy(one);
    expect(await ask(await app.as(other))).toBe(200);
    await paidBy(other);
    expect(await ask(await app.as(other))).toBe(429);
    expect(await ask(await app.as(await app.make.user()))).toBe(200);
  });
});
