import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { botCheck, beginLogin, logIn } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { loginAnswer, me, meAnswer } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('lets a stranger in with the code from the mail, and makes the account', async () => {
  const visitor = app.asVisitor();
  const { id, code } = await beginLogin(app, visitor, 'first.timer@example.com');
  await visitor.get('/api/auth/me').expect(401);

  const reply = await visitor.post('/api/auth/verify', { code, userId: id }).expect(200);
  const { user } = meAnswer.parse(reply.json());
  expect(user).toMatchObject({ email: 'first.timer@example.com', username: 'first.timer', verified: false });
  expect(me.parse((await visitor.get('/api/auth/me').expect(200)).json())).toEqual(user);
});

it('brings a person back to the same account, however the address is typed', async () => {
  const first = await logIn(app, app.asVisitor(), 'returning@example.com');
  await app.database.query('forget', `delete from limit_bucket`);
  const visitor = app.asVisitor();
  const captchaToken = await botCheck(visitor);
  const reply = await visitor.post('/api/auth/login', { email: '  Returning@Example.COM ', captchaToken });
  expect(loginAnswer.parse(reply.json()).needsVerification).toBe(true);
  expect(first.email).toBe('returning@example.com');
});
