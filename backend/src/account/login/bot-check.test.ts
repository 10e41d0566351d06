import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fallbackToken } from '../../platform/captcha/captcha.js';
import type { Client } from '../../testing/client.js';
import { botCheck, forgetLimits, readLoginMail } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { botCheckSentence } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

let made = 0;
const someEmail = () => `checked${++made}@example.com`;
const ask = (client: Client, captchaToken?: string, email = someEmail()) =>
  client.post('/api/auth/login', { email, captchaToken });

describe('the bot check of a login', () => {
  it('refuses a login without a bot check, with the message that the page shows', async () => {
    for (const token of [undefined, '']) {
      const reply = await ask(app.asVisitor(), token).expect(400);
      expect((reply.json() as { message: string }).message).toBe(botCheckSentence);
    }
  });

  it('refuses a login that fails the bot check', async () => {
    const visitor = app.asVisitor();
    const used = await botCheck(visitor);
    await ask(visitor, used).expect(200);
    await ask(visitor, used).expect(403);
    await ask(visitor, await botCheck(visitor, '&score=0.1')).expect(403);
    await ask(visitor, await botCheck(visitor, '&hostname=evil.example')).expect(403);
    await ask(visitor, await botCheck(visitor, '&age=126')).expect(403);
    await ask(visitor, 'invented').expect(403);
  });

  it('refuses a bot check for another action', async () => {
    const visitor = app.asVisitor();
    const reply = await visitor.get('/sandbox/captcha/token?action=create_listing');
    await ask(visitor, (reply.json() as { token: string }).token).expect(403);
  });

  it('allows the fallback only a few times, because it proves nothing', async () => {
    const visitor = app.asVisitor();
    for (let round = 0; round < 3; round++) await ask(visitor, fallbackToken).expect(200);
    await ask(visitor, fallbackToken).expect(429);
    await ask(visitor, await botCheck(visitor)).expect(200);
  });

  it('allows logins while the bot check is down', async () => {
    const visitor = app.asVisitor();
    const captchaToken = await botCheck(visitor);
    await visitor.send('PUT', '/sandbox/knobs/captcha', { fault: 'down' }).expect(200);
    const email = someEmail();
    await ask(visitor, captchaToken, email).expect(200);
    await visitor.delete('/sandbox/knobs').expect(200);
    expect((await readLoginMail(app, email)).code).toMatch(/^\d{6}$/);
  });
});
