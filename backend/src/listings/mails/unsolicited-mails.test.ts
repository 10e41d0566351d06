import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { beginLogin, botCheck, logIn } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { askAsGuest, watchAsGuest, withAlerts } from '../testing/alerts.js';
import { published } from '../posting/contract.js';
import { trySending } from '../testing/posting.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(withAlerts);
});
afterAll(() => app.close());

/** The limits of one kind of mail, so that only those of all kinds together count. */
const forgetOthers = () =>
  app.database.query('forget-others', `delete from limit_bucket where key not like 'mail.unsolicited:%'`);
beforeEach(() => app.database.query('forget-all', 'delete from limit_bucket'));

async function ask(email: string, client: Client = app.asVisitor()) {
  await forgetOthers();
  const captchaToken = await botCheck(client);
  return client.post('/api/auth/login', { email, captchaToken });
}
async function post(email: string) {
  await forgetOthers();
  return trySending(app.asVisitor(), 'find', { email });
}
async function watch(email: string, expected = 200) {
  await forgetOthers();
  return askAsGuest(app.asVisitor(), { email }, expected);
}

interface Sent {
  id: number;
  subject: string;
  text: string;
}
async function mailsTo(to: string): Promise<Sent[]> {
  await settled(app.database, 'mail.send');
  const reply = await app
    .asVisitor()
    .get(`/sandbox/outbox?${new URLSearchParams({ to, limit: '50' })}`)
    .expect(200);
  return reply.json() as Sent[];
}
const tokenIn = (text: string) => /\/stop-mail#mailbox=([\w-]+)/.exec(text)?.[1] ?? 'no link';
const turn = (token: string, on: boolean, client = app.asVisitor()) =>
  client.post('/api/notifications/mailbox', { token, on });

/** A mailbox that has got one mail that it did not ask for, and its link. */
async function stranger(email: string) {
  await ask(email);
  return tokenIn((await mailsTo(email))[0]?.text ?? '');
}

describe('mails that anyone can have sent to a mailbox', () => {
  it('are six a day, whatever asks for them and from wherever', async () => {
    const email = 'pestered@example.com';
    for (const kind of [ask, post, watch, ask, post, watch]) expect((await kind(email)).status).toBe(200);
    for (const refused of [
      await ask(email),
      await post('Pestered+more@example.com'),
      await watch(email, 429),
    ]) {
      expect(refused.status).toBe(429);
      expect(refused.json()).toMatchObject({ message: expect.stringContaining('too often') });
    }
    expect(await mailsTo(email)).toHaveLength(6);
    expect((await ask('somebody.else@example.com')).status).toBe(200);
  });

  it('are six a day also when the code of one login is mailed again and again', async () => {
    const client = app.asVisitor();
    const { id } = await beginLogin(app, client, 'again.and.again@example.com');
    const resend = async () => {
      await forgetOthers();
      return (await client.post('/api/auth/resend-code', { userId: id })).status;
    };
    const statuses = [];
    for (let time = 0; time < 6; time++) statuses.push(await resend());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('wait for the next day when a member asks for the contact of a guest who has got six', async () => {
    const email = 'asked.for@example.com';
    const { listing } = published.parse((await post(email)).json());
    for (let time = 0; time < 5; time++) await ask(email);
    const asker = await app.as(await app.make.user());
    await asker.post(`/api/listings/${listing.id}/connect`).expect(200);
    const isTried = `select from pgboss.job where name = 'requests.tell-interest' and state = 'completed'`;
    const late = Date.now() + 10_000;
    while (!(await app.database.query('test-tried', isTried)).length) expect(Date.now()).toBeLessThan(late);
    expect(await mailsTo(email)).toHaveLength(6);

    await app.database.query('test-next-day', 'delete from limit_bucket');
    await app.database.query(
      'test-due',
      `update pgboss.job set start_after = now() where name = 'requests.tell-interest' and state = 'created'`,
    );
    await app.outbox({ to: email, says: /asked for the contact details/ });
  });

  it('do not keep a member from logging in on a device that the account knows', async () => {
    const email = 'at.home@example.com';
    const home = app.asVisitor();
    await logIn(app, home, email);
    await home.post('/api/auth/logout').expect(200);
    for (let time = 0; time < 5; time++) expect((await ask(email)).status).toBe(200);
    expect((await ask(email)).status).toBe(429);
    expect((await ask(email, home)).status).toBe(200);
  });
});

it('have no limit for a known device that strangers could use up', async () => {
  const email = 'not.locked.out@example.com';
  const home = app.asVisitor();
  await logIn(app, home, email);
  await home.post('/api/auth/logout').expect(200);
  await ask(email);
  const askAgain = async (client: Client) =>
    (await client.post('/api/auth/login', { email, captchaToken: await botCheck(client) })).status;
  expect(await askAgain(app.asVisitor())).toBe(429);
  expect(await askAgain(home)).toBe(200);
});

describe('“Never write to me again”', () => {
  it('is in each such mail, for people and for mail programs', async () => {
    const email = 'all.kinds@example.com';
    for (const kind of [ask, post, watch]) await kind(email);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(3);
    for (const { text } of mails) {
      expect(text).toContain('Never write to me again:\n');
      expect(tokenIn(text)).toMatch(/^[\w-]{40,200}$/);
    }
  });

  it('stops them all, and every asker gets the answer that there always is', async () => {
    const email = 'never.again@example.com';
    const token = await stranger(email);
    expect((await turn(token, false).expect(200)).json()).toEqual({ on: false });
    const other = 'not.stopped@example.com';
    for (const kind of [ask, post, watch]) {
      const [stopped, usual] = [await kind(email), await kind(other)];
      expect(stopped.status).toBe(usual.status);
      expect(Object.keys(stopped.json() as object)).toEqual(Object.keys(usual.json() as object));
    }
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await mailsTo(other)).toHaveLength(3);
  });

  it('leaves the owner a way back: one short mail in 30 days', async () => {
    const email = 'back.again@example.com';
    await turn(await stranger(email), false).expect(200);
    await app.database.query(
      'test-later',
      `update stopped_mailbox set reminded_at = now() - interval '31 days'`,
    );
    for (let time = 0; time < 3; time++) await ask(email);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.subject).toBe('Somebody asked Flight Amigo to write to you');
    expect(mails[0]?.text).toContain('&allow=yes');
    expect(mails[0]?.text).not.toMatch(/^\d{6}$/m);
    await turn(tokenIn(mails[0]?.text ?? ''), true).expect(200);
    await forgetOthers();
    expect(await logIn(app, app.asVisitor(), email)).toMatchObject({ email });
  });

  it('does not stop a code that the owner asks for on a known device', async () => {
    const email = 'known.here@example.com';
    const home = app.asVisitor();
    await logIn(app, home, email);
    await home.post('/api/auth/logout').expect(200);
    await turn(await stranger(email), false).expect(200);
    await forgetOthers();
    expect(await logIn(app, home, email)).toMatchObject({ email });
  });

  it('ends alerts that the mailbox set without an account, and is in its owner’s export', async () => {
    const email = 'watcher@example.com';
    await watchAsGuest(app, email);
    const left = () =>
      app.database.query('test-alerts', 'select from alert where email = $1 and status = $2', [email, 'on']);
    expect(await left()).toHaveLength(1);
    await turn(await stranger(email), false).expect(200);
    expect(await left()).toEqual([]);

    const user = await app.make.user();
    const client = await app.as(user);
    await turn(await stranger(user.email), false).expect(200);
    const data = (await client.get('/api/profile/download').expect(200)).json();
    expect(data).toMatchObject({ elsewhere: { mailboxStopped: [{ since: expect.any(String) }] } });
  });

  it('works with one click from another site, and needs the whole link', async () => {
    const email = 'one.click@example.com';
    const token = await stranger(email);
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
    };
    const address = (of: string) => `/api/notifications/mailbox/stop?token=${of}`;
    const page = await app.asVisitor().get(address(token)).expect(302);
    expect(page.headers.location).toBe(`/stop-mail#mailbox=${token}`);
    const press = (of: string, body = 'List-Unsubscribe=One-Click') =>
      app.asVisitor().send('POST', address(of), body, headers);
    await press(token, '').expect(400);
    await press(token.slice(0, -2)).expect(400);
    await turn(token.slice(0, -2), false).expect(400);
    // The link of another kind of mail is none of this kind.
    await app.asVisitor().post('/api/notifications/by-mail', { token, on: false }).expect(400);
    expect((await watch(email)).status).toBe(200);
    expect((await mailsTo(email))[0]?.subject).toContain('Your code');

    await press(token).expect(200);
    await ask(email);
    expect(await mailsTo(email)).toHaveLength(2);
  });
});
