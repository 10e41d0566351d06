import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inProduction } from '../../../testing/in-production.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { errorBody } from '../../contract.js';

const developers = [
  '/sandbox',
  '/sandbox/outbox',
  '/sandbox/pages/inbox.js',
  '/%73andbox/outbox',
  '/platform',
];
const override = '/platform/override?remote=account&from=http://localhost:9301';

describe('the developer pages', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { PUBLIC_URL: 'http://demo.example:8080' } });
  });
  afterAll(() => app.close());

  const ask = (path: string, host: string) => app.asVisitor().get(path, { host });

  it.each([
    'rebound.example',
    'rebound.example:8080',
    'localhost.rebound.example',
    '127.0.0.1.rebound.example',
  ])(
    'are not served to the host name %j, which could point at this machine by DNS rebinding',
    async (host) => {
      for (const path of [...developers, override]) {
        const { message } = errorBody.parse((await ask(path, host).expect(421)).json());
        expect(message).toContain('PUBLIC_URL');
      }
      await app.asVisitor().send('PUT', '/sandbox/knobs/mail', { fault: 'down' }, { host }).expect(421);
      await app.asVisitor().delete('/sandbox/knobs', undefined, { host }).expect(421);
      await app.asVisitor().post('/platform/rollback', {}, { host }).expect(421);
      await ask('/api/auth/me', host).expect(401);
    },
  );

  it.each([
    'localhost',
    'localhost:8080',
    'LOCALHOST',
    '127.0.0.1:9000',
    '[::1]:8080',
    '192.168.1.7',
    'demo.example:8080',
  ])('are served to %s', async (host) => {
    for (const path of developers) expect((await ask(path, host)).status).toBe(200);
  });
});

describe('the metrics, which this machine reads without a token', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      env: { PUBLIC_URL: 'http://demo.example:8080', METRICS_TOKEN: 'a token for the operator' },
    });
  });
  afterAll(() => app.close());
  const here = () => app.asVisitor({ ip: '127.0.0.1' });

  it('are not served to a page whose host name was rebound to this machine', async () => {
    const { text } = await here().get('/metrics', { host: 'rebound.example:8080' }).expect(421);
    expect(text).not.toContain('http_requests');
    for (const host of ['localhost:8080', '127.0.0.1:8080', 'demo.example:8080'])
      await here().get('/metrics', { host }).expect(200);
  });

  it('are served to the token under any name', async () => {
    const authorization = 'Bearer a token for the operator';
    await here().get('/metrics', { host: 'app:8080', authorization }).expect(200);
  });
});

it('uses tokens instead of host names in production', async () => {
  const app = await startTestApp({ env: { ...inProduction, OPERATOR_TOKEN: 'an-operators-token' } });
  await app.asVisitor().get('/sandbox/outbox', { host: 'another.example' }).expect(404);
  expect((await app.asVisitor().get('/platform', { host: 'another.example' })).status).not.toBe(421);
  await app.close();
});
