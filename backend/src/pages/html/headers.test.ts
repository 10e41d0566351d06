import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rawGet } from '../../testing/network/raw-request.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { publishedSite } from '../../releases/testing/published-site.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: publishedSite().env });
});
afterAll(() => app.close());

const always = {
  'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
  'permissions-policy': expect.stringContaining('camera=(), '),
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': expect.stringMatching(/^(strict-origin|no-referrer)/),
};

describe('the headers of a response', () => {
  it.each([
    ['a page', '/contact', 200],
    ['a page that is not there', '/no/such/page', 404],
    ['a redirect', '/profile', 302],
    ['a redirect of slashes', '//contact', 308],
    ['a call', '/api/testimonials', 200],
    ['a call without a session', '/api/auth/me', 401],
    ['a call that is not there', '/api/nothing', 404],
    ['the description of the API', '/api/docs', 200],
    ['an address that cannot be decoded', '/api/%', 400],
    ['a parameter that is too long', `/api/users/${'1'.repeat(400)}`, 404],
    ['an address that is too long', `/contact?${'a'.repeat(5_000)}`, 414],
    ['a file that is not there', '/mf/account/1.0.0-abc/no.js', 404],
    ['the registry', '/mf/registry.json', 200],
    ['an icon', '/icon.svg', 200],
    ['the icon for unread messages', '/icon-unread.svg', 200],
    ['robots.txt', '/robots.txt', 200],
    ['a drawn icon', '/apple-touch-icon.png', 200],
    ['security.txt', '/.well-known/security.txt', 200],
    ['the inbox of the sandbox', '/sandbox', 200],
    ['a file of the sandbox', '/sandbox/pages/inbox.css', 200],
    ['the platform page', '/platform', 200],
    ['the health', '/health/live', 200],
  ])('%s has the security headers', async (_what, path, status) => {
    expect(await rawGet(app, path)).toMatchObject({ status, headers: always });
  });

  it('a file of a release has those that concern a file, and no others', async () => {
    const { status, headers } = await rawGet(app, '/mf/account/1.0.0-abc/entry.js');
    expect(status).toBe(200);
    for (const name of ['content-security-policy', 'x-content-type-options'] as const)
      expect(headers[name]).toEqual(always[name]);
    for (const name of ['permissions-policy', 'cross-origin-opener-policy', 'referrer-policy'])
      expect(headers).not.toHaveProperty(name);
  });

  it('a stream of events has them too', async () => {
    const headers = { accept: 'text/event-stream' };
    const stop = new AbortController();
    const stream = await fetch(`${app.url}/sandbox/outbox/stream`, { headers, signal: stop.signal });
    expect(Object.fromEntries(stream.headers)).toMatchObject(always);
    stop.abort();
  });

  it('a request that is not HTTP gets them too', async () => {
    const socket = connect(app.config.port, '127.0.0.1');
    socket.end('hello\r\n\r\n');
    const [head = ''] = (await text(socket)).split('\r\n\r\n');
    for (const name of Object.keys(always)) expect(head).toContain(`\r\n${name}: `);
  });

  it('an error of the framework has the shape of all errors', async () => {
    const { headers, text: body } = await rawGet(app, '/api/%');
    expect(JSON.parse(body)).toEqual({
      message: expect.stringMatching(/\w+ \w+/),
      requestId: expect.any(String),
    });
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('json'),
      'cache-control': 'no-store',
    });
  });
});
