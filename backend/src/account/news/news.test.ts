import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AccountCleanup } from '../account-cleanup.js';
import { Notices, type Notice } from '../notifications/notices.js';
import { MemberMail } from '../people/member-mail.js';
import { AccountService } from '../profile/account.service.js';
import { PersonalData } from '../profile/personal-data.js';
import { notificationList, unseenNotifications } from './contract.js';

let app: TestApp;
let meera: { id: number; email: string; client: Client };
let ravi: Client;
const newMember = async () => {
  const user = await app.make.user();
  return { id: user.id, email: user.email, client: await app.as(user) };
};
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetLimits(app);
  meera = await newMember();
  ravi = (await newMember()).client;
});
afterAll(() => app.close());

const path = '/api/notifications';
const listOf = async ({ client }: { client: Client }, before?: number) => {
  const search = before === undefined ? '' : `?before=${before}`;
  return notificationList.parse((await client.get(`${path}/list${search}`).expect(200)).json());
};
const unseenOf = async ({ client }: { client: Client }) =>
  unseenNotifications.parse((await client.get(`${path}/unseen`).expect(200)).json()).unseen;

const mail = (subject: string, page = '/trips/12?from=mail') => ({
  subject,
  paragraphs: ['He wrote: are you on the flight at nine?'],
  action: { label: 'See the trip', url: app.config.publicUrl + page },
});
const inTransaction = <Result>(work: (em: EntityManager) => Promise<Result>) =>
  app.nest.get(MikroORM).em.fork().transactional(work);
const tell = (subject: string, key?: string) =>
  inTransaction((em) =>
    app
      .get(MemberMail)
      .send(em, { userId: meera.id, content: mail(subject), topic: 'trips', ...(key && { key }) }),
  );
const notice = (change: Partial<Notice>) =>
  inTransaction((em) =>
    app.get(Notices).send(em, {
      userId: meera.id,
      kind: 'reminders',
      topic: 'trips',
      content: mail('Tomorrow'),
      ...change,
    }),
  );

it('lists what a mail is about, without a device, and no words of others', async () => {
  await tell('Ravi agreed');
  const { items, unseen, next } = await listOf(meera);
  expect(items).toEqual([
    expect.objectContaining({
      topic: 'trips',
      text: 'Ravi agreed',
      url: '/trips/12?from=mail',
      seenAt: null,
    }),
  ]);
  expect([unseen, next]).toEqual([1, undefined]);
  expect(JSON.stringify(items)).not.toContain('at nine');
});

it('lists a notice whose mail is switched off, and no mail that is no news', async () => {
  await meera.client.patch(path, { reminders: false }).expect(200);
  expect(await notice({})).toBe(false);
  await inTransaction((em) => app.get(MemberMail).send(em, { userId: meera.id, content: mail('Receipt') }));
  expect((await listOf(meera)).items.map(({ text }) => text)).toEqual(['Tomorrow']);
});

it('leaves the settings of mails at their address', async () => {
  await tell('Ravi agreed');
  const all = { messages: true, contact_requests: true, reminders: true };
  expect((await meera.client.get(path).expect(200)).json()).toEqual(all);
});

it('speaks the language that the person has at the time, and its pages have none', async () => {
  await meera.client.patch('/api/profile', { language: 'fa' }).expect(200);
  await notice({ content: (language) => mail(`in ${language}`) });
  await meera.client.patch('/api/profile', { language: 'es' }).expect(200);
  expect((await listOf(meera)).items).toMatchObject([{ text: 'in fa', url: '/trips/12?from=mail' }]);
});

it('keeps no link that acts without a login', async () => {
  const asks = { ...mail('Still flying?', '/still-flying#token=secret') };
  const link = { label: 'Open', url: `${app.config.publicUrl}/trips/12` };
  await notice({ content: { ...asks, cards: [{ reason: '', title: '', lines: [], link }] } });
  await notice({ content: asks, path: '/listing/7' });
  await notice({ content: asks });
  expect((await listOf(meera)).items.map(({ url }) => url)).toEqual(['/profile', '/listing/7', '/trips/12']);
});

it('is listed once for one key of one person', async () => {
  await tell('Ravi agreed', 'one cause');
  await tell('Ravi agreed', 'one cause');
  const other = await newMember();
  await notice({ userId: other.id, key: 'one cause' });
  expect((await listOf(meera)).items).toHaveLength(1);
  expect((await listOf(other)).items).toHaveLength(1);
});

it('replaces what was listed about the same, which is new again', async () => {
  await notice({ replaces: 'thread:1' });
  await tell('Ravi agreed');
  const [newest] = (await listOf(meera)).items;
  await meera.client.post(`${path}/seen`, { upTo: newest?.id }).expect(200);
  await notice({ replaces: 'thread:1' });
  expect((await listOf(meera)).items).toMatchObject([
    { text: 'Tomorrow', seenAt: null },
    { text: 'Ravi agreed', seenAt: expect.any(String) },
  ]);
});

it('is not listed when its change is rolled back', async () => {
  const failed = inTransaction(async (em) => {
    await app.get(MemberMail).send(em, { userId: meera.id, content: mail('Never'), topic: 'trips' });
    throw new Error('Something else fails');
  });
  await expect(failed).rejects.toThrow('Something else');
  expect((await listOf(meera)).items).toEqual([]);
});

it('is seen up to the newest that was shown, and later ones are not', async () => {
  await tell('First');
  await tell('Second');
  const [shown] = (await listOf(meera)).items;
  await tell('Third');
  expect(await unseenOf(meera)).toBe(3);
  const left = await meera.client.post(`${path}/seen`, { upTo: shown?.id }).expect(200);
  expect(left.json()).toEqual({ unseen: 1 });
  expect((await listOf(meera)).items.map(({ text, seenAt }) => [text, seenAt !== null])).toEqual([
    ['Third', false],
    ['Second', true],
    ['First', true],
  ]);
});

it('comes in pages, the newest first', async () => {
  for (let number = 1; number <= 31; number++) await tell(`News ${number}`);
  const { items, next } = await listOf(meera);
  expect(items.map(({ text }) => text)).toEqual(Array.from({ length: 30 }, (_, at) => `News ${31 - at}`));
  const last = await listOf(meera, next);
  expect(last.items.map(({ text }) => text)).toEqual(['News 1']);
  expect(last).not.toHaveProperty('next');
});

it('is neither read nor marked by a stranger or a visitor', async () => {
  await tell('Ravi agreed');
  const [mine] = (await listOf(meera)).items;
  expect(await listOf({ client: ravi })).toEqual({ items: [], unseen: 0 });
  await ravi.post(`${path}/seen`, { upTo: mine?.id }).expect(200);
  expect(await unseenOf(meera)).toBe(1);
  const visitor = app.asVisitor();
  await visitor.get(`${path}/list`).expect(401);
  await visitor.get(`${path}/unseen`).expect(401);
  await visitor.post(`${path}/seen`, { upTo: 1 }).expect(401);
});

it.each([{ upTo: 0 }, { upTo: 'all' }, {}, { upTo: 1, more: true }])('refuses to mark %j', async (body) => {
  await meera.client.post(`${path}/seen`, body).expect(400);
});

it('is deleted after 90 days, and with the account', async () => {
  await tell('Old');
  const age = `update notification set created_at = now() - make_interval(days => $2) where user_id = $1`;
  await app.database.query('test-age-news', age, [meera.id, 89]);
  await app.get(AccountCleanup).cleanUp();
  expect((await listOf(meera)).items).toHaveLength(1);
  await app.database.query('test-age-news', age, [meera.id, 91]);
  await tell('New');
  await app.get(AccountCleanup).cleanUp();
  expect((await listOf(meera)).items.map(({ text }) => text)).toEqual(['New']);

  const source = app.get(PersonalData)['sources'].find(({ name }) => name === 'notifications');
  expect(await source?.collect(meera.id)).toMatchObject([{ text: 'New', topic: 'trips' }]);
  await app.get(AccountService).erase(meera);
  expect(await source?.collect(meera.id)).toEqual([]);
});
