import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deadlocksOf } from '../../testing/deadlocks.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { match } from '../contract.js';
import { kamalasWay, makeMember, makeRelay, offerOf, type Member } from '../testing/relays.js';

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

const people = {
  family: () => makeMember(app, 'Una Rao', { verified: true }),
  helper: () => makeMember(app, 'Omar Ali', { verified: true }),
};

/** A helper agreed to a family that asked on the offer and named its request. The first one has the lower numbers. */
async function makeAttached(first: keyof typeof people): Promise<Own[]> {
  const made = { [first]: await people[first]() };
  const family = made['family'] ?? (await people.family());
  const helper = made['helper'] ?? (await people.helper());
  const offer = () => app.make.listing({ by: helper.user, ...offerOf(1) });
  const early = first === 'helper' ? await offer() : undefined;
  const asked = { by: family.user, type: 'seeking_help', ...kamalasWay() } as const;
  const { id: request } = await app.make.listing(asked);
  const { id: listingId } = early ?? (await offer());
  const body = { listingId, userId: helper.user.id, traveler: { listingId: request } };
  const proposal = await family.client.post('/api/matches', body).expect(200);
  const { id } = match.parse(proposal.json());
  await helper.client.post(`/api/matches/${id}/agree`).expect(200);
  return [
    { owner: family, listing: request, type: 'request' },
    { owner: helper, listing: listingId, type: 'offer' },
  ];
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
      await changeAtOnce(await makeAttached(first));
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
