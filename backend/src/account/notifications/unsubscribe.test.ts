import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { seal } from '../../platform/secrets/sealing.js';
import type { Client } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { UserEntity } from '../people/user.entity.js';
import { mailSwitchAnswer, notifications, type NoticeKind } from './contract.js';
import { sendNoticeOf } from '../testing/send-news.js';

const everything = { messages: true, contact_requests: true, reminders: true };
const byMail = '/api/notifications/by-mail';
const oneClick = 'List-Unsubscribe=One-Click';
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
/** The only forms that other sites may send. */
const oneClickPaths = [
  '/api/notifications/stop',
  '/api/notifications/mailbox/stop',
  '/api/alerts/stop/one-click',
];
const elsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
const multipart = {
  type: { 'content-type': 'multipart/form-data; boundary=x1' },
  body: '--x1\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x1--\r\n',
};

let app: TestApp;
let person: UserEntity;
let visitor: Client;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  person = await app.make.user();
  visitor = app.asVisitor();
});
afterAll(() => app.close());

/** The token in a mail of this kind to this person. */
async function tokenIn(kind: NoticeKind): Promise<string> {
  await sendNoticeOf(app, kind, person.id);
  const { text } = await app.outbox({ to: person.email });
  return /\/stop-mail#token=([\w-]+)/.exec(text)?.[1] ?? 'no link';
}
const settings = async () =>
  notifications.parse((await (await app.as(person)).get('/api/notifications').expect(200)).json());
const address = (token: string) => `/api/notifications/stop?token=${token}`;

describe('the unsubscribe link in a mail', () => {
  it('stops one kind of mail, and starts it again, without a login', async () => {
    const token = await tokenIn('contact_requests');
    const stopped = await visitor.post(byMail, { token, on: false }).expect(200);
    expect(mailSwitchAnswer.parse(stopped.json())).toEqual({ kind: 'contact_requests', on: false });
    expect(await settings()).toEqual({ ...everything, contact_requests: false });
    await visitor.post(byMail, { token, on: true }).expect(200);
    expect(await settings()).toEqual(everything);
  });

  it('is short enough for every mail program', async () => {
    expect((await tokenIn('contact_requests')).length).toBeLessThan(200);
  });

  it('does nothing if it is invented, truncated or copied from another link', async () => {
    const token = await tokenIn('messages');
    const { secret } = app.config;
    const made = [
      token.slice(0, -2),
      `${token.slice(0, 30)}${token[30] === 'A' ? 'B' : 'A'}${token.slice(31)}`,
      seal(secret, 'listing-link', { userId: person.id, kind: 'messages' }),
      seal('another secret that is long enough', 'stop-mail', { userId: person.id, kind: 'messages' }),
      seal(secret, 'stop-mail', { userId: person.id, kind: 'login' }),
      'x',
      'x'.repeat(5_000),
    ];
    for (const wrong of made) {
      const reply = await visitor.post(byMail, { token: wrong, on: false }).expect(400);
      expect(reply.json()).toMatchObject({ message: 'This link is not complete' });
    }
    await visitor.send('POST', address(token.slice(0, -2)), oneClick, urlencoded).expect(400);
    expect(await settings()).toEqual(everything);
  });

  it('is neither a login nor a key to other links', async () => {
    const token = await tokenIn('messages');
    await visitor.post('/api/auth/link', { token }).expect(400);
    await visitor.post('/api/listings/by-mail', { token, action: 'remove' }).expect(400);
    expect(visitor.cookies.size).toBe(0);
  });

  it('gets the same response after its account is deleted, and stores nothing', async () => {
    const token = await tokenIn('messages');
    await (await app.as(person)).delete('/api/profile', { email: person.email }).expect(200);
    const reply = await visitor.post(byMail, { token, on: false }).expect(200);
    expect(reply.json()).toEqual({ kind: 'messages', on: false });
    const left = await app.database.query('test-left', 'select from notification_off where user_id = $1', [
      person.id,
    ]);
    expect(left).toEqual([]);
  });
});

describe('the one-click unsubscribe of a mail program', () => {
  it.each([
    ['a mail provider’s server', urlencoded, oneClick],
    ['a mail provider’s server, as a form of parts', multipart.type, multipart.body],
    ['a mail page in a browser', { ...urlencoded, ...elsewhere }, oneClick],
  ])('works from %s', async (_who, headers, body) => {
    const token = await tokenIn('reminders');
    const reply = await visitor.send('POST', address(token), body, headers).expect(200);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await settings()).toEqual({ ...everything, reminders: false });
  });

  it.each([
    ['no word', urlencoded, ''],
    ['more than the word', urlencoded, `${oneClick}&on=true`],
    ['another word', urlencoded, 'List-Unsubscribe=Maybe'],
    ['a form in pieces', multipart.type, multipart.body.slice(0, 40)],
    ['a poisoned form', urlencoded, '__proto__[List-Unsubscribe]=One-Click'],
  ])('is refused with %s', async (_what, headers, body) => {
    const token = await tokenIn('reminders');
    await visitor.send('POST', address(token), body, headers).expect(400);
    expect(await settings()).toEqual(everything);
  });

  it('redirects mail programs that only open the link to a page, without a change', async () => {
    const token = await tokenIn('reminders');
    const reply = await visitor.get(address(token), { 'sec-fetch-site': 'cross-site' }).expect(302);
    expect(reply.headers.location).toBe(`/stop-mail#token=${token}`);
    const cut = await visitor.get('/api/notifications/stop?token=%0d%0ax').expect(302);
    expect(cut.headers.location).toBe('/stop-mail#token=');
    expect(await settings()).toEqual(everything);
  });

  it('is the only form that other sites may send without a signature', async () => {
    const token = await tokenIn('reminders');
    await visitor.post(byMail, { token, on: false }, elsewhere).expect(403);
    const paths = (await visitor.get('/api/openapi.json').expect(200)).json() as {
      paths: Record<string, object>;
    };
    for (const path of Object.keys(paths.paths).map((pattern) => pattern.replace(/\{\w+\}/g, '1'))) {
      // Providers sign what they send.
      if (/^\/(sandbox|api\/twilio|api\/stripe)\//.test(path)) continue;
      if (oneClickPaths.includes(path)) continue;
      for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'] as const) {
        const foreign = await visitor.send(method, path, '{}', {
          'content-type': 'application/json',
          ...elsewhere,
        });
        // Without a token, the tools' calls are refused before the origin matters.
        // Their forms are in releases/shipping/strangers.test.ts, because the console sends some of them.
        const isForTools = path.startsWith('/platform/');
        const refused = isForTools ? 401 : 403;
        expect([path, method, foreign.status]).toEqual([
          path,
          method,
          foreign.status === 404 ? 404 : refused,
        ]);
        if (isForTools) continue;
        for (const type of [urlencoded, multipart.type]) {
          const form = await visitor.send(method, path, oneClick, type);
          // Who sends a picture must log in before its type matters.
          const isPicture = path === '/api/profile/picture' || path.endsWith('/care-card/photo');
          const unread = method === 'POST' && isPicture ? 401 : 415;
          expect([path, method, form.status]).toEqual([path, method, form.status === 404 ? 404 : unread]);
        }
      }
    }
  });
});
