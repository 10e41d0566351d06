import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { startReceiver, type Receiver } from '../../testing/receivers/http-receiver.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { KnownReleases } from '../observe/known-releases.js';

interface Event {
  event_id: string;
  level: string;
  platform: string;
  tags: Record<string, string>;
  exception: { values: { type: string; value: string; stacktrace: { frames: { filename: string }[] } }[] };
}

let receiver: Receiver;
let app: TestApp;
let log = '';

async function start(): Promise<void> {
  receiver = await startReceiver();
  log = '';
  app = await startTestApp({
    env: { SENTRY_DSN: `${receiver.url.replace('://', '://0123abcd@')}/errors/42`, LOG_LEVEL: 'warn' },
    logTo: { write: (line) => (log += line) },
  });
}

async function stop(): Promise<void> {
  await app.close();
  await receiver.close();
}

const events = () => receiver.received.map(({ body }) => JSON.parse(body.split('\n')[2] ?? '') as Event);
async function arrived(count: number): Promise<Event[]> {
  while (receiver.received.length < count) await new Promise((resolve) => setImmediate(resolve));
  return events();
}

describe('an error of the site', () => {
  beforeAll(start);
  afterAll(stop);
  beforeEach(() => void receiver.received.splice(0));

  it('of a request is forwarded with its route and id', async () => {
    await app.database.query('test-break', 'alter table testimonial rename to testimonial_gone');
    const { headers } = await app.asVisitor().get('/api/testimonials').expect(500);
    await app.database.query('test-mend', 'alter table testimonial_gone rename to testimonial');
    expect(await arrived(1)).toMatchObject([
      {
        level: 'error',
        transaction: '/api/testimonials',
        tags: { request_id: headers['x-request-id'], route: '/api/testimonials' },
        exception: { values: [{ value: '42P01' }] },
      },
    ]);
  });

  it('of the server is forwarded as an envelope, with its causes and calls', async () => {
    new Logger('Tips').error(
      {
        err: new Error('refused maria@example.com', { cause: new TypeError('no card') }),
        route: '/api/tips',
      },
      'could not pay maria@example.com',
    );
    const [event] = await arrived(1);
    expect(receiver.received[0]).toMatchObject({
      path: '/errors/api/42/envelope/',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': expect.stringMatching(/^Sentry sentry_version=7, .*sentry_key=0123abcd$/),
      },
    });
    expect(event).toMatchObject({
      event_id: expect.stringMatching(/^[\da-f]{32}$/),
      platform: 'node',
      level: 'error',
      environment: 'test',
      logger: 'Tips',
      transaction: '/api/tips',
      exception: {
        values: [
          { type: 'TypeError', value: 'no card' },
          { type: 'Error', value: 'refused [email]' },
        ],
      },
    });
    const frames = event?.exception.values[1]?.stacktrace.frames ?? [];
    expect(frames.at(-1)).toMatchObject({
      filename: expect.stringContaining('error-tracking.test.ts'),
      lineno: expect.any(Number),
      in_app: true,
    });
    expect(receiver.received[0]?.body).not.toContain('maria@');
  });

  it('of a browser is forwarded with its release and its places in our scripts', async () => {
    app.get(KnownReleases).register((name) => name === 'messaging');
    const place = { where: 'page', path: '/messages', remote: 'messaging', release: '1.4.0-ab12' };
    const stack = ['messaging/1.4.0-ab12/411.js:1:2047', 'shell/0.1.0-sea/main.js:2:81734'];
    const fault = { ...place, message: 'x failed for maria@example.com', stack };
    await app.asVisitor().post('/api/client-errors', fault).expect(200);
    const [event] = await arrived(1);
    expect(event).toMatchObject({
      platform: 'javascript',
      level: 'warning',
      release: 'messaging@1.4.0-ab12',
      transaction: '/messages',
      tags: { remote: 'messaging', place: 'page' },
      exception: {
        values: [
          {
            value: 'x failed for [email]',
            stacktrace: {
              frames: [
                { filename: 'shell/0.1.0-sea/main.js', lineno: 2, colno: 81_734, in_app: true },
                { filename: 'messaging/1.4.0-ab12/411.js', lineno: 1, colno: 2_047, in_app: true },
              ],
            },
          },
        ],
      },
    });
  });

  it('is not forwarded if it is only a line of the log', async () => {
    new Logger('Tips').error('the provider is slow');
    new Logger('Tips').log({ err: new Error('expected') }, 'not a problem');
    new Logger('Tips').error({ err: new Error('the last') }, 'failed');
    expect(await arrived(1)).toMatchObject([{ exception: { values: [{ value: 'the last' }] } }]);
  });

  it('is forwarded 60 times a minute at most', async () => {
    for (let at = 0; at < 100; at++) new Logger('Tips').error({ err: new Error('again') }, 'failed');
    await app.close();
    expect(receiver.received.length).toBeLessThanOrEqual(60);
    expect(receiver.received.length).toBeGreaterThan(50);
  });
});

describe('a tracker that refuses or is away', () => {
  beforeAll(start);
  afterAll(stop);

  it('is left alone for a while, and the log says so once', async () => {
    receiver.answerWith(429);
    new Logger('Tips').error({ err: new Error('first') }, 'failed');
    await arrived(1);
    while (!log.includes('Errors are not forwarded')) await new Promise((resolve) => setImmediate(resolve));
    for (let at = 0; at < 5; at++) new Logger('Tips').error({ err: new Error('later') }, 'failed');
    await app.asVisitor().get('/health/live').expect(200);
    expect(receiver.received).toHaveLength(1);
    expect(log.match(/Errors are not forwarded for a while: it answered 429/g)).toHaveLength(1);
  });
});
