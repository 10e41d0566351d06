import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountData } from '../../account/profile/contract.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import {
  makeCrew,
  threadOf,
  threadsOf,
  threadWords,
  write,
  written,
  type OnTrip,
  type Crew,
} from '../testing/threads.js';
import { departOn, finish } from '../testing/trips.js';
import { ThreadPersonalData } from './thread-personal-data.js';

let app: TestApp;
let crew: Crew;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  crew = await makeCrew(app);
  await written(crew.seeker, 'Before');
});
afterAll(() => app.close());

const cancel = ({ client, id }: OnTrip) =>
  client.post(`/api/matches/${id}/cancel`, { reason: 'Plans changed' }).expect(200);
const block = ({ client }: OnTrip, { user }: OnTrip) =>
  client.post('/api/blocks', { userId: user.id }).expect(200);

async function findsNothing(person: OnTrip) {
  await person.client.get(`/api/matches/${person.id}/thread`).expect(404);
  await write(person, 'Still here?').expect(404);
  await person.client.post(`/api/matches/${person.id}/thread/read`, { upTo: 1 }).expect(404);
  expect(await threadsOf(person)).toEqual([]);
}

describe('a thread of companions', () => {
  it('is not found by strangers, and needs a login', async () => {
    const stranger = await app.make.user();
    const { id } = crew.seeker;
    await findsNothing({ user: stranger, client: await app.as(stranger), id });
    const visitor = app.asVisitor();
    await visitor.get('/api/threads').expect(401);
    await visitor.get(`/api/matches/${id}/thread`).expect(401);
    await visitor.post(`/api/matches/${id}/thread`, {}).expect(401);
    await visitor.post(`/api/matches/${id}/thread/read`, {}).expect(401);
  });

  it('is not found under the match of another companion, nor by somebody who is only proposed', async () => {
    const { first, second } = crew;
    await first.client.get(`/api/matches/${second.id}/thread`).expect(404);
    await write({ ...second, client: first.client }, 'Hello').expect(404);
    await app.database.query('test-propose', `update match set status = 'proposed' where id = $1`, [
      second.id,
    ]);
    await findsNothing(second);
  });

  it('is closed to a companion who has cancelled, and stays for the others', async () => {
    const { seeker, first, second } = crew;
    await written(first, 'Mine stays');
    await cancel(first);
    await findsNothing(first);
    await written(second, 'I am still there');
    for (const reader of [seeker, second]) {
      expect(await threadWords(reader)).toEqual(['Before', 'Mine stays', 'I am still there']);
      expect((await threadOf(reader)).people.find(({ id }) => id === first.user.id)?.isMember).toBe(false);
    }
  });

  it('is closed to everybody when the last companion has cancelled', async () => {
    await cancel(crew.second);
    await cancel(crew.first);
    for (const person of [crew.seeker, crew.first, crew.second]) await findsNothing(person);
  });

  it('is closed to a companion whom the seeker blocks', async () => {
    const { seeker, first, second } = crew;
    await block(seeker, first);
    await findsNothing(first);
    expect(await threadWords(second)).toEqual(['Before']);
  });

  it('does not show two companions what the other writes, after a block between them', async () => {
    const { seeker, first, second } = crew;
    await written(first, 'From Anand');
    await block(second, first);
    await written(second, 'From Meera');
    await written(first, 'Once more');
    expect(await threadWords(seeker)).toEqual(['Before', 'From Anand', 'From Meera', 'Once more']);
    expect(await threadWords(first)).toEqual(['Before', 'From Anand', 'Once more']);
    expect(await threadWords(second)).toEqual(['Before', 'From Meera']);
    expect((await threadOf(second)).people.map(({ id }) => id)).not.toContain(first.user.id);
    expect(await threadsOf(second)).toMatchObject([{ unread: 1, people: [{ id: seeker.user.id }] }]);
    expect(await threadsOf(first)).toMatchObject([{ unread: 1, last: { content: 'Once more' } }]);
  });

  it('says who is suspended, and takes nothing of theirs', async () => {
    const { seeker, first, second } = crew;
    await app.database.query(
      'test-suspend',
      `update "user" set suspended_until = now() + interval '1 day' where id = $1`,
      [first.user.id],
    );
    await write(first, 'Send me money').expect(401);
    for (const reader of [seeker, second])
      expect((await threadOf(reader)).people.find(({ id }) => id === first.user.id)).toMatchObject({
        isMember: true,
        isSuspended: true,
      });
  });

  it('keeps for the others what somebody wrote who deletes the account, and gives it to them before', async () => {
    const { seeker, first, second } = crew;
    await written(first, 'I bring water');
    const download = accountData.parse((await first.client.get('/api/profile/download').expect(200)).json());
    expect(download.elsewhere?.['tripMessages']).toEqual([
      { tripId: first.id, content: 'I bring water', createdAt: expect.any(String) },
    ]);
    await first.client.delete('/api/profile', { email: first.user.email }).expect(200);
    await written(second, 'Who flies now?');
    expect(await threadWords(seeker)).toEqual(['Before', 'I bring water', 'Who flies now?']);
    expect((await threadOf(seeker)).people.find(({ id }) => id === first.user.id)).toMatchObject({
      username: 'Former member',
      isMember: false,
    });
  });

  it('is deleted with the last account', async () => {
    for (const { client, user } of [crew.first, crew.second, crew.seeker])
      await client.delete('/api/profile', { email: user.email }).expect(200);
    expect(await stored()).toBe(0);
  });

  it('stays open as long as contact is kept, and is deleted afterwards', async () => {
    const { seeker, first, second } = crew;
    await finish(app, first, 40);
    await finish(app, second, 29);
    await written(first, 'Thank you all');
    await app.get(ThreadPersonalData).deleteOld();
    expect(await threadWords(seeker)).toEqual(['Before', 'Thank you all']);
    await departOn(app, second, -32);
    for (const person of [seeker, first, second]) await findsNothing(person);
    await app.get(ThreadPersonalData).deleteOld();
    expect(await stored()).toBe(0);
  });

  async function stored(): Promise<number> {
    const count = 'select count(*)::int as count from trip_message where trip_id = $1';
    const [row] = await app.database.query<{ count: number }>('test-stored', count, [crew.seeker.id]);
    return row?.count ?? -1;
  }

  it('lets companions look each other up, who have no match of their own', async () => {
    const { first, second } = crew;
    await app.database.query('test-private', 'update "user" set public_since = null where id = $1', [
      second.user.id,
    ]);
    await block(first, second);
  });
});
