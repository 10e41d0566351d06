import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { errorBody } from '../contract.js';

const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };

describe('the HTTP server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it.each([
    ['a page of another site', elsewhere],
    ['another site that hides where it is', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['an old browser on another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': '' }],
    ['a sister site', { origin: 'https://evil.localhost', 'sec-fetch-site': 'same-site' }],
  ])('refuses changes from %s', async (_who, headers) => {
    const person = await app.as(await app.make.user());
    const reply = await person.patch('/api/profile', { bio: 'hacked' }, headers).expect(403);
    expect(reply.json()).toMatchObject({ message: 'This must be sent from our own pages' });
    await person.delete('/api/sessions/1', undefined, headers).expect(403);
    await person.post('/api/auth/logout', undefined, headers).expect(403);
    await person.get('/api/auth/me').expect(200);
  });

  it('accepts links from other sites', async () => {
    await app.asVisitor().get('/health/live', { 'sec-fetch-site': 'cross-site' }).expect(200);
  });

  it('requires a session on every route that is not public', async () => {
    const reply = await app.asVisitor().get('/api/auth/me').expect(401);
    expect(errorBody.parse(reply.json())).toMatchObject({ message: 'Please log in' });
  });

  it('answers an unknown address with a message', async () => {
    const reply = await app.asVisitor().get('/api/nothing/here?email=a@example.com').expect(404);
    expect(errorBody.parse(reply.json()).message).toBe('There is nothing here');
    expect(reply.text).not.toContain('example.com');
  });

  it('sends security headers with every response', async () => {
    const { headers } = await app.asVisitor().get('/api/auth/me');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('ignores the client address that a caller claims to have', async () => {
    expect(await lastOf31(app)).toBe(429);
  });

  it('names the invalid field and explains the issue', async () => {
    const reply = await app
      .asVisitor()
      .post('/api/contact', { name: 'A', email: 'nobody', message: 7 })
      .expect(400);
    expect(errorBody.parse(reply.json()).issues).toEqual([
      { path: 'name', message: 'Name must be at least 2 characters' },
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'message', message: 'message must be a text' },
    ]);
  });

  it('never returns more than the contract declares', async () => {
    const me = await (await app.as(await app.make.user())).get('/api/auth/me').expect(200);
    expect(me.text).not.toMatch(/sessionId|createdAt|e164/i);
  });
});

describe('the HTTP server behind a TLS proxy', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { PUBLIC_URL: 'https://amigo.example', TRUST_PROXY: '127.0.0.1' } });
  });
  afterAll(() => app.close());

  it('trusts the client address from the proxy', async () => {
    expect(await lastOf31(app)).not.toBe(429);
  });

  it('sends Strict-Transport-Security', async () => {
    const { headers } = await app.asVisitor().get('/api/auth/me');
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });

  it('stores the session in a cookie that no other host can set', async () => {
    const person = await app.as(await app.make.user());
    expect([...person.cookies.keys()]).toEqual(['__Host-session']);
    await person.get('/api/auth/me').expect(200);
  });
});

/** Sends one request more than one address may, each from another forwarded address; returns the last response. */
async function lastOf31(app: TestApp): Promise<number> {
  const visitor = app.asVisitor({ ip: '127.0.0.1' });
  const fault = { where: 'page', message: 'x', path: '/' };
  for (let time = 1; time <= 30; time++)
    await visitor.post('/api/client-errors', fault, { 'x-forwarded-for': `203.0.113.${time}` });
  return (await visitor.post('/api/client-errors', fault, { 'x-forwarded-for': '203.0.113.99' })).status;
}
