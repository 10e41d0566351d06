import { loginAnswer, meAnswer, type Me } from '../account/contract.js';
import type { Client } from './client.js';
import type { TestApp } from './test-app.js';

/** A requested login: the attempt, and the secrets of its mail. */
export interface Attempt {
  id: string;
  code: string;
  linkToken: string;
  mailId: number;
}

export async function botCheck(client: Client, query = ''): Promise<string> {
  const reply = await client.get(`/sandbox/captcha/token?action=login${query}`).expect(200);
  return (reply.json() as { token: string }).token;
}

export async function askForLogin(client: Client, email: string): Promise<string> {
  const captchaToken = await botCheck(client);
  const reply = await client.post('/api/auth/login', { email, captchaToken }).expect(200);
  return loginAnswer.parse(reply.json()).user.id;
}

const loginMail = /^(\d{6})$[^]*#token=/m;

export async function readLoginMail(app: TestApp, to: string, after = 0) {
  const { text, id } = await app.outbox({ to, channel: 'email', after, says: loginMail });
  const code = loginMail.exec(text)?.[1];
  const linkToken = /#token=([\w-]+)/.exec(text)?.[1];
  if (!code || !linkToken) throw new Error(`This is not a login mail: ${text}`);
  return { code, linkToken, mailId: id };
}

export async function beginLogin(app: TestApp, client: Client, email: string): Promise<Attempt> {
  const before = await newestMail(client, email);
  const id = await askForLogin(client, email);
  return { id, ...(await readLoginMail(app, email, before)) };
}

async function newestMail(client: Client, to: string): Promise<number> {
  const reply = await client.get(`/sandbox/outbox?${new URLSearchParams({ to, limit: '1' })}`).expect(200);
  return (reply.json() as { id: number }[])[0]?.id ?? 0;
}

export async function logIn(app: TestApp, client: Client, email: string): Promise<Me> {
  const { id, code } = await beginLogin(app, client, email);
  const reply = await client.post('/api/auth/verify', { code, userId: id }).expect(200);
  return meAnswer.parse(reply.json()).user;
}

export const wrongCodeFor = (code: string) => (code === '000000' ? '000001' : '000000');

/** Resets all rate limits. */
export const forgetLimits = (app: TestApp) => app.database.query('forget-limits', 'delete from limit_bucket');
