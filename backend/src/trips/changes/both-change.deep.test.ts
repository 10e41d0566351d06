import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deadlocksOf } from '../../testing/deadlocks.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeAttached } from '../testing/attached.js';
import { kamalasWay, makeRelay, type Member } from '../testing/relays.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '100000', DATABASE_POOL: '12' } });
});
afterAll(() => app.close());

interface Own {
  owner: Member;
  listing: number;
  /** Whose flight to Chicago moves. Otherwise it is the only flight of the listing. */
  type: 'request' | 'offer';
}

const listingOf = async ({ user }: Member) => {
  const [row] = await app.database.query<{ id: number }>(
    'test-offer-of',
    'select id::float8 as id from listing where user_id = $1',
    [user.id],
  );
  return row?.id ?? 0;
};

const times = ['10:15', '10:35', '10:55'];
const timeIn = (round: number, index: number) => times[(round + index) % times.length];

/** All of them move their flight in the same instant, in each round. */
async function changeAtOnce(all: Own[], rounds = 15): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const replies = await Promise.all(
      all.map(({ owner, listing, type }, index) => {
        const time = timeIn(round, index);
        const [first, second] = kamalasWay().legs;
        const change = type === 'request' ? { legs: [first, { ...second, time }] } : { time };
        return owner.client.patch(`/api/listings/${listing}`, change);
      }),
    );
    for (const { status, text } of replies) expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  }
}

describe('people who change the listings of one trip in the same instant', () => {
  it.each(['family', 'helper'] as const)(
    'are the two, of whom the %s has the lower numbers',
    async (first) => {
      const { family, helper, request, offered } = await makeAttached(app, first);
      await changeAtOnce([
        { owner: family, listing: request, type: 'request' },
        { owner: helper, listing: offered, type: 'offer' },
      ]);
    },
  );

  it('are the family and both helpers of a relay', async () => {
    const { family, anand, meera, request, listingOfMeera } = await makeRelay(app);
    await changeAtOnce([
      { owner: family, listing: request, type: 'request' },
      { owner: anand, listing: await listingOf(anand), type: 'offer' },
      { owner: meera, listing: listingOfMeera, type: 'offer' },
    ]);
  });

  it('cause no deadlock in PostgreSQL', async () => {
    expect(await deadlocksOf(app)).toBe(0);
  });
});
