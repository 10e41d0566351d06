import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { beginLogin, botCheck, forgetLimits, logIn, readLoginMail } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { loginAnswer, me, meAnswer } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

describe('the login by code', () => {
  it('logs a new user in with the code from the mail, and creates the account', async () => {
    const visitor = app.asVisitor();
    const { id, code } = await beginLogin(app, visitor, 'first.timer@example.com');
    await visitor.get('/api/auth/me').expect(401);

    const reply = await visitor.post('/api/auth/verify', { code, userId: id }).expect(200);
    const { user } = meAnswer.parse(reply.json());
    expect(user).toMatchObject({ email: 'first.timer@example.com', verified: false });
    expect(user.username).toMatch(/^Traveler \d{4,}$/);
    expect(me.parse((await visitor.get('/api/auth/me').expect(200)).json())).toEqual(user);
  });

  it('finds the same account for every spelling of the email', async () => {
    const { id, email } = await app.make.user({ email: 'returning@example.com' });
    const visitor = app.asVisitor();
    const form = { email: '  Returning@Example.COM ', captchaToken: await botCheck(visitor) };
    const begun = loginAnswer.parse((await visitor.post('/api/auth/login', form).expect(200)).json());

    const { code } = await readLoginMail(app, email);
    const reply = await visitor.post('/api/auth/verify', { code, userId: begun.user.id }).expect(200);
    expect(meAnswer.parse(reply.json()).user).toMatchObject({ id, email });
  });

  it('needs no code in a browser that is already logged in with the same email', async () => {
    const visitor = app.asVisitor();
    await logIn(app, visitor, 'here.already@example.com');
    await forgetLimits(app);

    const ask = async (email: string) => {
      const form = { email, captchaToken: await botCheck(visitor) };
      return loginAnswer.parse((await visitor.post('/api/auth/login', form).expect(200)).json());
    };
    expect((await ask('here.already@example.com')).needsVerification).toBe(false);
    expect((await ask('somebody.else@example.com')).needsVerification).toBe(true);
  });

  it('creates one account for two first logins at the same time', async () => {
    const [here, there] = [app.asVisitor(), app.asVisitor()];
    const first = await beginLogin(app, here, 'twice@example.com');
    await forgetLimits(app);
    const second = await beginLogin(app, there, 'twice@example.com');

    const replies = await Promise.all([
      here.post('/api/auth/verify', { code: first.code, userId: first.id }).expect(200),
      there.post('/api/auth/verify', { code: second.code, userId: second.id }).expect(200),
    ]);
    const [one, other] = replies.map((reply) => meAnswer.parse(reply.json()).user.id);
    expect(one).toBe(other);
  });

  it('gives every new account a unique name that reveals nothing about the email', async () => {
    const one = await logIn(app, app.asVisitor(), 'same.name@example.com');
    const other = await logIn(app, app.asVisitor(), 'same.name@example.org');
    for (const { username } of [one, other]) expect(username).toMatch(/^Traveler \d+$/);
    expect(one.username).not.toBe(other.username);
  });

  it('starts a new session at every login and ends the previous one of the browser', async () => {
    const visitor = app.asVisitor();
    await logIn(app, visitor, 'changing@example.com');
    const before = visitor.cookies.get('session') ?? '';
    await logIn(app, visitor, 'changed@example.com');
    expect(visitor.cookies.get('session')).not.toBe(before);

    const replay = app.asVisitor();
    replay.cookies.set('session', before);
    await replay.get('/api/auth/me').expect(401);
  });
});
