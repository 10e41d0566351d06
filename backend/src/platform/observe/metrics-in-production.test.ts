import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { inProduction } from '../../testing/in-production.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const token = 'a token for the operator';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ...inProduction, METRICS_TOKEN: token } });
});
afterAll(() => app.close());

describe('a server in production', () => {
  it('refuses metrics without the token, even on localhost', async () => {
    const here = app.asVisitor({ ip: '127.0.0.1' });
    await here.get('/metrics').expect(403);
    await here.get('/metrics', { authorization: 'Bearer another token' }).expect(403);
    await here.get('/metrics', { authorization: `Bearer ${token}` }).expect(200);
  });
});
