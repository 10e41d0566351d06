import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Interactions, memberNote, siteMessage, type Translations } from '../../account/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { conversationPage, conversations } from '../contract.js';
import { LivePages } from '../testing/live-pages.js';
import { say, talker, type MadeTalker } from '../testing/talk.js';

let app: TestApp;
let ravi: MadeTalker;
let kavya: MadeTalker;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  [ravi, kavya] = [await talker(app), await talker(app)];
});
afterAll(() => app.close());

const said = {
  en: 'Ravi moved the trip to Mar 1. It was Feb 27.',
  fa: '⁨Ravi⁩ سفر را به ۱ مارس برد.',
  hi: 'Ravi ने यात्रा 1 मार्च कर दी।',
};
const text = said.en;
async function siteSays(key?: string, translations?: Translations): Promise<void> {
  const message = { from: ravi.id, to: kavya.id, text, translations };
  await app.nest
    .get(MikroORM)
    .em.fork()
    .transactional((em) => app.get(Jobs).enqueue(em, siteMessage, message, { key }));
  await settled(app.database, siteMessage.name);
}
const pageOf = async ({ client }: MadeTalker, { id }: MadeTalker) =>
  conversationPage.parse((await client.get(`/api/messages/${id}`).expect(200)).json());
const listOf = async ({ client }: MadeTalker) =>
  conversations.parse((await client.get('/api/messages').expect(200)).json());

it('shows both the same message of the site, unread for the one it is for', async () => {
  await siteSays();
  expect(await listOf(kavya)).toMatchObject([{ lastMessage: text, lastBySite: true, unreadCount: 1 }]);
  expect(await listOf(ravi)).toMatchObject([{ lastMessage: text, lastBySite: true, unreadCount: 0 }]);
  for (const [one, other] of [
    [ravi, kavya],
    [kavya, ravi],
  ] as const)
    expect((await pageOf(one, other)).messages).toMatchObject([
      { content: text, senderId: ravi.id, bySite: true, clientKey: null },
    ]);
});

describe('in the language of the page that shows it', () => {
  const pages = new LivePages();
  afterEach(() => pages.closeAll());
  const { en: _, ...translations } = said;
  const read = async (path: string, language: string) =>
    (await kavya.client.get(path, { 'x-language': language }).expect(200)).json();

  it('is a text of the conversation and of the list', async () => {
    await siteSays('in all', translations);
    for (const [language, content] of Object.entries(said)) {
      const page = conversationPage.parse(await read(`/api/messages/${ravi.id}`, language));
      expect(page.messages).toMatchObject([{ content, bySite: true }]);
      expect(await read('/api/messages', language)).toMatchObject([{ lastMessage: content }]);
    }
  });

  it('arrives live, on each open page in its own', async () => {
    const open = await Promise.all(
      (['en', 'fa', 'hi'] as const).map(async (language) => ({
        language,
        page: await pages.open(app, kavya, { language }),
      })),
    );
    for (const { page } of open) await page.next();
    await siteSays('live', translations);
    for (const { page, language } of open)
      expect(await page.next()).toMatchObject({ event: { message: { content: said[language] } } });
  });

  it('is English where it lacks a language, and what people wrote stays as it is', async () => {
    await siteSays('without French', translations);
    expect(await read('/api/messages', 'fr')).toMatchObject([{ lastMessage: text }]);
    await say(ravi, kavya, 'Bis gleich!');
    expect(await read('/api/messages', 'fa')).toMatchObject([{ lastMessage: 'Bis gleich!' }]);
    const page = conversationPage.parse(await read(`/api/messages/${ravi.id}`, 'fr'));
    expect(page.messages.map(({ content }) => content)).toEqual([text, 'Bis gleich!']);
  });
});

it('does not count as something the person wrote', async () => {
  await siteSays();
  await say(kavya, ravi, 'Thank you');
  expect(await app.get(Interactions).haveInteracted(ravi.id, kavya.id)).toBe(false);
  const { sms } = await pageOf(kavya, ravi);
  expect(sms.possible).toBe(false);
  await say(ravi, kavya, 'You are welcome');
  expect(await app.get(Interactions).haveInteracted(ravi.id, kavya.id)).toBe(true);
});

it('cannot be reported as something the person wrote', async () => {
  await siteSays();
  const [message] = (await pageOf(kavya, ravi)).messages;
  const report = { messageId: message?.id, reason: 'spam' };
  await kavya.client.post('/api/reports', report).expect(404);
});

it('is not mailed as an unseen message, because its cause has a mail of its own', async () => {
  await siteSays();
  const rows = await app.database.query(
    'test-unseen',
    'select user_id from participant where unseen_since is not null and user_id = any($1::bigint[])',
    [[ravi.id, kavya.id]],
  );
  expect(rows).toEqual([]);
});

it('is written once for one cause', async () => {
  await siteSays('one cause');
  await siteSays('one cause');
  expect((await pageOf(kavya, ravi)).messages).toHaveLength(1);
});

it('reaches nobody across a block or a deleted account, and is not retried', async () => {
  await app.database.query('test-block', 'insert into block (blocker_id, blocked_id) values ($1, $2)', [
    kavya.id,
    ravi.id,
  ]);
  await siteSays();
  expect(await listOf(kavya)).toEqual([]);
  await app.database.query('test-gone', 'update "user" set deleted_at = now() where id = $1', [ravi.id]);
  await app.database.query('test-unblock', 'delete from block where blocker_id = $1', [kavya.id]);
  await siteSays();
  expect(await listOf(kavya)).toEqual([]);
});

describe('what is written into a conversation one after the other', () => {
  const enqueue = (write: (jobs: Jobs, em: EntityManager) => Promise<void>) =>
    app.nest
      .get(MikroORM)
      .em.fork()
      .transactional((em) => write(app.get(Jobs), em));
  const there = () => ({ from: ravi.id, to: kavya.id });
  const back = () => ({ from: kavya.id, to: ravi.id });
  const late = { startAfterSeconds: 3_600 };

  it.each([
    [
      'the site',
      ['They are on board.', 'They have landed.'],
      (jobs: Jobs, em: EntityManager) =>
        jobs.enqueue(em, siteMessage, { ...there(), text: 'They are on board.' }, late),
    ],
    [
      'a member',
      ['Ravi asks to fly together.', 'Is it you?', 'They have landed.'],
      (jobs: Jobs, em: EntityManager) =>
        jobs.enqueue(
          em,
          memberNote,
          { ...there(), about: 'Ravi asks to fly together.', text: 'Is it you?' },
          late,
        ),
    ],
  ])('keeps its order, also when the first words, of %s, are late', async (_, inOrder, enqueueFirst) => {
    await enqueue(enqueueFirst);
    await enqueue((jobs, em) => jobs.enqueue(em, siteMessage, { ...back(), text: 'They have landed.' }));
    const told = async () => (await pageOf(kavya, ravi)).messages.map(({ content }) => content);
    let seen = await told();
    while (!seen.includes('They have landed.')) seen = await told();
    expect(seen).toEqual(inOrder);

    const now = `update pgboss.job set start_after = now() where name = any($1) and state = 'created'`;
    await app.database.query('test-due-now', now, [[siteMessage.name, memberNote.name]]);
    await settled(app.database, siteMessage.name);
    expect(await told()).toEqual(seen);
  });
});
