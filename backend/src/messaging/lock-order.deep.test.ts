import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Reply } from '../testing/client.js';
import { deadlocksOf } from '../testing/deadlocks.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { say, talker, type MadeTalker } from './testing/talk.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000', DATABASE_POOL: '12' } });
});
afterAll(() => app.close());

const write = ({ client }: MadeTalker, { id }: MadeTalker) =>
  client.post('/api/messages', { receiverId: id, content: 'Are you there?' });
const block = ({ client }: MadeTalker, { id }: MadeTalker) => client.post('/api/blocks', { userId: id });
const unblock = ({ client }: MadeTalker, { id }: MadeTalker) => client.delete(`/api/blocks/${id}`);
const read = ({ client }: MadeTalker, { id }: MadeTalker) => client.get(`/api/messages/${id}`);
const leave = ({ client, user }: MadeTalker) => client.delete('/api/profile', { email: user.email });

async function twoWhoTalked() {
  const [one, other] = await Promise.all([talker(app), talker(app)]);
  await say(one, other);
  await say(other, one);
  return [one, other] as const;
}

/** Runs many rounds of concurrent calls and returns the statuses. */
async function play(rounds: number, round: () => Promise<Promise<Reply>[]>) {
  const statuses = new Set<number>();
  for (let played = 0; played < rounds; played++)
    for (const { status, text } of await Promise.all(await round())) {
      if (status >= 500) throw new Error(`A round ended with ${status}: ${text}`);
      statuses.add(status);
    }
  return [...statuses];
}

describe('the locking of conversations', () => {
  it('lets a user write while the other deletes the account', async () => {
    const statuses = await play(40, async () => {
      const [one, other] = await twoWhoTalked();
      return [write(one, other), leave(other), read(one, other), write(one, other)];
    });
    expect([200, 404]).toEqual(expect.arrayContaining(statuses));
  });

  it('lets a user write while the other blocks or unblocks them', async () => {
    const [one, other] = await twoWhoTalked();
    const statuses = [
      ...(await play(40, async () => [write(one, other), block(other, one), write(one, other)])),
      ...(await play(20, async () => [write(one, other), unblock(other, one), block(one, other)])),
    ];
    expect([200, 404]).toEqual(expect.arrayContaining(statuses));
  });

  it('lets a user block or unblock while the other deletes the account', async () => {
    const statuses = await play(40, async () => {
      const [one, other] = await twoWhoTalked();
      await block(one, other).expect(200);
      return [unblock(one, other), leave(other), block(one, other)];
    });
    expect([200, 404]).toEqual(expect.arrayContaining(statuses));
  });

  it('lets two users with messages and blocks delete their accounts at once', async () => {
    const statuses = await play(20, async () => {
      const [one, other] = await twoWhoTalked();
      await app.database.query(
        'test-block',
        'insert into block (blocker_id, blocked_id) values ($1, $2), ($2, $1)',
        [other.id, one.id],
      );
      return [leave(one), leave(other)];
    });
    expect(statuses).toEqual([200]);
  });

  it('causes no deadlock in PostgreSQL', async () => {
    expect(await deadlocksOf(app)).toBe(0);
  });
});
