import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Captcha, fallbackToken } from './captcha.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => app.asVisitor().delete('/sandbox/knobs').expect(200));

async function token(wish = ''): Promise<string> {
  const reply = await app.asVisitor().get(`/sandbox/captcha/token?action=login${wish}`).expect(200);
  return (reply.json() as { token: string }).token;
}
const check = (given: string, action = 'login') =>
  app.get(Captcha).check({ token: given, action, ip: '10.0.0.1' });

describe('the bot-check', () => {
  it('accepts a fresh token for the right action', async () => {
    expect(await check(await token())).toBe('human');
  });

  it('accepts a token only once, even from 20 requests at the same time', async () => {
    const once = await token();
    const checks = await Promise.all(Array.from({ length: 20 }, () => check(once)));
    expect(checks.filter((result) => result === 'human')).toHaveLength(1);
    expect(checks.filter((result) => result === 'suspect')).toHaveLength(19);
    expect(await check(once)).toBe('suspect');
  });

  it.each([
    ['made for something else', async () => check(await token(), 'create_listing')],
    ['older than two minutes', async () => check(await token('&age=121'))],
    ['made on another page', async () => check(await token('&hostname=evil.example'))],
    ['with the score of a bot', async () => check(await token('&score=0.2'))],
    ['that is invented', async () => check('invented')],
  ])('marks a token as suspicious: %s', async (_, attempt) => {
    expect(await attempt()).toBe('suspect');
  });

  it('treats the fallback token as no proof', async () => {
    expect(await check(fallbackToken)).toBe('unproven');
  });

  it.each(['fail', 'down', 'stall'] as const)(
    'reports “unproven” within 3 seconds while its provider is set to “%s”',
    async (fault) => {
      const given = await token();
      await app.asVisitor().send('PUT', '/sandbox/knobs/captcha', { fault }).expect(200);
      const before = performance.now();
      expect(await check(given)).toBe('unproven');
      expect(performance.now() - before).toBeLessThan(3000);
    },
  );
});
