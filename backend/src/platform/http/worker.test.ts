import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let worker: TestApp;
beforeAll(async () => {
  worker = await startTestApp({ env: { ROLE: 'worker' } });
});
afterAll(() => worker.close());

describe('a worker', () => {
  it('serves only the operator’s endpoints', async () => {
    const visitor = worker.asVisitor({ ip: '127.0.0.1' });
    await visitor.get('/health/ready').expect(200);
    await visitor.get('/metrics').expect(200);
    await visitor.get('/').expect(404);
    await visitor.get('/api/auth/me').expect(404);
  });
});
