import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  // 3 in a minute.
  app = await startTestApp({ env: { LIMITS_SCALE: '0.01' } });
});
afterAll(() => app.close());

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

it('neither routes that need a login nor signed bodies are counted', async () => {
  const visitor = app.asVisitor({ ip: '203.0.113.9' });
  const signed = { 'stripe-signature': 't=1,v1=0' };
  for (let time = 0; time < 4; time++) {
    await visitor.post('/api/messages', {}).expect(401);
    await visitor.post('/api/stripe/webhook', {}, signed).expect(400);
  }
});
