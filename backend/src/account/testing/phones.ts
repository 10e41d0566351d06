import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import type { TestApp } from '../../testing/test-app.js';
import { me } from '../contract.js';

/** Verifies a number, which another account may have at the moment. */
export async function verifyPhone(app: TestApp, client: Client, number: string): Promise<void> {
  const to = number.replaceAll(/[^+\d]/g, '');
  const earlier = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to, limit: '1' })}`);
  const after = (earlier.json() as { id: number }[])[0]?.id ?? 0;
  await forgetLimits(app);
  await client.patch('/api/profile', { phoneNumber: number }).expect(200);
  const { text } = await app.outbox({ to, channel: 'sms', after });
  await client.post('/api/auth/verify', { code: /\b\d{6}\b/.exec(text)?.[0] }).expect(200);
}

/** Until the number has been verified for more than a day. */
export async function letPhoneSettle(app: TestApp, client: Client): Promise<void> {
  const { id } = me.parse((await client.get('/api/auth/me').expect(200)).json());
  await app.asVisitor().post(`/sandbox/people/${id}/days`, { by: 2 }).expect(200);
}
