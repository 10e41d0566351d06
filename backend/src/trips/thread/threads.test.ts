import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import {
  makeCrew,
  markThreadRead,
  threadOf,
  threadsOf,
  threadWords,
  write,
  written,
  type Crew,
} from '../testing/threads.js';
import { makeAskedRelay } from '../testing/relays.js';
import { newKey } from '../testing/trips.js';

let app: TestApp;
let crew: Crew;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  crew = await makeCrew(app);
});
afterAll(() => app.close());

describe('the thread of a relay', () => {
  it('is one conversation of the seeker and both companions', async () => {
    const { seeker, first, second } = crew;
    await written(seeker, 'She wears a green coat');
    await written(first, 'I wait at the gate');
    await written(second, 'And I after the flight');
    for (const reader of [seeker, first, second]) {
      expect(await threadWords(reader)).toEqual([
        'She wears a green coat',
        'I wait at the gate',
        'And I after the flight',
      ]);
      const { people } = await threadOf(reader);
      expect(people.map(({ id, role, isMe, isMember }) => ({ id, role, isMe, isMember }))).toEqual(
        [seeker, first, second].map(({ user }) => ({
          id: user.id,
          role: user === seeker.user ? 'seeking_help' : 'helper',
          isMe: user === reader.user,
          isMember: true,
        })),
      );
    }
  });

  it('says when a message was written that had to wait for a network', async () => {
    const { seeker, first } = crew;
    const [clientKey, writtenAt] = [newKey(), new Date(Date.now() - 5_400_000).toISOString()];
    const content = 'We have landed';
    const path = `/api/matches/${seeker.id}/thread`;
    const send = async () =>
      (await seeker.client.post(path, { content, clientKey, writtenAt }).expect(200)).json() as object;
    const sent = await send();
    expect(sent).toMatchObject({ writtenAt });
    expect(await send()).toEqual(sent);
    expect((await threadOf(first)).messages).toMatchObject([{ writtenAt }]);
  });

  it('is the same under each match of the seeker', async () => {
    const { seeker, second } = crew;
    await written({ ...seeker, id: second.id }, 'To both of you');
    expect(await threadWords(seeker)).toEqual(['To both of you']);
  });

  it('has pages, the newest first', async () => {
    const { seeker, first } = crew;
    for (const word of ['one', 'two', 'three', 'four', 'five']) await written(seeker, word);
    const newest = await threadOf(first, '?limit=2');
    expect(newest.messages.map(({ content }) => content)).toEqual(['four', 'five']);
    const older = await threadOf(first, `?limit=2&before=${newest.before}`);
    expect(older.messages.map(({ content }) => content)).toEqual(['two', 'three']);
    const oldest = await threadOf(first, `?limit=2&before=${older.before}`);
    expect(oldest).toMatchObject({ messages: [{ content: 'one' }], before: null });
  });

  it('stores a message once, also when it is sent twice at the same time', async () => {
    const key = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => written(crew.first, 'Only once', key)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await threadWords(crew.seeker)).toEqual(['Only once']);
  });

  it('refuses the key of another message of the same person', async () => {
    const { seeker } = crew;
    const another = await makeCrew(app);
    await app.database.query(
      'test-same-seeker',
      `update match set seeker_id = $1, proposer_id = case when proposer_id = $2 then $1 else proposer_id end
     where seeker_id = $2`,
      [seeker.user.id, another.seeker.user.id],
    );
    const key = newKey();
    await written(seeker, 'Hello', key);
    await write({ ...seeker, id: another.seeker.id }, 'Hello', key).expect(409);
    expect(await threadWords(another.first)).toEqual([]);
  });

  it('gives its key to the sender only', async () => {
    const key = newKey();
    await written(crew.first, 'Mine', key);
    expect((await threadOf(crew.first)).messages[0]?.clientKey).toBe(key);
    expect((await threadOf(crew.second)).messages[0]?.clientKey).toBeNull();
  });

  it('says what is unread and who has read it, and the mark only moves forward', async () => {
    const { seeker, first, second } = crew;
    const one = await written(seeker, 'one');
    const two = await written(first, 'two');
    expect((await threadOf(second)).unread).toBe(2);
    expect((await threadOf(first)).unread).toBe(1);
    expect((await markThreadRead(second, two.id)).json()).toEqual({ unread: 0 });
    expect((await markThreadRead(second, one.id)).json()).toEqual({ unread: 0 });
    expect((await markThreadRead(second, two.id + 1000)).json()).toEqual({ unread: 0 });
    const { people } = await threadOf(seeker);
    expect(people.map(({ readUpTo }) => readUpTo)).toEqual([null, null, two.id]);
    await written(seeker, 'three');
    expect((await threadOf(second)).unread).toBe(1);
  });

  it('is in the list of each member, with the last words and what is unread', async () => {
    const { seeker, first, second } = crew;
    const last = await written(first, 'See you there');
    expect(await threadsOf(second)).toEqual([
      expect.objectContaining({
        matchId: second.id,
        tripId: first.id,
        people: [seeker.user, first.user].map(({ id }) => expect.objectContaining({ id })),
        last: expect.objectContaining({ id: last.id, content: 'See you there' }),
        unread: 1,
      }),
    ]);
    expect(await threadsOf(seeker)).toMatchObject([{ matchId: seeker.id, unread: 1 }]);
    expect(await threadsOf(first)).toMatchObject([{ unread: 0 }]);
  });

  it('does not exist for two, until a second companion has agreed', async () => {
    const { family, toFrankfurt } = await makeAskedRelay(app);
    const two = { ...family, id: toFrankfurt };
    await two.client.get(`/api/matches/${two.id}/thread`).expect(404);
    await write(two, 'Hello').expect(404);
    expect(await threadsOf(two)).toEqual([]);
  });

  it('marks what a message is about, and refuses none for it', async () => {
    await written(crew.first, 'Could you carry a parcel for me? Write to joe@example.com');
    expect((await threadOf(crew.second)).messages).toMatchObject([
      { risk: 'parcels', risks: expect.arrayContaining(['parcels']), hasContact: true },
    ]);
  });

  it('refuses what is empty, too long or without a key, and says where', async () => {
    const { client, id } = crew.seeker;
    for (const [body, path] of [
      [{ content: ' ', clientKey: newKey() }, 'content'],
      [{ content: 'x'.repeat(2001), clientKey: newKey() }, 'content'],
      [{ content: 'Hello' }, 'clientKey'],
    ] as const)
      expect((await client.post(`/api/matches/${id}/thread`, body).expect(400)).json()).toMatchObject({
        issues: [{ path }],
      });
  });
});
