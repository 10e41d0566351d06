import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { say, talker, type MadeTalker, type Talker } from '../testing/talk.js';
import { UnseenMail } from './unseen-mail.js';

let app: TestApp;
let other: TestApp;
let writer: MadeTalker;
let reader: MadeTalker;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  other = await startTestApp({ env: { DATABASE_URL: app.config.databaseUrl } });
});
beforeEach(async () => {
  [writer, reader] = [await talker(app), await talker(app)];
});
afterEach(() => app.database.query('forget', 'delete from conversation'));
afterAll(async () => {
  await other.close();
  await app.close();
});

/** Moves all times back by these minutes. */
async function pass(minutes: number): Promise<void> {
  const values = [minutes];
  for (const [table, column] of [
    ['participant', 'unseen_since'],
    ['message', 'created_at'],
  ] as const)
    await app.database.query(
      `test-pass-${table}`,
      `update ${table} set ${column} = ${column} - make_interval(mins => $1)`,
      values,
    );
}
const mail = () => app.get(UnseenMail).sendAll();
const open = (reads: Talker, { id }: Talker, upTo: number) =>
  reads.client.post(`/api/messages/${id}/read`, { upTo }).expect(200);

/** Waits for the mail jobs and returns every mail to this user. */
async function mailsTo({ user }: MadeTalker): Promise<{ subject: string; text: string }[]> {
  const [waiting] = await app.database.query('test-any', `select from pgboss.job where name = 'mail.send'`);
  if (waiting) await settled(app.database, 'mail.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: user.email })}`);
  return reply.json() as { subject: string; text: string }[];
}

describe('the mail about unseen messages', () => {
  it('mails who wrote and where to read it, without the content', async () => {
    await say(writer, reader, 'The secret word is marzipan');
    await pass(11);
    await mail();
    const [{ subject, text } = { subject: '', text: '' }, ...more] = await mailsTo(reader);
    expect(more).toEqual([]);
    expect(subject).toBe('You have a new message');
    expect(text).toContain(`${writer.user.username} wrote to you`);
    expect(text).toContain(`${app.config.publicUrl}/messages?to=${writer.id}\n`);
    expect(text).toContain('Stop these mails:');
    expect(text).not.toMatch(/marzipan/i);
    expect(text).not.toContain(writer.user.email);
    expect(await mailsTo(writer)).toEqual([]);
  });

  it('is sent only after ten minutes without a look', async () => {
    await say(writer, reader);
    await pass(9);
    await mail();
    expect(await mailsTo(reader)).toEqual([]);
  });

  it('is sent once, however many messages follow, until the conversation is opened', async () => {
    await say(writer, reader);
    await pass(11);
    await mail();
    const { id } = await say(writer, reader, 'Are you there?');
    await pass(11);
    await mail();
    expect(await mailsTo(reader)).toHaveLength(1);

    await open(reader, writer, id);
    await pass(11);
    await mail();
    expect(await mailsTo(reader)).toHaveLength(1);
    await say(writer, reader, 'Good to hear');
    await pass(11);
    await mail();
    expect(await mailsTo(reader)).toHaveLength(2);
  });

  it('is sent for each conversation separately', async () => {
    const third = await talker(app);
    await say(writer, reader);
    await say(third, reader);
    await pass(11);
    await mail();
    const mails = await mailsTo(reader);
    expect(mails).toHaveLength(2);
    for (const { user } of [writer, third])
      expect(mails.filter(({ text }) => text.includes(`${user.username} wrote to you`))).toHaveLength(1);
  });

  it('is sent once, even if several nodes check at the same time', async () => {
    const readers = await Promise.all(Array.from({ length: 25 }, () => talker(app)));
    for (const one of readers) await say(writer, one);
    await pass(11);
    await Promise.all([app, other, app, other].map((node) => node.get(UnseenMail).sendAll()));
    const counts = await Promise.all(readers.map(async (one) => (await mailsTo(one)).length));
    expect(counts).toEqual(readers.map(() => 1));
  });

  it('is not sent if either user has blocked the other', async () => {
    const third = await talker(app);
    await say(writer, reader);
    await say(writer, third);
    await reader.client.post('/api/blocks', { userId: writer.id }).expect(200);
    await writer.client.post('/api/blocks', { userId: third.id }).expect(200);
    await pass(11);
    await mail();
    expect([await mailsTo(reader), await mailsTo(third)]).toEqual([[], []]);
  });

  it('is not sent to or about a user who deleted the account', async () => {
    const third = await talker(app);
    await say(writer, reader);
    await say(reader, third);
    await pass(11);
    await reader.client.delete('/api/profile', { email: reader.user.email }).expect(200);
    await mail();
    const farewells = (await mailsTo(reader)).map(({ subject }) => subject);
    expect(farewells).toEqual([expect.stringContaining('is deleted')]);
    expect(await mailsTo(third)).toEqual([]);
  });

  it('is not sent while switched off, and later only about new messages', async () => {
    const wants = (messages: boolean) => reader.client.patch('/api/notifications', { messages }).expect(200);
    await wants(false);
    await say(writer, reader);
    await pass(11);
    await mail();
    await wants(true);
    await mail();
    expect(await mailsTo(reader)).toEqual([]);
    await say(writer, reader, 'Once more');
    await mail();
    expect(await mailsTo(reader)).toEqual([]);
    await pass(11);
    await mail();
    expect(await mailsTo(reader)).toHaveLength(1);
  });

  it('masks a phone number in a username', async () => {
    const loud = await talker(app, { username: 'Call +1 202 555 0143' });
    await say(loud, reader);
    await pass(11);
    await mail();
    const [letter] = await mailsTo(reader);
    expect(`${letter?.subject} ${letter?.text}`).not.toContain('555 0143');
  });
});
