import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeCrew, threadOf, write, written } from '../testing/threads.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

describe('a busy thread', () => {
  it('takes what three write and read at once, while one cancels and another leaves', async () => {
    const { seeker, first, second } = await makeCrew(app);
    const { id } = await written(seeker, 'Hello');
    const all = [seeker, first, second];
    const talk = Array.from({ length: 8 }, (_, round) =>
      all.flatMap((person) => [
        write(person, `Round ${round}`),
        person.client.post(`/api/matches/${person.id}/thread/read`, { upTo: id + round }),
      ]),
    ).flat();
    const parting = [
      first.client.post(`/api/matches/${first.id}/cancel`, { reason: 'Plans changed' }),
      second.client.delete('/api/profile', { email: second.user.email }),
    ];
    const statuses = (await Promise.all([...talk, ...parting])).map(({ status }) => status);
    expect([...new Set(statuses)].filter((status) => ![200, 401, 404].includes(status))).toEqual([]);
    expect(statuses.slice(-2)).toEqual([200, 200]);
    await seeker.client.get(`/api/matches/${seeker.id}/thread`).expect(404);
    const mine = await app.database.query<{ content: string }>(
      'test-mine',
      'select content from trip_message where trip_id = $1 and sender_id = $2 order by id',
      [seeker.id, seeker.user.id],
    );
    expect(new Set(mine.map(({ content }) => content)).size).toBe(mine.length);
  });

  it('has messages in the order of their ids for every reader, whoever is first', async () => {
    const crew = await makeCrew(app);
    const all = [crew.seeker, crew.first, crew.second];
    await Promise.all(all.flatMap((person) => [1, 2, 3, 4].map((one) => written(person, `Word ${one}`))));
    const orders = await Promise.all(all.map(async (reader) => (await threadOf(reader)).messages));
    const ids = orders.map((messages) => messages.map(({ id }) => id));
    expect(ids[0]).toHaveLength(12);
    expect(ids[0]).toEqual(ids[0]?.toSorted((one, other) => one - other));
    expect(ids[1]).toEqual(ids[0]);
    expect(ids[2]).toEqual(ids[0]);
    const times = orders
      .flat()
      .map(({ createdAt }) => createdAt)
      .slice(0, 12);
    expect(times).toEqual(times.toSorted());
  });
});
