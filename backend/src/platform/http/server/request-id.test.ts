import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { publishedSite } from '../../../releases/testing/published-site.js';
import { errorBody } from '../../contract.js';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const [proxy, visitor, ofNetwork] = ['198.51.100.7', '203.0.113.9', '10.20.30.40'];

let app: TestApp;
let log = '';
beforeAll(async () => {
  app = await startTestApp({
    env: {
      ...publishedSite().env,
      TRUST_PROXY: `${proxy} 10.20.0.0/255.255.0.0 2001:db8::/32 linklocal`,
      LOG_LEVEL: 'debug',
    },
    logTo: { write: (line) => (log += line) },
  });
});
afterAll(() => app.close());

const idFrom = async (ip: string, given: string) => {
  const { headers } = await app.asVisitor({ ip }).get('/health/live', { 'x-request-id': given });
  return String(headers['x-request-id']);
};

describe('the id of a request', () => {
  it.each([
    ['a response', '/api/airports', 200],
    ['a refusal', '/api/auth/me', 401],
    ['an unknown address', '/api/nothing', 404],
    ['a page', '/contact', 200],
    ['a file', '/mf/account/1.0.0-abc/entry.js', 200],
    ['a missing file', '/mf/account/1.0.0-abc/none.js', 404],
    ['the release console', '/platform', 200],
    ['figures', '/metrics', 403],
    ['an address that is too long', `/${'a'.repeat(5_000)}`, 414],
    ['an address that cannot be read', '/%', 400],
    ['a stream of a stranger', '/api/messages/stream', 401],
  ])('is in %s, and in the log', async (_what, path, status) => {
    const { headers } = await app.asVisitor().get(path).expect(status);
    expect(headers['x-request-id']).toMatch(uuid);
    if (status !== 400) expect(log).toContain(`"requestId":"${headers['x-request-id']}"`);
  });

  it('is the one in the words of a refusal', async () => {
    const reply = await app.asVisitor().get('/api/auth/me').expect(401);
    expect(errorBody.parse(reply.json()).requestId).toBe(reply.headers['x-request-id']);
  });

  it('is in the answer to what is not HTTP', async () => {
    const socket = connect(app.config.port, '127.0.0.1');
    socket.end('GET / HTTP/1.1\r\nnot a header\r\n\r\n');
    const answer = await text(socket);
    const [, id] = /\r\nx-request-id: (\S+)\r\n/.exec(answer) ?? [];
    expect(id).toMatch(uuid);
    expect(answer).toContain(`"requestId":"${id}"`);
  });

  it('is the proxy’s, if we trust the proxy', async () => {
    for (const ip of [proxy, ofNetwork, '::ffff:10.20.30.40', '2001:db8::7', '169.254.1.1'])
      expect(await idFrom(ip, 'gateway-1234')).toBe('gateway-1234');
    expect(log).toContain('"requestId":"gateway-1234"');
  });

  it('is never chosen by a stranger', async () => {
    for (const ip of [visitor, '10.21.0.1', '2001:db9::7', '::1'])
      expect(await idFrom(ip, 'gateway-5678')).toMatch(uuid);
    expect(log).not.toContain('gateway-5678');
  });

  it.each(['<script>alert(1)</script>', 'x'.repeat(65), 'short', 'with space', 'a"b:c}dddd', 'é'.repeat(9)])(
    'is ours if the proxy’s is not well formed: %s',
    async (given) => {
      expect(await idFrom(proxy, given)).toMatch(uuid);
    },
  );
});
