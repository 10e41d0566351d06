import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { logIn } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Readiness } from './readiness.js';

describe('the operator’s view', () => {
  let app: TestApp;
  let log = '';
  const lines = () =>
    log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  beforeAll(async () => {
    app = await startTestApp({
      env: { LOG_LEVEL: 'debug', METRICS_TOKEN: 'a token for the operator' },
      logTo: { write: (line) => (log += line) },
    });
  });
  afterAll(() => app.close());

  it('logs every request by its route, without any email, code, token or phone number', async () => {
    const client = app.asVisitor({ ip: '198.51.100.77' });
    const email = 'very.private@example.com';
    await logIn(app, client, email);
    await client.patch('/api/profile', { bio: 'A secret of mine', phoneNumber: '+1 2025550143' }).expect(200);
    await client.get('/api/users/424242?token=abcdef');
    const { text } = await app.outbox({ to: '+12025550143' });
    const code = /\d{6}/.exec(text)?.[0] ?? 'no code';

    expect(lines()).toContainEqual(
      expect.objectContaining({
        level: 'info',
        method: 'POST',
        route: '/api/auth/login',
        status: 200,
        ip: '198.51.100.0',
      }),
    );
    expect(lines()).toContainEqual(
      expect.objectContaining({ route: '/api/users/:id', requestId: expect.any(String) }),
    );
    for (const secret of [
      'very.private',
      'secret of mine',
      '2025550143',
      code,
      '198.51.100.77',
      'abcdef',
      ...client.cookies.values(),
    ])
      expect(log).not.toContain(secret);
  });

  it('logs errors without user input', async () => {
    log = '';
    const user = await app.make.user({ email: 'twice@example.com' });
    const twice = await app.make.user({ email: user.email }).catch((error: Error) => error);
    new Logger('Test').error({ err: twice }, 'could not keep twice@example.com, +1 202 555 0143');
    expect(lines().filter(({ level }) => level === 'error')).toEqual([
      expect.objectContaining({
        speaker: 'Test',
        msg: 'could not keep [email], [number]',
        err: expect.objectContaining({ code: '23505', constraint: expect.any(String) }),
      }),
    ]);
    expect(log).not.toContain('twice@');
  });

  it('serves metrics to localhost or with the token', async () => {
    await app.asVisitor({ ip: '198.51.100.1' }).get('/metrics').expect(403);
    await app
      .asVisitor({ ip: '127.0.0.1' })
      .get('/metrics', { 'x-forwarded-for': '198.51.100.1' })
      .expect(403);
    await app
      .asVisitor({ ip: '198.51.100.1' })
      .get('/metrics', { authorization: 'Bearer a token for the operator' })
      .expect(200);
    const { text } = await app.asVisitor({ ip: '127.0.0.1' }).get('/metrics').expect(200);
    expect(text).toMatch(
      /http_request_seconds_count\{method="POST",route="\/api\/auth\/login",status="2xx"\} 1/,
    );
    expect(text).toMatch(/database_connections\{state="open"\} \d/);
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('reports the server as alive, and as ready until it stops', async () => {
    const visitor = app.asVisitor();
    expect((await visitor.get('/health/live').expect(200)).json()).toEqual({ status: 'ok' });
    await visitor.get('/health/ready').expect(200);
    app.get(Readiness).stop();
    const reply = await visitor.get('/health/ready').expect(503);
    expect(reply.json()).toMatchObject({ message: 'The server is stopping' });
    await visitor.get('/health/live').expect(200);
  });
});
