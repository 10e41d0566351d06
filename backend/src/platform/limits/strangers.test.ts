import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Description } from '../../testing/fuzz/requests.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Limits } from './limits.js';

let app: TestApp;
beforeAll(async () => {
  // 3 in a minute.
  app = await startTestApp({ env: { LIMITS_SCALE: '0.01' } });
});
afterAll(() => app.close());

const isSigned = new Set(['/api/stripe/webhook', '/api/twilio/status/{dispatch}']);

describe('the limit of strangers', () => {
  it('what a stranger sends is counted before it is read, whatever it is and wherever it goes', async () => {
    const visitor = app.asVisitor({ ip: '203.0.113.7' });
    await visitor.post('/api/contact', {}).expect(400);
    await visitor.post('/api/find-help/listings', { description: 'a'.repeat(20_000) }).expect(400);
    await visitor.post('/api/auth/verify', {}).expect(400);
    await visitor.post('/api/contact', {}).expect(429);
    const refused = await visitor.post('/api/auth/login', { email: 'ana@example.com' }).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await visitor.get('/health/live').expect(200);
    await app.asVisitor({ ip: '203.0.113.8' }).post('/api/contact', {}).expect(400);
  });

  it('no route that needs no login takes a body uncounted', async () => {
    const { paths } = (await app.asVisitor().get('/api/openapi.json')).json() as Description;
    const uncounted: string[] = [];
    let tried = 0;
    for (const [path, methods] of Object.entries(paths))
      for (const [method, { security }] of Object.entries(methods)) {
        const isPublic = security.some((one) => Object.keys(one).length === 0);
        if (!isPublic || method === 'get' || isSigned.has(path)) continue;
        tried += 1;
        const ip = `203.0.114.${tried}`;
        for (let time = 0; time < 3; time++) await app.get(Limits).take('public.body', { ip });
        const address = path.replace(/\{\w+\}/g, '1');
        const { status } = await app.asVisitor({ ip }).send(method.toUpperCase(), address, {});
        if (status !== 429) uncounted.push(`${method} ${path}: ${status}`);
      }
    expect(uncounted).toEqual([]);
    expect(tried).toBeGreaterThan(20);
  });

  it('neither routes that need a login nor signed bodies are counted', async () => {
    const visitor = app.asVisitor({ ip: '203.0.113.9' });
    const signed = { 'stripe-signature': 't=1,v1=0' };
    for (let time = 0; time < 4; time++) {
      await visitor.post('/api/messages', {}).expect(401);
      await visitor.post('/api/stripe/webhook', {}, signed).expect(400);
    }
  });
});
