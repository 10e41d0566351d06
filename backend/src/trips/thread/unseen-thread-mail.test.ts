import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { notificationList } from '../../account/news/contract.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeCrew, markThreadRead, written, type OnTrip, type Crew } from '../testing/threads.js';
import { UnseenThreadMail } from './unseen-thread-mail.js';

let app: TestApp;
let other: TestApp;
let crew: Crew;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  other = await startTestApp({ env: { DATABASE_URL: app.config.databaseUrl } });
});
beforeEach(async () => {
  crew = await makeCrew(app);
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const pass = (minutes: number) =>
  app.database.query(
    'test-pass-readers',
    `with moved as (update trip_message set created_at = created_at - make_interval(mins => $1))
     update trip_reader set unseen_since = unseen_since - make_interval(mins => $1)`,
    [minutes],
  );
const mail = () => app.get(UnseenThreadMail).sendAll();

/** Waits for the mail jobs. Other mails about the trip are left out. */
async function mailsTo({ user }: OnTrip) {
  const [waiting] = await app.database.query('test-any', `select from pgboss.job where name = 'mail.send'`);
  if (waiting) await settled(app.database, 'mail.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: user.email })}`);
  const mails = reply.json() as { subject: string; text: string }[];
  return mails.filter(({ subject }) => subject === 'You have a new message about your trip');
}

describe('the mail about a thread', () => {
  it('is sent once to each who has not looked for ten minutes, names who wrote and quotes nothing', async () => {
    const { seeker, first, second } = crew;
    await written(first, 'The secret word is marzipan');
    await pass(9);
    await mail();
    for (const reader of [seeker, second]) expect(await mailsTo(reader)).toEqual([]);
    await written(second, 'Good');
    await pass(2);
    await mail();
    await written(first, 'Are you there?');
    await pass(11);
    await Promise.all([app, other, app, other].map((node) => node.get(UnseenThreadMail).sendAll()));
    const [letter, ...more] = await mailsTo(seeker);
    expect(more).toEqual([]);
    expect(letter?.text).toContain(
      `${first.user.username} and ${second.user.username} wrote to everybody on your trip`,
    );
    expect(letter?.text).toContain(`${app.config.publicUrl}/trips/${seeker.id}/conversation\n`);
    expect(letter?.text).toContain('Stop these mails:');
    expect(letter?.text).not.toMatch(/marzipan/i);
    const [hers] = await mailsTo(second);
    expect(hers?.text).toContain(`/trips/${second.id}/conversation\n`);
    expect(await mailsTo(second)).toHaveLength(1);
  });

  it('is sent again only after the conversation was opened', async () => {
    const { seeker, first } = crew;
    const { id } = await written(first, 'Hello');
    await pass(11);
    await mail();
    await markThreadRead(seeker, id);
    await written(first, 'And one more');
    await mail();
    expect(await mailsTo(seeker)).toHaveLength(1);
    await pass(11);
    await mail();
    expect(await mailsTo(seeker)).toHaveLength(2);
  });

  it('is not sent to those who have read it, nor about oneself', async () => {
    const { seeker, first } = crew;
    const { id } = await written(first, 'Hello');
    await markThreadRead(seeker, id);
    await pass(11);
    await mail();
    for (const reader of [seeker, first]) expect(await mailsTo(reader)).toEqual([]);
  });

  it('is not sent while it is switched off', async () => {
    const { seeker, first } = crew;
    await seeker.client.patch('/api/notifications', { messages: false }).expect(200);
    await written(first, 'Hello');
    await pass(11);
    await mail();
    expect(await mailsTo(seeker)).toEqual([]);
  });

  it('is not sent to those who have left, nor about somebody who is blocked by now', async () => {
    const { seeker, first, second } = crew;
    await written(first, 'Hello');
    await second.client.post('/api/blocks', { userId: first.user.id }).expect(200);
    await seeker.client.post(`/api/matches/${first.id}/cancel`, { reason: 'Plans changed' }).expect(200);
    await written(seeker, 'Only Meera now');
    await pass(11);
    await mail();
    expect(await mailsTo(first)).toEqual([]);
    const [letter, ...more] = await mailsTo(second);
    expect(more).toEqual([]);
    expect(letter?.text).toContain(`${seeker.user.username} wrote`);
    expect(letter?.text).not.toContain(first.user.username);
  });

  it('is one line in the list of news, which is seen once the conversation is opened', async () => {
    const { seeker, first } = crew;
    const lines = async () => {
      const reply = await seeker.client.get('/api/notifications/list').expect(200);
      return notificationList.parse(reply.json()).items.filter(({ topic }) => topic === 'messages');
    };
    const { id } = await written(first, 'Hello');
    await pass(11);
    await mail();
    const url = `/trips/${seeker.id}/conversation`;
    expect(await lines()).toEqual([expect.objectContaining({ url, seenAt: null })]);
    await markThreadRead(seeker, id);
    expect(await lines()).toEqual([expect.objectContaining({ url, seenAt: expect.any(String) })]);
    await written(first, 'And again');
    await pass(11);
    await mail();
    expect(await lines()).toEqual([expect.objectContaining({ url, seenAt: null })]);
  });
});
