import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { asStaff } from '../../moderation/testing/staff.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits, logIn } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Authenticator } from '../testing/authenticator.js';
import { stoppableChange } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

let made = 0;

/** An account that was moved to another address, and the link that its old mailbox got. */
async function moved() {
  const user = await app.make.user();
  const client = await app.as(user);
  const email = `taken.${++made}@example.org`;
  await client.post('/api/profile/email', { email }).expect(202);
  const { text } = await app.outbox({ to: email, says: /^\d{6}$/m });
  await client.post('/api/profile/email/confirm', { code: /^\d{6}$/m.exec(text)?.[0] }).expect(200);
  const told = await app.outbox({ to: user.email, says: /email-stop#token=/ });
  return { user, client, email, token: /email-stop#token=([\w-]+)/.exec(told.text)?.[1] ?? '' };
}

const stop = (client: Client, token: string) => client.post('/api/email-stop', { token });
const about = (client: Client, token: string) => client.post('/api/email-stop/change', { token });

describe('the link against an email change', () => {
  it('says what it would undo, and undoes nothing yet', async () => {
    const { user, client, email, token } = await moved();
    const change = stoppableChange.parse((await about(app.asVisitor(), token).expect(200)).json());
    expect(change.newEmail).toMatch(/^t\*\*\*\d@example\.org$/);
    expect(JSON.stringify(change)).not.toContain(user.email);
    expect(JSON.stringify(change)).not.toContain(email);
    await client.get('/api/auth/me').expect(200);
  });

  it('brings the address back once, and leaves the other person nothing to get in by', async () => {
    const { user, client, email, token } = await moved();
    const authenticator = new Authenticator(new URL(app.config.publicUrl).origin);
    const options = (await client.post('/api/auth/passkeys/options').expect(200)).json();
    const credential = authenticator.register(options as Record<string, unknown>);
    await client.post('/api/auth/passkeys', { name: 'Theirs', credential }).expect(200);

    await stop(app.asVisitor(), token).expect(200);
    await client.get('/api/auth/me').expect(401);
    const visitor = app.asVisitor();
    const challenge = (await visitor.post('/api/auth/passkey-login/options').expect(200)).json();
    const answer = authenticator.logIn(challenge as Record<string, unknown>);
    await visitor.post('/api/auth/passkey-login', { credential: answer }).expect(401);

    const told = await app.outbox({ to: email, says: /stopped the change/ });
    expect(told.text).not.toContain(user.email);
    expect(await logIn(app, app.asVisitor(), user.email)).toMatchObject({ id: user.id });
    expect((await logIn(app, app.asVisitor(), email)).id).not.toBe(user.id);

    await stop(app.asVisitor(), token).expect(400);
    await about(app.asVisitor(), token).expect(400);
  });

  it('works once of two at the same time', async () => {
    const { token } = await moved();
    const answers = await Promise.all([stop(app.asVisitor(), token), stop(app.asVisitor(), token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('is over after 7 days', async () => {
    const { user, token } = await moved();
    await app.database.query(
      'test-age-change',
      `update email_change set changed_at = now() - interval '7 days' where user_id = $1`,
      [user.id],
    );
    await about(app.asVisitor(), token).expect(400);
    await stop(app.asVisitor(), token).expect(400);
  });

  it('is refused for what is no link of ours, and says so', async () => {
    for (const token of ['', 'short', 'A'.repeat(22), 'A'.repeat(5_000)]) {
      await stop(app.asVisitor(), token).expect(400);
      await about(app.asVisitor(), token).expect(400);
    }
  });

  it('is nothing any more once the account is deleted', async () => {
    const { client, email, token } = await moved();
    await client.delete('/api/profile', { email }).expect(200);
    await stop(app.asVisitor(), token).expect(400);
  });

  it('also helps an owner whose account was suspended for what the other person did', async () => {
    const { user, token } = await moved();
    const desk = await asStaff(app);
    const words = 'Please write to us.';
    await desk.client
      .post(`/api/desk/people/${user.id}/actions`, { action: 'suspend', reason: 'parcels', words, days: 30 })
      .expect(200);
    await stop(app.asVisitor(), token).expect(200);
  });
});
