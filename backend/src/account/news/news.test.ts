import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AccountCleanup } from '../account-cleanup.js';
import { AccountService } from '../profile/account.service.js';
import { PersonalData } from '../profile/personal-data.js';
import { sendNews } from '../testing/send-news.js';
import { notificationList, unseenNotifications } from './contract.js';
import { Notify, type News } from './notify.js';

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
const cancelled = (what: string) => `Trip cancelled: ${what}`;
const tell = (what: string, key?: string) =>
  sendNews(app, 'trip.cancelled', { userId: meera.id, content: mail(cancelled(what)), key });
const ask = (change: Partial<News<'trip.still-flying'>> = {}) =>
  sendNews(app, 'trip.still-flying', { userId: meera.id, content: mail('Still flying? DEL'), ...change });
const tellOfThread = () =>
  sendNews(app, 'message.unseen-on-trip', {
    userId: meera.id,
    content: mail('You have a new message about your trip'),
    replaces: 'thread:1',
  });

describe('the news of a person', () => {
  it('lists what a mail is about, without a device, and no words of others', async () => {
    await tell('DEL');
    const { items, unseen, next } = await listOf(meera);
    expect(items).toEqual([
      expect.objectContaining({
        topic: 'trips',
        text: 'Trip cancelled: DEL',
        url: '/trips/12?from=mail',
        seenAt: null,
      }),
    ]);
    expect([unseen, next]).toEqual([1, undefined]);
    expect(JSON.stringify(items)).not.toContain('at nine');
  });

  it('lists a notice whose mail is switched off, and no mail that is no news', async () => {
    await meera.client.patch(path, { reminders: false }).expect(200);
    expect(await ask()).toBe(false);
    const receipt = { userId: meera.id, content: mail('Your tip of $5 is paid'), key: 'tip-sent:1' };
    expect(await sendNews(app, 'tip.paid', receipt)).toBe(true);
    expect((await listOf(meera)).items.map(({ text }) => text)).toEqual(['Still flying? DEL']);
  });

  it('leaves the settings of mails at their address', async () => {
    await tell('DEL');
    const all = { messages: true, contact_requests: true, reminders: true };
    expect((await meera.client.get(path).expect(200)).json()).toEqual(all);
  });

  it('speaks the language that the person has at the time, and its pages have none', async () => {
    await meera.client.patch('/api/profile', { language: 'fa' }).expect(200);
    await ask({ content: (language) => mail(`Still flying? ${language}`) });
    await meera.client.patch('/api/profile', { language: 'es' }).expect(200);
    expect((await listOf(meera)).items).toMatchObject([
      { text: 'Still flying? fa', url: '/trips/12?from=mail' },
    ]);
  });

  it('keeps no link that acts without a login', async () => {
    const asks = { ...mail('Still flying? DEL', '/still-flying#token=secret') };
    const link = { label: 'Open', url: `${app.config.publicUrl}/trips/12` };
    await ask({ content: { ...asks, cards: [{ reason: '', title: '', lines: [], link }] } });
    await ask({ content: asks, path: '/listing/7' });
    await ask({ content: asks });
    expect((await listOf(meera)).items.map(({ url }) => url)).toEqual([
      '/profile',
      '/listing/7',
      '/trips/12',
    ]);
  });

  it('is listed once for one key of one person', async () => {
    await tell('DEL', 'one cause');
    await tell('DEL', 'one cause');
    const other = await newMember();
    await ask({ userId: other.id, key: 'one cause' });
    expect((await listOf(meera)).items).toHaveLength(1);
    expect((await listOf(other)).items).toHaveLength(1);
  });

  it('replaces what was listed about the same, which is new again', async () => {
    await tellOfThread();
    await tell('DEL');
    const [newest] = (await listOf(meera)).items;
    await meera.client.post(`${path}/seen`, { upTo: newest?.id }).expect(200);
    await tellOfThread();
    expect((await listOf(meera)).items).toMatchObject([
      { text: 'You have a new message about your trip', seenAt: null },
      { text: 'Trip cancelled: DEL', seenAt: expect.any(String) },
    ]);
  });

  it('is not listed when its change is rolled back', async () => {
    const failed = inTransaction(async (em) => {
      await app
        .get(Notify)
        .send(em, 'trip.cancelled', { userId: meera.id, content: mail(cancelled('Never')) });
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
      [cancelled('Third'), false],
      [cancelled('Second'), true],
      [cancelled('First'), true],
    ]);
  });

  it('comes in pages, the newest first', async () => {
    for (let number = 1; number <= 31; number++) await tell(`${number}`);
    const { items, next } = await listOf(meera);
    expect(items.map(({ text }) => text)).toEqual(
      Array.from({ length: 30 }, (_, at) => cancelled(`${31 - at}`)),
    );
    const last = await listOf(meera, next);
    expect(last.items.map(({ text }) => text)).toEqual([cancelled('1')]);
    expect(last).not.toHaveProperty('next');
  });

  it('is neither read nor marked by a stranger or a visitor', async () => {
    await tell('DEL');
    const [mine] = (await listOf(meera)).items;
    expect(await listOf({ client: ravi })).toEqual({ items: [], unseen: 0 });
    await ravi.post(`${path}/seen`, { upTo: mine?.id }).expect(200);
    expect(await unseenOf(meera)).toBe(1);
    const visitor = app.asVisitor();
    await visitor.get(`${path}/list`).expect(401);
    await visitor.get(`${path}/unseen`).expect(401);
    await visitor.post(`${path}/seen`, { upTo: 1 }).expect(401);
  });

  it.each(['before=0', 'before=last', 'after=1', 'limit=5'])('is not listed by %s', async (query) => {
    await meera.client.get(`${path}/list?${query}`).expect(400);
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
    expect((await listOf(meera)).items.map(({ text }) => text)).toEqual([cancelled('New')]);

    const source = app.get(PersonalData)['sources'].find(({ name }) => name === 'notifications');
    expect(await source?.collect(meera.id)).toMatchObject([{ text: cancelled('New'), topic: 'trips' }]);
    await app.get(AccountService).erase(meera);
    expect(await source?.collect(meera.id)).toEqual([]);
  });
});
