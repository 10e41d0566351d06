import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Jobs } from '../../platform/jobs/jobs.js';
import { siteMessage } from '../../account/index.js';
import { deskItem, queue, type QueueItem } from '../desk/contract.js';
import { asReporter, asStaff, type AtTheDesk } from '../testing/staff.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { manyContacts, ManyContacts } from './many-contacts.js';

let app: TestApp;
let desk: AtTheDesk;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  desk = await asStaff(app);
});
afterAll(() => app.close());

const member = async () => {
  const user = await app.make.user({ publicSince: new Date() });
  return { user, id: user.id, client: await app.as(user) };
};
type Member = Awaited<ReturnType<typeof member>>;
const write = ({ client }: Member, { id }: Pick<Member, 'id'>, content: string) =>
  client.post('/api/messages', { receiverId: id, content }).expect(200);

const itemsAbout = async ({ id }: Pick<Member, 'id'>, { client } = desk): Promise<QueueItem[]> => {
  const { items } = queue.parse((await client.get('/api/desk/queue').expect(200)).json());
  return items.filter(({ person }) => person.id === id);
};
const jobsDone = () => settled(app.database, 'account.flag');
const flagged = async (about: Pick<Member, 'id'>) => {
  await jobsDone();
  const [item] = await itemsAbout(about);
  if (!item) throw new Error('Nothing waits about this person');
  return item;
};

describe('the watch for risky contacts', () => {
  it('brings first words about parcels to the desk, with a sealed copy, once for each conversation', async () => {
    const [recruiter, ana, bo] = [await member(), await member(), await member()];
    const words = 'Carry a small package to Delhi, $500';
    await write(recruiter, ana, words);
    await write(recruiter, ana, `${words}. Please!`);
    const { id, ...item } = await flagged(recruiter);
    expect(item).toMatchObject({ kind: 'person', people: 0, weight: 'middle', reason: null, hidden: false });
    expect(item.flags).toEqual([{ rule: 'words', details: 'parcels' }]);
    await write(recruiter, bo, words);
    expect((await flagged(recruiter)).flags).toHaveLength(2);

    const read = deskItem.parse((await desk.client.get(`/api/desk/items/${id}`).expect(200)).json());
    expect(read.copy?.message?.content).toBe(words);
    expect(read.history).toMatchObject([{ action: 'person.flagged' }, { action: 'person.flagged' }]);
    await desk.client.post(`/api/desk/items/${id}/conversation`).expect(409);
    await desk.client.post(`/api/desk/items/${id}/claim`).expect(200);
    const around = await desk.client.post(`/api/desk/items/${id}/conversation`).expect(200);
    expect(around.text).toContain(words);
  });

  it('takes an item that was decided up again for something new only', async () => {
    const [recruiter, ana, bo] = [await member(), await member(), await member()];
    await write(recruiter, ana, 'It is only a parcel');
    const { id } = await flagged(recruiter);
    await desk.client.post(`/api/desk/items/${id}/claim`).expect(200);
    await desk.client.post(`/api/desk/items/${id}/decision`, { action: 'dismiss' }).expect(200);
    await write(recruiter, ana, 'It is still only a parcel');
    await jobsDone();
    expect(await itemsAbout(recruiter)).toEqual([]);
    await write(recruiter, bo, 'It is only a parcel');
    expect((await flagged(recruiter)).id).not.toBe(id);
  });

  it.each([
    ['elsewhere', 'Let us move to WhatsApp', 'low'],
    ['money', 'Please pay me first', 'middle'],
    ['documents', 'Send me a photo of your passport', 'middle'],
  ])('weighs words about %s', async (details, words, weight) => {
    const [one, other] = [await member(), await member()];
    await write(one, other, words);
    expect(await flagged(one)).toMatchObject({ weight, flags: [{ rule: 'words', details }] });
  });

  it('leaves alone what people write to those who have answered, and harmless words', async () => {
    const [one, other] = [await member(), await member()];
    await write(one, other, 'She has two bags of her own.');
    await write(other, one, 'How can I help?');
    await write(one, other, 'Could you carry a small package to Delhi?');
    await jobsDone();
    expect(await itemsAbout(one)).toEqual([]);
  });

  it('reads the note of a request like a first message', async () => {
    const [owner, recruiter] = [await member(), await member()];
    const listing = await app.make.listing({ by: owner.user, type: 'helper' });
    await recruiter.client
      .post(`/api/listings/${listing.id}/connect`, { note: 'I pay you to carry a parcel' })
      .expect(200);
    const { id, flags } = await flagged(recruiter);
    expect(flags).toEqual([{ rule: 'words', details: 'parcels' }]);
    const { text } = await desk.client.get(`/api/desk/items/${id}`).expect(200);
    expect(text).toContain('I pay you to carry a parcel');
  });

  it('adds to a report, and is shown to nobody to whom the words were written', async () => {
    const [recruiter, reporter, reader] = [await member(), await asReporter(app), await asStaff(app)];
    await app.database.query('test-flag-public', `update "user" set public_since = now() where id = $1`, [
      reader.user.id,
    ]);
    await reporter.client.post('/api/reports', { userId: recruiter.id, reason: 'spam' }).expect(200);
    expect(await itemsAbout(recruiter)).toMatchObject([{ weight: 'low', people: 1, flags: [] }]);
    await write(recruiter, { id: reader.user.id }, 'Carry a parcel for me');
    const { id } = await flagged(recruiter);
    expect(await itemsAbout(recruiter)).toMatchObject([{ weight: 'middle', people: 1 }]);
    expect(await itemsAbout(recruiter, reader)).toEqual([]);
    await reader.client.get(`/api/desk/items/${id}`).expect(404);
    await reader.client.post(`/api/desk/items/${id}/claim`).expect(404);
  });

  it('shows names that come close to ours, once for each name', async () => {
    const person = await member();
    for (const username of ['Suport', 'Anna B.', 'Suport'])
      await person.client.patch('/api/profile', { username }).expect(200);
    expect(await flagged(person)).toMatchObject({ flags: [{ rule: 'name', details: 'Suport' }] });
    await jobsDone();
    expect((await itemsAbout(person))[0]?.flags).toHaveLength(1);
  });

  it('shows new accounts that contact many people, once', async () => {
    const [person, old] = [await member(), await member()];
    await app.database.query(
      'test-old',
      `update "user" set created_at = now() - interval '15 days' where id = $1`,
      [old.id],
    );
    for (let people = 0; people < manyContacts.people; people++) {
      const other = await member();
      await write(person, other, 'Hello, do you fly on Friday?');
      await write(old, other, 'Hello, do you fly on Friday?');
      if (people === manyContacts.people - 2) await app.get(ManyContacts).find();
    }
    expect(await itemsAbout(person)).toEqual([]);
    for (let times = 0; times < 2; times++) await app.get(ManyContacts).find();
    const details = String(manyContacts.people);
    expect(await flagged(person)).toMatchObject({ flags: [{ rule: 'contacts', details }] });
    await jobsDone();
    expect(await itemsAbout(old)).toEqual([]);
  });

  it('counts no contacts of people whom the site alone wrote to', async () => {
    const owner = await member();
    for (let people = 0; people < manyContacts.people; people++) {
      const message = { from: owner.id, to: (await member()).id, text: 'They share contact details.' };
      await app.get(Jobs).enqueue(null, siteMessage, message);
    }
    await settled(app.database, siteMessage.name);
    await app.get(ManyContacts).find();
    await jobsDone();
    expect(await itemsAbout(owner)).toEqual([]);
  });

  it('tells the person nothing', async () => {
    const [recruiter, ana] = [await member(), await member()];
    await write(recruiter, ana, 'Carry a parcel for me');
    await flagged(recruiter);
    for (const path of ['/api/profile/download', '/api/auth/me', `/api/messages/${ana.id}`, '/api/messages'])
      expect((await recruiter.client.get(path)).text).not.toMatch(/flag|"rule"/);
  });
});
