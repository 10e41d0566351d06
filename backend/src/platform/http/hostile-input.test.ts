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

/** Nested as deep as our limit allows, or one level deeper, in an otherwise valid body. */
const nested = (levels: number) =>
  `{"email":"a@example.com","extra":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

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

  it.each(Object.entries(bad))(
    'answers %s with an error message',
    async (_name, { method, payload, headers }) => {
      expectWords(await app.asVisitor().send(method, '/api/auth/login', payload, headers));
    },
  );

  it('explains that JSON is nested too deeply', async () => {
    const send = (body: string) => app.asVisitor().send('POST', '/api/auth/login', body, json);
    expect((await send(nested(17)).expect(400)).json()).toMatchObject({
      message: 'The body is nested too deeply',
    });
    // One level less is parsed, and refused by the contract.
    expect((await send(nested(16)).expect(400)).json()).toMatchObject({ message: 'Not known here: extra' });
    const brackets = JSON.stringify({ email: '['.repeat(20) });
    expect((await send(brackets).expect(400)).text).not.toContain('nested');
  });

  it('explains that a body is too large', async () => {
    const { method, payload, headers } = bad['a body over 32 KB'];
    const reply = await app.asVisitor().send(method, '/api/auth/login', payload, headers).expect(413);
    expect(errorBody.parse(reply.json()).message).toBe('This is more than can be sent at once');
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
  ])('answers the URL %s with an error message', async (path) => {
    expectWords(await app.asVisitor().get(path));
  });

  it('has a timeout for every request', () => {
    const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = app.nest.getHttpServer();
    expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      timeout: 30_000,
      keepAliveTimeout: 65_000,
    });
  });

  it('closes the connection of a request that never ends', async () => {
    const socket = connect(app.config.port, '127.0.0.1');
    socket.write('POST /api/auth/login HTTP/1.1\r\nhost: x\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('refuses unknown methods', async () => {
    expectWords(await app.asVisitor().send('TRACE', '/api/auth/me'));
  });

  it.each([
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['something that is not HTTP', 'hello\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
  ])('answers %s on the wire with an error message', async (_name, bytes, status) => {
    const socket = connect(app.config.port, '127.0.0.1');
    socket.end(bytes);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(errorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).message).toMatch(/\w+ \w+/);
  });
});
