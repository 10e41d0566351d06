import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { beginLogin, forgetLimits, wrongCodeFor } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { me, meAnswer } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

let last = 100;
/** A number from the range reserved for fiction. */
const someNumber = () => `+1 2025550${++last}`;
const whoAmI = async (client: Client) => me.parse((await client.get('/api/auth/me').expect(200)).json());
const save = (client: Client, phoneNumber: string) => client.patch('/api/profile', { phoneNumber });
const enter = (client: Client, code: string) => client.post('/api/auth/verify', { code });

async function codeFor(phoneNumber: string, after = 0) {
  const { text, id } = await app.outbox({ to: phoneNumber.replace(' ', ''), channel: 'sms', after });
  return { code: /\b(\d{6})\b/.exec(text)?.[1] ?? '', smsId: id };
}

async function withNewNumber() {
  const phoneNumber = someNumber();
  const client = await app.as(await app.make.user());
  await save(client, phoneNumber).expect(200);
  return { client, phoneNumber, ...(await codeFor(phoneNumber)) };
}

describe('the verification of a phone', () => {
  it('verifies a number with the code from the SMS', async () => {
    const { client, phoneNumber, code } = await withNewNumber();
    expect(await whoAmI(client)).toMatchObject({
      phoneNumber,
      phoneNumberMasked: `+1 ••••••${phoneNumber.slice(-4)}`,
      verified: false,
    });
    const reply = await enter(client, code).expect(200);
    expect(meAnswer.parse(reply.json()).user.verified).toBe(true);
    expect((await whoAmI(client)).verified).toBe(true);
  });

  it('sends another code on request, but none if there is nothing to verify', async () => {
    const { client, phoneNumber, smsId } = await withNewNumber();
    await client.post('/api/auth/resend-verification').expect(200);
    const { code } = await codeFor(phoneNumber, smsId);
    await enter(client, code).expect(200);
    await client.post('/api/auth/resend-verification').expect(400);
    await (await app.as(await app.make.user())).post('/api/auth/resend-verification').expect(400);
    await app.asVisitor().post('/api/auth/resend-verification').expect(401);
  });

  it('needs a new code after the number changes, and texts nothing if it does not change', async () => {
    const { client, phoneNumber, code, smsId } = await withNewNumber();
    await enter(client, code).expect(200);
    await save(client, phoneNumber.replace('+1 202555', '+1 202 555 ')).expect(200);
    expect((await whoAmI(client)).verified).toBe(true);
    expect((await codeFor(phoneNumber)).smsId).toBe(smsId);

    await save(client, someNumber()).expect(200);
    expect((await whoAmI(client)).verified).toBe(false);
    await save(client, '').expect(200);
    expect(await whoAmI(client)).toMatchObject({
      phoneNumber: null,
      phoneNumberMasked: null,
      verified: false,
    });
  });

  it('texts one block of numbers five codes an hour, for all users together', async () => {
    const inBlock = (last: string) => `+1 202777${last}`;
    const ask = async (phoneNumber: string) => save(await app.as(await app.make.user()), phoneNumber);
    for (const last of ['0101', '3102', '5103', '7104', '9105'])
      await ask(inBlock(last)).then(({ status }) => expect(status).toBe(200));
    const sixth = await ask(inBlock('2106'));
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(1_800);
    expect((await ask('+1 2027780107')).status).toBe(200);
  });

  it('refuses a code of another user, number or purpose', async () => {
    const [mine, other] = [await withNewNumber(), await withNewNumber()];
    await enter(mine.client, other.code).expect(400);
    await app.asVisitor().post('/api/auth/verify', { code: mine.code }).expect(401);

    await save(mine.client, someNumber()).expect(200);
    await enter(mine.client, mine.code).expect(400);

    const login = await beginLogin(app, other.client, 'purpose@example.com');
    if (login.code !== other.code) await enter(other.client, login.code).expect(400);
    if (login.code !== other.code)
      await other.client.post('/api/auth/verify', { code: other.code, userId: login.id }).expect(400);
    await enter(other.client, other.code).expect(200);
  });

  it('stops after five wrong codes, and a new code does not reset the count', async () => {
    const { client, phoneNumber, code, smsId } = await withNewNumber();
    for (let round = 0; round < 5; round++) await enter(client, wrongCodeFor(code)).expect(400);
    await enter(client, code).expect(429);
    await client.post('/api/auth/resend-verification').expect(200);
    await enter(client, (await codeFor(phoneNumber, smsId)).code).expect(429);
  });

  it('accepts one right code once, even if it is sent 20 times at once', async () => {
    const { client, code } = await withNewNumber();
    const replies = await Promise.all(Array.from({ length: 20 }, () => enter(client, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('accepts a code for ten minutes by the clock of the database', async () => {
    const { client, code } = await withNewNumber();
    await app.database.query(
      'age-all',
      `update code_attempt set code_expires_at = code_expires_at - interval '10 minutes' where purpose = 'phone'`,
    );
    await enter(client, code).expect(400);
  });

  it('texts a user five times a day and a number three times', async () => {
    const { client } = await withNewNumber();
    for (let round = 0; round < 2; round++) await client.post('/api/auth/resend-verification').expect(200);
    await client.post('/api/auth/resend-verification').expect(429);
    await save(client, someNumber()).expect(200);
  });
});
