import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { errorBody } from '../contract.js';

const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };

describe('the way in', () => {
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
  ])('is closed for changes from %s', async (_who, headers) => {
    const person = await app.as(await app.make.user());
    const reply = await person.patch('/api/profile', { bio: 'hacked' }, headers).expect(403);
    expect(reply.json()).toMatchObject({ message: 'This must be sent from our own pages' });
    await person.delete('/api/sessions/1', undefined, headers).expect(403);
    await person.post('/api/auth/logout', undefined, headers).expect(403);
    await person.get('/api/auth/me').expect(200);
  });

  it('lets other sites link to us', async () => {
    await app.asVisitor().get('/health/live', { 'sec-fetch-site': 'cross-site' }).expect(200);
  });

  it('is closed for whoever has no session, wherever a route does not say that it is public', async () => {
    const reply = await app.asVisitor().get('/api/auth/me').expect(401);
    expect(errorBody.parse(reply.json())).toMatchObject({ message: 'Please log in' });
  });

  it('answers what is not there with words', async () => {
    const reply = await app.asVisitor().get('/api/nothing/here?email=a@example.com').expect(404);
    expect(errorBody.parse(reply.json()).message).toBe('There is nothing here');
    expect(reply.text).not.toContain('example.com');
  });

  it('keeps a sane request id and replaces one that is not', async () => {
    const ask = async (id: string) => {
      const reply = await app.asVisitor().get('/api/nothing', { 'x-request-id': id });
      return errorBody.parse(reply.json()).requestId;
    };
    expect(await ask('gateway-1234')).toBe('gateway-1234');
    expect(await ask('<script>alert(1)</script>')).not.toContain('script');
    expect(await ask('x'.repeat(200))).toHaveLength(36);
  });

  it('tells browsers to be careful with everything it answers', async () => {
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

  it('does not believe the address that anybody says they come from', async () => {
    expect(await lastOf31(app)).toBe(429);
  });

  it('says which field is wrong, in words', async () => {
    const reply = await app
      .asVisitor()
      .post('/api/contact', { name: 'A', email: 'nobody', message: 7 })
      .expect(400);
    expect(errorBody.parse(reply.json()).issues).toEqual([
      { path: 'name', message: 'Name must be at least 2 characters' },
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'message', message: 'message must be of type string' },
    ]);
  });

  it('never answers more than the contract names', async () => {
    const me = await (await app.as(await app.make.user())).get('/api/auth/me').expect(200);
    expect(me.text).not.toMatch(/sessionId|createdAt|e164/i);
  });
});

describe('the way in behind a proxy that speaks TLS', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { PUBLIC_URL: 'https://amigo.example', TRUST_PROXY: '127.0.0.1' } });
  });
  afterAll(() => app.close());

  it('believes the address that the proxy tells', async () => {
    expect(await lastOf31(app)).not.toBe(429);
  });

  it('tells browsers to come back over TLS alone', async () => {
    const { headers } = await app.asVisitor().get('/api/auth/me');
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });

  it('keeps the session in a cookie that no other host can set', async () => {
    const person = await app.as(await app.make.user());
    expect([...person.cookies.keys()]).toEqual(['__Host-session']);
    await person.get('/api/auth/me').expect(200);
  });
});

/** Tries as if each came from another address, one more than one address has; answers how the last one went. */
async function lastOf31(app: TestApp): Promise<number> {
  const visitor = app.asVisitor({ ip: '127.0.0.1' });
  const fault = { where: 'page', message: 'x', path: '/' };
  for (let time = 1; time <= 30; time++)
    await visitor.post('/api/client-errors', fault, { 'x-forwarded-for': `203.0.113.${time}` });
  return (await visitor.post('/api/client-errors', fault, { 'x-forwarded-for': '203.0.113.99' })).status;
}
