import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { UserEntity } from '../people/user.entity.js';
import { logIn } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { Client } from '../../testing/client.js';
import { notifications, type NoticeKind } from './contract.js';
import { sendNoticeOf } from '../testing/send-news.js';

const everything = { messages: true, contact_requests: true, reminders: true };
const path = '/api/notifications';

let app: TestApp;
let person: UserEntity;
let client: Client;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  person = await app.make.user();
  client = await app.as(person);
});
afterAll(() => app.close());

const send = (kind: NoticeKind, { id }: { id: number } = person) => sendNoticeOf(app, kind, id);
const settings = async () => notifications.parse((await client.get(path).expect(200)).json());
const rows = () =>
  app.database.query('test-off', 'select kind from notification_off where user_id = $1', [person.id]);

describe('notification settings', () => {
  it('are all on by default', async () => {
    expect(await settings()).toEqual(everything);
    expect(await send('messages')).toBe(true);
    const { subject, text } = await app.outbox({ to: person.email });
    expect(subject).toBe('You have a new message');
    expect(text).toMatch(/Stop these mails:\n\S+\/stop-mail#token=[\w-]+\n/);
  });

  it('stop the mails of one kind until it is switched on again', async () => {
    const off = { ...everything, reminders: false };
    expect((await client.patch(path, { reminders: false }).expect(200)).json()).toEqual(off);
    await client.patch(path, { reminders: false }).expect(200);
    expect(await settings()).toEqual(off);
    expect([await send('reminders'), await send('messages')]).toEqual([false, true]);

    expect((await client.patch(path, { reminders: true, messages: false }).expect(200)).json()).toEqual({
      ...everything,
      messages: false,
    });
    expect([await send('reminders'), await send('messages')]).toEqual([true, false]);
  });

  it('never stop login codes', async () => {
    await client.patch(path, { messages: false, contact_requests: false, reminders: false }).expect(200);
    expect(await logIn(app, app.asVisitor(), person.email)).toMatchObject({ id: person.id });
  });

  it('are private to their owner', async () => {
    await client.patch(path, { messages: false }).expect(200);
    const stranger = await app.make.user();
    expect((await (await app.as(stranger)).get(path).expect(200)).json()).toEqual(everything);
    expect(await send('messages', stranger)).toBe(true);
    await app.asVisitor().get(path).expect(401);
    await app.asVisitor().patch(path, { messages: false }).expect(401);
  });

  it('can only be changed by our own pages', async () => {
    const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    await client.patch(path, { messages: false }, elsewhere).expect(403);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await client.send('PATCH', path, 'messages=false', form).expect(415);
    expect(await settings()).toEqual(everything);
  });

  it.each([{ login: false }, { messages: 'no' }, { messages: null }, { messages: false, userId: 1 }, []])(
    'are not changed by %j',
    async (body) => {
      await client.patch(path, body).expect(400);
      expect(await settings()).toEqual(everything);
    },
  );
});

describe('a deleted account', () => {
  it('has no settings left, neither in its export nor in the database', async () => {
    await client.patch(path, { messages: false }).expect(200);
    const data = (await client.get('/api/profile/download').expect(200)).json();
    expect(data).toMatchObject({ elsewhere: { mailsSwitchedOff: [{ kind: 'messages' }] } });
    await client.delete('/api/profile', { email: person.email }).expect(200);
    expect(await rows()).toEqual([]);
    expect(await send('reminders')).toBe(false);
  });
});
