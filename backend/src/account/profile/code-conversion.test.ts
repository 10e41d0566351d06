import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Metrics } from '../../platform/observe/metrics.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { phoneCode } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetLimits(app);
  await app.database.query('test-no-codes', 'delete from sms_code');
});
afterEach(() => app.asVisitor().delete('/sandbox/knobs').expect(200));
afterAll(() => app.close());

let last = 100;
const someNumber = () => `+1 2025550${++last}`;
const save = (client: Client, phoneNumber: string) => client.patch('/api/profile', { phoneNumber });
const deliveryFor = async (client: Client) =>
  phoneCode.parse((await client.get('/api/auth/phone-code').expect(200)).json()).delivery;

/** Waits until the provider has reported the delivery of every SMS. */
async function reported() {
  await settled(app.database, 'sms.send');
  await settled(app.database, 'sandbox.sms-report');
}

async function newcomer({ daysAgo = 0 } = {}) {
  const user = await app.make.user();
  await app.database.query(
    'test-age-user',
    `update "user" set created_at = now() - $2 * interval '1 day' where id = $1`,
    [user.id, daysAgo],
  );
  return app.as(user);
}

/** Sends codes to numbers like +1 202 555 … and enters `entered` of them. */
async function codesBefore({
  sent,
  entered,
  minutesAgo = 30,
}: {
  sent: number;
  entered: number;
  minutesAgo?: number;
}) {
  for (let one = 0; one < sent; one++)
    await app.database.query(
      'test-code-before',
      `insert into sms_code (dispatch_id, attempt_id, prefix, country, sent_at, entered_at)
       values ($1, $2, '+12025', 'US', now() - $3 * interval '1 minute', case when $4 then now() end)`,
      [randomUUID(), `attempt-${one}`, minutesAgo, one < entered],
    );
}

describe('a prefix whose codes are hardly ever entered', () => {
  it('gets two codes an hour, and an explanation', async () => {
    await codesBefore({ sent: 20, entered: 3 });
    for (let one = 0; one < 2; one++) await save(await newcomer(), someNumber()).expect(200);
    const refused = await save(await newcomer(), someNumber()).expect(429);
    expect(refused.json()).toMatchObject({
      message: expect.stringMatching(/hardly ever entered.*in an hour/),
    });
    expect(await app.get(Metrics).text()).toContain('sms_refusals_total{because="prefix"} 1');
    expect(await app.get(Metrics).text()).toContain('sms_codes_last_day{country="US",state="sent"} 22');
    expect(await app.get(Metrics).text()).toContain('sms_codes_last_day{country="US",state="entered"} 3');
  });

  it('is not limited for members of more than a week', async () => {
    await codesBefore({ sent: 20, entered: 0 });
    for (let one = 0; one < 4; one++) await save(await newcomer({ daysAgo: 8 }), someNumber()).expect(200);
  });

  it.each([
    ['one in five was entered', { sent: 20, entered: 4 }],
    ['there were too few to judge', { sent: 19, entered: 0 }],
    ['people still have time to enter them', { sent: 20, entered: 0, minutesAgo: 5 }],
    ['that was another day', { sent: 20, entered: 0, minutesAgo: 25 * 60 }],
  ])('is not limited if %s', async (_, before) => {
    await codesBefore(before);
    for (let one = 0; one < 4; one++) await save(await newcomer(), someNumber()).expect(200);
  });
});

describe('a texted code', () => {
  it('counts as entered, together with the earlier codes for the same number', async () => {
    const [client, phoneNumber] = [await newcomer(), someNumber()];
    await save(client, phoneNumber).expect(200);
    const to = phoneNumber.replace(' ', '');
    const first = await app.outbox({ to });
    await client.post('/api/auth/resend-verification').expect(200);
    const { text } = await app.outbox({ to, after: first.id });
    await client.post('/api/auth/verify', { code: /\b\d{6}\b/.exec(text)?.[0] }).expect(200);
    const entered = 'select count(*)::int as count, count(entered_at)::int as entered from sms_code';
    expect(await app.database.query('test-entered', entered)).toEqual([{ count: 2, entered: 2 }]);
  });

  it('is reported to its owner as delivered or as failed', async () => {
    const client = await newcomer();
    expect(await deliveryFor(client)).toBe('unknown');
    await save(client, someNumber()).expect(200);
    await reported();
    expect(await deliveryFor(client)).toBe('delivered');

    await app.asVisitor().send('PUT', '/sandbox/knobs/sms.delivery', { fault: 'undelivered' }).expect(200);
    await save(client, someNumber()).expect(200);
    await reported();
    expect(await deliveryFor(client)).toBe('undelivered');

    await save(client, '').expect(200);
    expect(await deliveryFor(client)).toBe('unknown');
  });

  it('is reported only to its owner', async () => {
    await save(await newcomer(), someNumber()).expect(200);
    await reported();
    expect(await deliveryFor(await newcomer())).toBe('unknown');
    await app.asVisitor().get('/api/auth/phone-code').expect(401);
  });
});
