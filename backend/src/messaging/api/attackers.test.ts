import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountSuspended } from '../../moderation/measures/contract.js';
import { deskItem, queue } from '../../moderation/desk/contract.js';
import { asStaff, type AtTheDesk } from '../../moderation/testing/staff.js';
import { beginLogin, forgetLimits, logIn } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listOf, pageOf, say, talker, type Talker } from '../testing/talk.js';

let app: TestApp;
let desk: AtTheDesk;
beforeAll(async () => {
  app = await startTestApp();
  desk = await asStaff(app);
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const show = (id: number) =>
  app.database.query('test-show', 'update "user" set public_since = now() where id = $1', [id]);

async function newcomer(email: string): Promise<Talker> {
  const client = app.asVisitor();
  const { id } = await logIn(app, client, email);
  await show(id);
  return { id, client };
}

const leave = ({ client }: Talker, email: string) => client.delete('/api/profile', { email }).expect(200);

async function verifyPhone({ client }: Talker, digits: string): Promise<void> {
  await client.patch('/api/profile', { phoneNumber: `+1 ${digits}` }).expect(200);
  await settled(app.database, 'sms.send');
  const { text } = await app.outbox({ to: `+1${digits}`, channel: 'sms' });
  await client.post('/api/auth/verify', { code: /\d{6}/.exec(text)?.[0] }).expect(200);
}

async function atTheDesk({ id }: Pick<Talker, 'id'>) {
  await settled(app.database, 'account.flag');
  const { items } = queue.parse((await desk.client.get('/api/desk/queue').expect(200)).json());
  return items.filter(({ person }) => person.id === id);
}

describe('an attack by messages', () => {
  it('a recruiter of couriers reaches a few people, who are warned, and is gone when the desk has read it', async () => {
    const recruiter = await newcomer('recruiter@example.com');
    const readers = await Promise.all(Array.from({ length: 4 }, () => talker(app)));
    const words = 'Carry a small package to Delhi, $500. WhatsApp +1 202 555 0199, https://jobs.example';
    const replies = [];
    for (const { id } of readers)
      replies.push(await recruiter.client.post('/api/messages', { receiverId: id, content: words }));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    const [reader] = readers;
    if (!reader) throw new Error('Nobody reads');
    const page = await pageOf(reader, recruiter);
    expect(page.messages).toMatchObject([
      { risk: 'parcels', risks: ['parcels', 'elsewhere'], hasContact: true },
    ]);
    expect(page.isAnswered).toBe(false);

    const [item] = await atTheDesk(recruiter);
    expect(item).toMatchObject({ people: 0, weight: 'middle' });
    expect(item?.flags).toHaveLength(3);
    await desk.client.post(`/api/desk/items/${item?.id}/claim`).expect(200);
    const read = deskItem.parse((await desk.client.get(`/api/desk/items/${item?.id}`).expect(200)).json());
    expect(read.copy?.message?.content).toBe(words);
    const ban = { action: 'ban', reason: 'parcels', words: 'Nobody here carries anything for others.' };
    await desk.client.post(`/api/desk/items/${item?.id}/decision`, ban).expect(200);

    await recruiter.client.get('/api/messages').expect(401);
    await forgetLimits(app);
    const again = app.asVisitor();
    const { id, code } = await beginLogin(app, again, 'recruiter+2@example.com');
    const refused = await again.post('/api/auth/verify', { code, userId: id }).expect(403);
    expect(refused.text).toContain(accountSuspended);
  });

  it('a scammer gets neither our name nor a link nor a rail for money, and a report keeps what was written', async () => {
    const scammer = await newcomer('scammer@example.com');
    const victim = await talker(app);
    for (const username of ['Flight Amigo Support', 'Meera ✅ Verified', 'Аdmin', 'Meera\u{e0041}'])
      await scammer.client.patch('/api/profile', { username }).expect(400);
    for (const username of ['Suport Desk', 'Doctor James', 'James W.'])
      await scammer.client.patch('/api/profile', { username }).expect(200);
    await scammer.client.patch('/api/profile', { username: 'Jane W.' }).expect(429);
    await say(scammer, victim, 'Dear, send me the money by Western Union: https://pay.example');
    expect((await pageOf(victim, scammer)).messages).toMatchObject([{ risk: 'money', hasContact: true }]);
    expect((await atTheDesk(scammer))[0]?.flags?.map(({ rule }) => rule).sort()).toEqual(['name', 'words']);

    await leave(scammer, 'scammer@example.com');
    expect((await listOf(victim)).map(({ otherUser }) => otherUser.username)).toEqual(['Former member']);
    await victim.client.post('/api/reports', { userId: scammer.id, reason: 'fraud' }).expect(200);
    const [item] = await atTheDesk(scammer);
    expect(item).toMatchObject({ reason: 'fraud', people: 1 });
    await desk.client.post(`/api/desk/items/${item?.id}/claim`).expect(200);
    const around = await desk.client.post(`/api/desk/items/${item?.id}/conversation`).expect(200);
    expect(around.text).toContain('Western Union');
  });

  const phone = '2025550177';

  it.each([
    ['another tag', 'stalker@example.com', 'stalker+1@example.com'],
    ['the same phone', 'follower@example.com', 'somebody.else@example.com'],
  ])('a stalker who deletes the account stays blocked with %s', async (way, before, after) => {
    const victim = await talker(app);
    const listing = await app.make.listing({ by: victim.user });
    const stalker = await newcomer(before);
    if (way === 'the same phone') await verifyPhone(stalker, phone);
    await say(stalker, victim, 'I know where you land');
    await victim.client.post('/api/blocks', { userId: stalker.id }).expect(200);
    await leave(stalker, before);

    await forgetLimits(app);
    const back = await newcomer(after);
    if (way === 'the same phone') await verifyPhone(back, phone);
    await back.client.post('/api/messages', { receiverId: victim.id, content: 'Me again' }).expect(404);
    await back.client.post(`/api/listings/${listing.id}/connect`).expect(404);
    await back.client.get(`/api/users/${victim.id}`).expect(404);
    await back.client.get(`/api/listings/id/${listing.id}`).expect(404);
    const { text } = await back.client.get('/api/listings?from=JFK&to=DEL&limit=100').expect(200);
    expect(text).not.toContain(`"id":${listing.id},`);
    expect((await listOf(victim)).map(({ otherUser }) => otherUser.id)).not.toContain(back.id);
  });

  it('a spammer has one quota for all tags of a mailbox, and no words of theirs in the subject of our mails', async () => {
    const spammer = await newcomer('spam@example.com');
    await spammer.client.patch('/api/profile', { username: 'Cheap flights here' }).expect(200);
    const statuses: number[] = [];
    for (let people = 0; people < 3; people++) await say(spammer, await talker(app), 'Cheap flights!');
    for (const tag of ['+1', '+2', '+three']) {
      await app.database.query(
        'test-login-limits',
        `delete from limit_bucket where key like 'login.request:%'`,
      );
      const { client } = await newcomer(`spam${tag}@example.com`);
      const { id } = await talker(app);
      statuses.push(
        (await client.post('/api/messages', { receiverId: id, content: 'Cheap flights!' })).status,
      );
    }
    expect(statuses).toEqual([429, 429, 429]);

    const owner = await talker(app);
    const listing = await app.make.listing({ by: owner.user });
    await spammer.client.post(`/api/listings/${listing.id}/connect`, { note: 'Cheap flights!' }).expect(200);
    const { subject } = await app.outbox({ to: owner.user.email, channel: 'email' });
    expect(subject).not.toContain('Cheap');
  });
});
