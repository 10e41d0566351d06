import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { beginLogin, logIn } from '../../testing/log-in.js';
import type { Client } from '../../testing/client.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { me } from '../../account/contract.js';
import { newPicture } from '../../account/pictures/contract.js';
import { jpeg } from '../../account/testing/pictures.js';
import { asReporter, asStaff, type AtTheDesk } from '../testing/staff.js';
import { auditLog, deskPerson, notes, queue } from './contract.js';

let app: TestApp;
let moderator: AtTheDesk;
let operator: AtTheDesk;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'amigo-desk-'));
  app = await startTestApp({ env: { RELEASES_DIR: folder, LIMITS_SCALE: '1000' } });
  [moderator, operator] = [await asStaff(app), await asStaff(app, 'operator')];
});
afterAll(() => app.close());

const words = 'You asked nine people for their number within an hour.';
const act = (id: number, action: object, by = moderator) =>
  by.client.post(`/api/desk/people/${id}/actions`, { reason: 'spam', words, ...action });
const someonePublic = () => app.make.user({ publicSince: new Date() });
const logOf = async (id: number) =>
  auditLog.parse((await moderator.client.get(`/api/desk/people/${id}/log`).expect(200)).json());

async function lastMeasure(id: number): Promise<number> {
  const { measures } = deskPerson.parse(
    (await operator.client.get(`/api/desk/people/${id}`).expect(200)).json(),
  );
  return measures[0]?.id ?? 0;
}

async function verifyPhone(client: Client, phoneNumber: string) {
  await client.patch('/api/profile', { phoneNumber }).expect(200);
  await settled(app.database, 'sms.send');
  const { text } = await app.outbox({ to: phoneNumber.replace(' ', ''), channel: 'sms' });
  return client.post('/api/auth/verify', { code: /\d{6}/.exec(text)?.[0] });
}

async function memberOf(email: string) {
  const client = app.asVisitor();
  return { client, ...(await logIn(app, client, email)) };
}

describe('an action of the desk', () => {
  it('lets a limited person begin no contact, and go on with those whom they know', async () => {
    const person = await app.make.user();
    const client = await app.as(person);
    const [friend, owner, stranger] = [await someonePublic(), await app.make.user(), await someonePublic()];
    const { id: known } = await app.make.listing({ by: owner });
    const { id: other } = await app.make.listing({ by: await app.make.user() });
    await client.post('/api/messages', { receiverId: friend.id, content: 'Hello' }).expect(200);
    await client.post(`/api/listings/${known}/connect`).expect(200);

    await act(person.id, { action: 'limit', days: 3 }).expect(200);
    const refused = [
      await client.post(`/api/listings/${other}/connect`).expect(403),
      await client.post('/api/messages', { receiverId: stranger.id, content: 'Hello' }).expect(403),
      await client.post('/api/matches', { listingId: known, userId: owner.id }).expect(403),
    ];
    for (const reply of refused) {
      expect(reply.json()).toMatchObject({
        code: 'limited',
        message: expect.stringMatching(/begin new contacts until .*spam or advertising.*look again/),
      });
      expect(reply.text).not.toContain(moderator.user.username);
    }
    await client.post('/api/messages', { receiverId: friend.id, content: 'Are you there?' }).expect(200);

    const mail = await app.outbox({ to: person.email, says: /cannot begin new contacts until/ });
    expect(mail.text).toContain(words);
    expect(mail.text).toContain('/appeal#token=');
    expect((await logOf(person.id))[0]).toMatchObject({
      action: 'person.limit',
      reason: 'spam',
      details: words,
    });

    const lift = `/api/desk/measures/${await lastMeasure(person.id)}/lift`;
    await operator.client.post(lift, { words: 'We were too quick. Sorry.' }).expect(200);
    await client.post(`/api/listings/${other}/connect`).expect(200);
  });

  it('limits without an end, every account of the mailbox, and a guest’s listing too', async () => {
    const [first, second] = [await memberOf('pushy@example.com'), await memberOf('pushy+2@example.com')];
    await act(first.id, { action: 'limit' }).expect(200);
    const { id } = await app.make.listing();
    for (const { client } of [first, second]) {
      const reply = await client.post(`/api/listings/${id}/connect`).expect(403);
      expect(reply.text).toContain('begin new contacts for now');
    }
    await app.outbox({ to: 'pushy@example.com', says: /new contacts for now/ });
  });

  it('is appealed once, and ends by itself', async () => {
    const person = await app.make.user();
    await act(person.id, { action: 'limit', days: 1 }).expect(200);
    const { text } = await app.outbox({ to: person.email, says: /#token=/ });
    const token = /#token=([\w.-]+)/.exec(text)?.[1];
    const appeal = { token, text: 'They had all asked me first.' };
    await app.asVisitor().post('/api/appeals', appeal).expect(200);
    await app.asVisitor().post('/api/appeals', appeal).expect(409);

    const { id } = await app.make.listing({ by: await app.make.user() });
    const client = await app.as(person);
    await client.post(`/api/listings/${id}/connect`).expect(403);
    await app.database.query(
      'test-end',
      `update measure set ends_at = now() - interval '1 second' where user_id = $1`,
      [person.id],
    );
    await client.post(`/api/listings/${id}/connect`).expect(200);
  });

  it('removes a picture everywhere, and tells the person', async () => {
    const person = await someonePublic();
    const client = await app.as(person);
    const upload = () =>
      jpeg().then((bytes) =>
        client.send('POST', '/api/profile/picture', bytes, { 'content-type': 'image/jpeg' }).expect(200),
      );
    const { profilePictureUrl: small } = newPicture.parse((await upload()).json());
    const copies = [small, small.replace('small', 'large')];
    for (const copy of copies) await app.asVisitor().get(copy).expect(200);

    await act(person.id, { action: 'remove-picture' }).expect(200);
    for (const copy of copies) await app.asVisitor().get(copy).expect(404);
    expect((await app.asVisitor().get(`/api/users/${person.id}`).expect(200)).text).not.toContain(
      '/pictures/',
    );
    expect(me.parse((await client.get('/api/auth/me').expect(200)).json()).profilePictureUrl).toBeNull();
    const mail = await app.outbox({ to: person.email, says: /removed your profile picture/ });
    expect(mail.text).toContain(words);
    expect(mail.text).toContain('/appeal#token=');

    const nothing = await act(person.id, { action: 'remove-picture' }).expect(409);
    expect(nothing.text).toContain('shows no picture');
    await upload();
  });

  it('limits and removes pictures as decisions about a report, too', async () => {
    const person = await someonePublic();
    await (
      await asReporter(app)
    ).client
      .post('/api/reports', { userId: person.id, reason: 'spam' })
      .expect(200);
    const { items } = queue.parse((await moderator.client.get('/api/desk/queue').expect(200)).json());
    const id = items.find((item) => item.person.id === person.id)?.id;
    await moderator.client.post(`/api/desk/items/${id}/claim`).expect(200);
    const decide = (decision: object) =>
      moderator.client.post(`/api/desk/items/${id}/decision`, { reason: 'spam', words, ...decision });
    await decide({ action: 'remove-picture' }).expect(409);
    await decide({ action: 'limit', days: 0 }).expect(400);
    await decide({ action: 'limit', days: 5 }).expect(200);
    expect((await logOf(person.id))[0]).toMatchObject({ action: 'item.limited' });
  });

  it('keeps notes for staff, and shows nobody those about themselves', async () => {
    const person = await app.make.user();
    const path = `/api/desk/people/${person.id}/notes`;
    await moderator.client.post(path, { text: '' }).expect(400);
    await moderator.client.post(path, { text: 'Called twice, very polite.' }).expect(200);
    expect(notes.parse((await operator.client.get(path).expect(200)).json())).toMatchObject([
      { text: 'Called twice, very polite.', by: moderator.user.username },
    ]);
    const [entry] = await logOf(person.id);
    expect(entry).toMatchObject({ action: 'note.written', details: null });
    const data = await (await app.as(person)).get('/api/profile/download').expect(200);
    expect(data.text).not.toContain('polite');

    await operator.client
      .post(`/api/desk/people/${moderator.user.id}/notes`, { text: 'On leave.' })
      .expect(200);
    await moderator.client.get(`/api/desk/people/${moderator.user.id}/notes`).expect(403);
    await moderator.client.post(`/api/desk/people/${moderator.user.id}/notes`, { text: 'Nice.' }).expect(403);
  });

  it('suspends other accounts that verify the same number, also after the first was deleted', async () => {
    const first = await memberOf('first.number@example.com');
    expect((await verifyPhone(first.client, '+1 2025550177')).status).toBe(200);
    await act(first.id, { action: 'ban' }).expect(200);

    const second = await memberOf('quite.other@example.com');
    expect((await verifyPhone(second.client, '+1 2025550177')).status).toBe(401);
    await second.client.get('/api/auth/me').expect(401);
    const mail = await app.outbox({ to: 'quite.other@example.com', says: /another account/i });
    expect(mail.text).toContain('/appeal#token=');
    const visitor = app.asVisitor();
    const { id, code } = await beginLogin(app, visitor, 'quite.other@example.com');
    await visitor.post('/api/auth/verify', { code, userId: id }).expect(403);

    await operator.client
      .post(`/api/desk/measures/${await lastMeasure(first.id)}/lift`, { words: 'It was another person.' })
      .expect(200);
    await memberOf('quite.other@example.com');
  });
});
