import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Reply } from '../../testing/client.js';
import { deadlocksOf } from '../../testing/deadlocks.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { match } from '../contract.js';
import { viaFrankfurt } from '../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '100000', DATABASE_POOL: '12' } });
});
afterAll(() => app.close());

async function member() {
  const user = await app.make.user({ publicSince: new Date(), verified: true });
  return { user, client: await app.as(user) };
}
type Member = Awaited<ReturnType<typeof member>>;

/** A family's request, and two helpers who each agreed on one of its legs. */
async function twoCompanions() {
  const [family, first, second] = await Promise.all([member(), member(), member()]);
  const trip = viaFrankfurt(inDays(20), inDays(21));
  const { id: listingId } = await app.make.listing({ by: family.user, type: 'seeking_help', ...trip });
  const ids: number[] = [];
  for (const [index, { client }] of [first, second].entries()) {
    const body = { listingId, userId: family.user.id, legs: [{ listingLeg: index + 1 }] };
    ids.push(match.parse((await client.post('/api/matches', body).expect(200)).json()).id);
  }
  return { family, first, second, listingId, ids };
}
const act = ({ client }: Member, id: number | undefined, action: string, body?: object) =>
  client.post(`/api/matches/${id}/${action}`, body);
const leave = ({ client, user }: Member) => client.delete('/api/profile', { email: user.email });

const covered = async (id: number) => {
  const [row] = await app.database.query<{ covered: number[]; legs: number[] }>(
    'test-covered',
    `select covered_legs as covered, array(select leg::int from listing_leg where listing_id = l.id order by leg) as legs
     from listing l where id = $1`,
    [id],
  );
  return row;
};
const statuses = async (replies: Promise<Reply>[]) => {
  const all = await Promise.all(replies);
  for (const { status, text } of all) expect([status, status < 500 ? '' : text]).toEqual([status, '']);
  return all.map(({ status }) => status);
};

describe('a relay with simultaneous changes', () => {
  it('covers every leg once, whoever agrees and leaves at the same time', async () => {
    for (let played = 0; played < 8; played++) {
      const { family, first, second, listingId, ids } = await twoCompanions();
      const yes = ids.map((id) => act(family, id, 'agree'));
      expect(await statuses([...yes, act(family, ids[0], 'agree')])).toEqual([200, 200, 200]);
      expect(await covered(listingId)).toEqual({ covered: [1, 2], legs: [] });
      const reason = { reason: 'Plans have changed' };
      const ends = [
        () => act(second, ids[1], 'cancel', reason),
        () => leave(first),
        () => family.client.patch(`/api/listings/${listingId}`, { description: 'A new text here.' }),
      ];
      await statuses((played % 2 ? ends : ends.toReversed()).map((end) => end()));
      expect(await covered(listingId)).toEqual({ covered: [], legs: [0, 1, 2] });
    }
  }, 120_000);

  it('without a deadlock', async () => {
    expect(await deadlocksOf(app)).toBe(0);
  });
});
