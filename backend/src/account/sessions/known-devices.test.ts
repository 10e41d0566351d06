import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { beginLogin, forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const firefox = {
  'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
};

async function logInOn(client: Client, email: string) {
  await forgetLimits(app);
  const { id, code } = await beginLogin(app, client, email);
  await client.post('/api/auth/verify', { code, userId: id }, firefox).expect(200);
}

const sent = async (email: string) =>
  (
    (
      await app
        .asVisitor()
        .get(`/sandbox/outbox?${new URLSearchParams({ to: email })}`)
        .expect(200)
    ).json() as {
      subject: string;
    }[]
  ).filter(({ subject }) => subject.startsWith('New login')).length;

async function mailsAbout(email: string) {
  await settled(app.database, 'mail.send');
  return sent(email);
}

describe('the memory of known devices', () => {
  it('mails the owner once about a login on a new device, with device, time and advice', async () => {
    const [laptop, phone] = [app.asVisitor(), app.asVisitor()];
    const email = 'two.devices@example.com';
    await logInOn(laptop, email);
    await laptop.patch('/api/profile', { username: 'Secret Name' }).expect(200);
    await logInOn(phone, email);
    const mail = await app.outbox({ to: email, says: /did not know/ });
    expect(mail.subject).toBe('New login to your Flight Amigo account');
    expect(mail.text).toContain('Firefox on Android');
    expect(mail.text).toMatch(/\w+ \d{1,2}, \d{4}, \d\d:\d\d UTC/);
    expect(mail.text).toContain(`${app.config.publicUrl}/profile#sessions`);
    expect(mail.subject + mail.text).not.toContain('Secret Name');

    for (const client of [phone, laptop]) await client.post('/api/auth/logout').expect(200);
    await logInOn(phone, email);
    await logInOn(laptop, email);
    expect(await mailsAbout(email)).toBe(1);
  });

  it('sends no mail about the login that creates the account', async () => {
    const email = 'first.ever@example.com';
    await logInOn(app.asVisitor(), email);
    expect(await mailsAbout(email)).toBe(0);
  });

  it('sends the mail even if all notifications are off', async () => {
    const email = 'switched.off@example.com';
    const laptop = app.asVisitor();
    await logInOn(laptop, email);
    const kinds = { messages: false, contact_requests: false, reminders: false };
    await laptop.patch('/api/notifications', kinds).expect(200);
    await logInOn(app.asVisitor(), email);
    await app.outbox({ to: email, says: /did not know/ });
  });

  it('remembers devices per account, in a cookie that scripts cannot read', async () => {
    const shared = app.asVisitor();
    await logInOn(app.asVisitor(), 'owner.of.one@example.com');
    await logInOn(shared, 'owner.of.two@example.com');
    await logInOn(shared, 'owner.of.one@example.com');
    await app.outbox({ to: 'owner.of.one@example.com', says: /did not know/ });

    const token = shared.cookies.get('device') ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    const rows = await app.database.query('devices', 'select known_device::text as row from known_device');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('gives a device that the account does not know a new cookie, so that a planted one is worth nothing', async () => {
    const email = 'got.a.cookie@example.com';
    const [planter, victim] = [app.asVisitor(), app.asVisitor()];
    await logInOn(planter, 'planter@example.com');
    const planted = planter.cookies.get('device') ?? '';
    await logInOn(app.asVisitor(), email);
    victim.cookies.set('device', planted);
    await logInOn(victim, email);
    const own = victim.cookies.get('device');
    expect(own).not.toBe(planted);
    await victim.post('/api/auth/logout').expect(200);
    await logInOn(victim, email);
    expect(victim.cookies.get('device')).toBe(own);
    expect(await mailsAbout(email)).toBe(1);

    await planter.post('/api/auth/logout').expect(200);
    await logInOn(planter, email);
    expect(await mailsAbout(email)).toBe(2);
  });

  it('knows all accounts of a browser whose cookie has changed', async () => {
    const family = app.asVisitor();
    const emails = ['first.of.family@example.com', 'second.of.family@example.com'];
    for (const email of [...emails, ...emails]) await logInOn(family, email);
    for (const email of emails) expect(await mailsAbout(email)).toBe(0);
  });
});
