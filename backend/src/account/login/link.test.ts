import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { beginLogin, forgetLimits, logIn } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { loginLinkOwner, meAnswer } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

describe('the login link of a mail', () => {
  it('logs in with the link from the mail, in any browser', async () => {
    const { linkToken } = await beginLogin(app, app.asVisitor(), 'linked@example.com');
    const phone = app.asVisitor();
    const reply = await phone.post('/api/auth/link', { token: linkToken }).expect(200);
    expect(meAnswer.parse(reply.json()).user.email).toBe('linked@example.com');
    await phone.get('/api/auth/me').expect(200);
  });

  it('does not expire when a mail scanner opens the page', async () => {
    const { linkToken } = await beginLogin(app, app.asVisitor(), 'scanned@example.com');
    const scanner = app.asVisitor();
    await scanner.get('/login-link');
    await scanner.get(`/api/auth/link?token=${linkToken}`).expect(404);
    await app.asVisitor().post('/api/auth/link', { token: linkToken }).expect(200);
  });

  it('works once, even if it is confirmed 20 times at once, and uses up the code', async () => {
    const visitor = app.asVisitor();
    const { id, code, linkToken } = await beginLogin(app, visitor, 'once@example.com');
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => app.asVisitor().post('/api/auth/link', { token: linkToken })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    await visitor.post('/api/auth/verify', { code, userId: id }).expect(400);
  });

  it('does not work after the code was used', async () => {
    const visitor = app.asVisitor();
    const { id, code, linkToken } = await beginLogin(app, visitor, 'either@example.com');
    await visitor.post('/api/auth/verify', { code, userId: id }).expect(200);
    await app.asVisitor().post('/api/auth/link', { token: linkToken }).expect(400);
  });

  it('expires after a day', async () => {
    const { id, linkToken } = await beginLogin(app, app.asVisitor(), 'yesterday@example.com');
    await app.database.query(
      'age-link',
      `update code_attempt set link_expires_at = link_expires_at - interval '1 day' where id = $1`,
      [id],
    );
    await app.asVisitor().post('/api/auth/link', { token: linkToken }).expect(400);
  });

  it('limits guesses at links', async () => {
    const visitor = app.asVisitor();
    const statuses = new Set<number>();
    for (let round = 0; round < 31; round++)
      statuses.add((await visitor.post('/api/auth/link', { token: 'A'.repeat(22) })).status);
    expect(statuses).toEqual(new Set([400, 429]));
  });

  it('shows the masked email of its account, and can still be used afterwards', async () => {
    const { linkToken } = await beginLogin(app, app.asVisitor(), 'whose.link@example.com');
    const ask = (client = app.asVisitor()) => client.post('/api/auth/link/owner', { token: linkToken });
    expect(loginLinkOwner.parse((await ask().expect(200)).json())).toEqual({
      email: 'w***k@example.com',
      endsOtherSession: false,
    });
    await app.asVisitor().post('/api/auth/link', { token: linkToken }).expect(200);
    await ask().expect(400);
  });

  it('warns a user who is logged in to another account that the link ends that session', async () => {
    const attackers = await beginLogin(app, app.asVisitor(), 'attacker@example.com');
    const victim = app.asVisitor();
    await logIn(app, victim, 'victim.of.link@example.com');
    const ask = async (token: string) =>
      loginLinkOwner.parse((await victim.post('/api/auth/link/owner', { token }).expect(200)).json());
    expect(await ask(attackers.linkToken)).toMatchObject({ endsOtherSession: true });
    await victim.get('/api/auth/me').expect(200);

    await forgetLimits(app);
    const own = await beginLogin(app, app.asVisitor(), 'victim.of.link@example.com');
    expect(await ask(own.linkToken)).toMatchObject({ endsOtherSession: false });
  });
});
