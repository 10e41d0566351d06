import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { me } from '../contract.js';
import { accountData } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const profile = async (client: Client) => me.parse((await client.get('/api/auth/me')).json());
const isVerified = async (client: Client) => (await profile(client)).verified;

async function aboutToVerify(number: string, after = 0) {
  const user = await app.make.user();
  const client = await app.as(user);
  await client.patch('/api/profile', { phoneNumber: number }).expect(200);
  const { text, id } = await app.outbox({ to: number.replace(' ', ''), channel: 'sms', after });
  const code = /\b(\d{6})\b/.exec(text)?.[1] ?? '';
  return { user, client, smsId: id, verify: () => client.post('/api/auth/verify', { code }) };
}

describe('the record of verified numbers', () => {
  it('counts a number for its last verifier, and notifies the previous one', async () => {
    const before = await aboutToVerify('+1 2025550171');
    await before.verify().then(({ status }) => expect(status).toBe(200));
    const now = await aboutToVerify('+1 2025550171', before.smsId);
    expect(await isVerified(before.client)).toBe(true);

    await now.verify().then(({ status }) => expect(status).toBe(200));
    expect(await isVerified(now.client)).toBe(true);
    expect(await isVerified(before.client)).toBe(false);
    const { text } = await app.outbox({ to: before.user.email, channel: 'email' });
    expect(text).toContain('verified by somebody else');
    expect(text).not.toContain(now.user.email);
  });

  it('tells the previous holder on the site too, until they verify or change the number', async () => {
    const before = await aboutToVerify('+1 2025550173');
    await before.verify();
    expect(await profile(before.client)).toMatchObject({ phoneLost: false });
    const now = await aboutToVerify('+1 2025550173', before.smsId);
    await now.verify();
    expect(await profile(before.client)).toMatchObject({ verified: false, phoneLost: true });
    expect(await profile(now.client)).toMatchObject({ verified: true, phoneLost: false });

    await before.client.patch('/api/profile', { phoneNumber: '+1 2025550174' }).expect(200);
    expect(await profile(before.client)).toMatchObject({ verified: false, phoneLost: false });
  });

  it('counts a number for one of two users who verify it at the same time', async () => {
    const one = await aboutToVerify('+1 2025550172');
    const other = await aboutToVerify('+1 2025550172', one.smsId);
    const statuses = (await Promise.all([one.verify(), other.verify()])).map(({ status }) => status);
    expect(statuses).toEqual([200, 200]);
    expect([await isVerified(one.client), await isVerified(other.client)].filter(Boolean)).toHaveLength(1);
  });

  it('counts the days of a number anew after each verification, and tells its owner since when', async () => {
    const { client, verify } = await aboutToVerify('+1 2025550175');
    const since = async () => {
      const { elsewhere } = accountData.parse((await client.get('/api/profile/download').expect(200)).json());
      return elsewhere['phoneVerifiedAt'];
    };
    expect(await since()).toBeNull();
    await verify();
    expect(Date.parse(String(await since()))).toBeGreaterThan(Date.now() - 60_000);
    const { id, email } = await profile(client);
    await app.asVisitor().post(`/sandbox/people/${id}/days`, { by: 2 }).expect(200);
    expect(Date.parse(String(await since()))).toBeLessThan(Date.now() - 86_400_000);
    await client.delete('/api/profile', { email }).expect(200);
    const left = 'select phone_verified_at as at from "user" where id = $1';
    expect(await app.database.query('test-left', left, [id])).toEqual([{ at: null }]);
  });
});
