import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { errorBody } from '../contract.js';

const json = { 'content-type': 'application/json' };
const aBody = (payload: string, headers: Record<string, string> = json) => ({
  method: 'POST' as const,
  payload,
  headers,
});

const bad = {
  'broken JSON': aBody('{"email":'),
  'an empty JSON body': aBody(''),
  'a body over 32 KB': aBody(JSON.stringify({ email: 'a'.repeat(33 * 1024) })),
  'a body nested too deeply': aBody('['.repeat(5_000) + ']'.repeat(5_000)),
  'a poisoned prototype': aBody('{"__proto__":{"verified":true}}'),
  'a poisoned constructor': aBody('{"constructor":{"prototype":{"verified":true}}}'),
  'an unknown key': aBody('{"verified":true}'),
  'a list': aBody('[1,2]'),
  'a bare text': aBody('"hello"'),
  'nothing but null': aBody('null'),
  'a NUL': aBody('{"email":"a\\u0000@example.com","name":"\\u0000","code":"\\u0000"}'),
  'a form': aBody('email=a%40example.com', { 'content-type': 'application/x-www-form-urlencoded' }),
  'plain text': aBody('{}', { 'content-type': 'text/plain' }),
  'a content type that is none': aBody('{}', { 'content-type': '; ;' }),
  'a multipart form': aBody('--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
};

describe('hostile input', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const expectWords = (reply: { status: number; text: string }) => {
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(errorBody.parse(JSON.parse(reply.text)).message).toMatch(/\w+ \w+/);
  };

  it.each(Object.entries(bad))('answers %s with words', async (_name, { method, payload, headers }) => {
    expectWords(await app.asVisitor().send(method, '/api/auth/login', payload, headers));
  });

  it.each([
    '/api/%',
    '/api/%00',
    '/api/%c0%af',
    '/api/..%2f..%2fetc%2fpasswd',
    '/api/users/%00',
    `/api/users/${'1'.repeat(400)}`,
    '/api/users/-1',
    '/api/users/1e3',
    `/api/${'a/'.repeat(2_500)}`,
  ])('answers the address %s with words', async (path) => {
    expectWords(await app.asVisitor().get(path));
  });

  it('waits for nobody for ever', () => {
    const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = app.nest.getHttpServer();
    expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      timeout: 30_000,
      keepAliveTimeout: 65_000,
    });
  });

  it('hangs up on a request that never ends', async () => {
    const socket = connect(app.config.port, '127.0.0.1');
    socket.write('POST /api/auth/login HTTP/1.1\r\nhost: x\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('refuses methods that nobody knows', async () => {
    expectWords(await app.asVisitor().send('TRACE', '/api/auth/me'));
  });

  it.each([
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['something that is not HTTP', 'hello\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
  ])('answers %s on the wire with words', async (_name, bytes, status) => {
    const socket = connect(app.config.port, '127.0.0.1');
    socket.end(bytes);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(errorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).message).toMatch(/\w+ \w+/);
  });
});
