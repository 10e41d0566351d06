import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { beginLogin, forgetLimits, readLoginMail, wrongCodeFor } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

describe('the resending of a login code', () => {
  it('sends a new code, and the old one stops working', async () => {
    const visitor = app.asVisitor();
    const old = await beginLogin(app, visitor, 'fresh@example.com');
    await forgetLimits(app);
    await visitor.post('/api/auth/resend-code', { userId: old.id }).expect(200);

    const fresh = await readLoginMail(app, 'fresh@example.com', old.mailId);
    await visitor.post('/api/auth/link', { token: old.linkToken }).expect(400);
    if (fresh.code !== old.code)
      await visitor.post('/api/auth/verify', { code: old.code, userId: old.id }).expect(400);
    await visitor.post('/api/auth/verify', { code: fresh.code, userId: old.id }).expect(200);
  });

  it('does not reset the count of wrong codes', async () => {
    const visitor = app.asVisitor();
    const { id, code, mailId } = await beginLogin(app, visitor, 'counting@example.com');
    const guess = (right: string) =>
      visitor.post('/api/auth/verify', { code: wrongCodeFor(right), userId: id });
    for (let round = 0; round < 4; round++) await guess(code).expect(400);
    await forgetLimits(app);
    await visitor.post('/api/auth/resend-code', { userId: id }).expect(200);

    const fresh = await readLoginMail(app, 'counting@example.com', mailId);
    await guess(fresh.code).expect(400);
    await visitor.post('/api/auth/verify', { code: fresh.code, userId: id }).expect(429);
  });

  it('sends one address a mail at most every half minute', async () => {
    const visitor = app.asVisitor();
    const { id } = await beginLogin(app, visitor, 'hurried@example.com');
    const { headers } = await visitor.post('/api/auth/resend-code', { userId: id }).expect(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(30);
  });

  it('sends no mail to a browser that did not start the login', async () => {
    const { id } = await beginLogin(app, app.asVisitor(), 'not.yours@example.com');
    await forgetLimits(app);
    await app.asVisitor().post('/api/auth/resend-code', { userId: id }).expect(400);
    await app
      .asVisitor()
      .post('/api/auth/resend-code', { userId: 'A'.repeat(22) })
      .expect(400);
  });

  it('sends no mail after the login', async () => {
    const visitor = app.asVisitor();
    const { id, code } = await beginLogin(app, visitor, 'done@example.com');
    await visitor.post('/api/auth/verify', { code, userId: id }).expect(200);
    await forgetLimits(app);
    await visitor.post('/api/auth/resend-code', { userId: id }).expect(400);
  });
});
