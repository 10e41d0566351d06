import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listing as listingSchema, listings } from '../contract.js';
import {
  coveredOf,
  direct,
  family,
  fitsOf,
  flyTogether,
  member,
  posting,
  toChicago,
  toFrankfurt,
  viaFrankfurt,
  type Member,
} from '../testing/companions.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  await forgetLimits(app);
  await app.database.query('test-no-listings', 'delete from listing');
});
afterAll(() => app.close());

const lastLeg = { legs: [{ listingLeg: 2 }] };
/** A family whose second leg somebody flies with them. */
async function halfway() {
  const kamala = await family(app);
  const meera = await posting(app, direct(toChicago));
  const matchId = await flyTogether(meera, kamala);
  return { kamala, meera, matchId };
}
const found = async (query: string) =>
  listings
    .parse((await app.asVisitor().get(`/api/listings?${query}`).expect(200)).json())
    .map(({ id }) => id);

describe('a request with somebody on a part of its way', () => {
  it('fits those who fly the rest, and nobody else', async () => {
    const { kamala, meera } = await halfway();
    const anand = await posting(app, direct(toFrankfurt));
    const whole = await posting(app, viaFrankfurt);
    const nonstop = await posting(app, { ...viaFrankfurt, legs: null, flightNumber: 'AI101' });
    const other = await posting(app, direct(toChicago));
    const first = { id: kamala.id, why: 'flight', mine: 1, theirs: 1, shared: 1 };
    expect(await fitsOf(anand)).toEqual([first]);
    expect(await fitsOf(whole)).toEqual([first]);
    for (const offer of [nonstop, other, meera]) expect(await fitsOf(offer)).toEqual([]);
  });

  it('shows its owner people for the legs that are missing, with the leg of each', async () => {
    const { kamala } = await halfway();
    const anand = await posting(app, direct(toFrankfurt));
    const whole = await posting(app, viaFrankfurt);
    await posting(app, direct(toChicago));
    expect(await fitsOf(kamala)).toEqual([
      { id: anand.id, why: 'flight', mine: 1, theirs: 1, shared: 1 },
      { id: whole.id, why: 'flight', mine: 1, theirs: 1, shared: 1 },
    ]);
  });

  it('is found by the flight that is missing, not by the one that is flown together', async () => {
    const { kamala } = await halfway();
    expect(await found('type=seeking_help&flight=LH430')).toEqual([]);
    expect(await found('type=seeking_help&flight=LH753')).toEqual([kamala.id]);
    expect(await found('type=seeking_help&flight=LH753&stops=some')).toEqual([kamala.id]);
    const ravi = await family(app);
    await flyTogether(await member(app), ravi, { legs: [{ listingLeg: 1 }] });
    expect(await found('type=seeking_help&flight=LH753')).toEqual([kamala.id]);
    expect(await found('type=seeking_help&flight=LH753&stops=some')).toEqual([kamala.id]);
    expect(await found('type=seeking_help&flight=LH430')).toEqual([ravi.id]);
  });

  it('says which legs are flown together, and never with whom', async () => {
    const { kamala, meera } = await halfway();
    const reply = await app.asVisitor().get(`/api/listings/id/${kamala.id}/details`).expect(200);
    const shown = listingSchema.parse(reply.json());
    expect(shown.legs?.map(({ covered }) => covered)).toEqual([undefined, true]);
    expect(shown.covered).toBeNull();
    expect(reply.text).not.toContain(meera.user.username);
    expect(await found('from=HYD&to=ORD')).toContain(kamala.id);
  });

  it('keeps its flights from strangers as before', async () => {
    const kamala = await family(app, { showFlight: false });
    await flyTogether(await member(app), kamala, lastLeg);
    const reply = await app.asVisitor().get(`/api/listings/id/${kamala.id}/details`).expect(200);
    expect(listingSchema.parse(reply.json()).legs).toEqual([
      { from: 'HYD', to: 'FRA', date: toFrankfurt.date },
      { from: 'FRA', to: 'ORD', date: toChicago.date, covered: true },
    ]);
  });

  it('is not changed by a stranger', async () => {
    const kamala = await family(app);
    const [meera, stranger] = [await member(app), await member(app)];
    const body = { listingId: kamala.id, userId: kamala.user.id, ...lastLeg };
    const { id } = (await meera.client.post('/api/matches', body).expect(200)).json() as { id: number };
    await stranger.client.post(`/api/matches/${id}/agree`).expect(404);
    expect(await coveredOf(kamala)).toEqual([]);
    await kamala.client.post(`/api/matches/${id}/agree`).expect(200);
    await stranger.client.post(`/api/matches/${id}/cancel`, { reason: 'No' }).expect(404);
    await stranger.client.patch(`/api/listings/${kamala.id}`, { date: inDays(40) }).expect(404);
    expect(await coveredOf(kamala)).toEqual([2]);
  });
});

describe('a request with somebody on every leg', () => {
  it('fits nobody', async () => {
    const { kamala } = await halfway();
    const anand = await posting(app, direct(toFrankfurt));
    await flyTogether(anand, kamala);
    expect(await coveredOf(kamala)).toBe('all');
    expect(await fitsOf(kamala)).toEqual([]);
    expect(await fitsOf(await posting(app, viaFrankfurt))).toEqual([]);
    expect(await fitsOf(await posting(app, direct(toFrankfurt)))).toEqual([]);
  });

  it('may be a direct one, also on one of several days', async () => {
    const kamala = await family(app, { ...direct(toFrankfurt), legs: null, endDate: inDays(32) });
    const offer = await posting(app, direct(toFrankfurt));
    expect(await fitsOf(offer)).toMatchObject([{ id: kamala.id }]);
    await flyTogether(await member(app), kamala, { date: inDays(31) });
    expect(await coveredOf(kamala)).toBe('all');
    expect(await fitsOf(offer)).toEqual([]);
    expect(await fitsOf(kamala)).toEqual([]);
  });
});

type Halfway = Awaited<ReturnType<typeof halfway>>;
const endings: [name: string, end: (trip: Halfway) => Promise<unknown>][] = [
  [
    'the helper cancels',
    ({ meera, matchId }) => meera.client.post(`/api/matches/${matchId}/cancel`, { reason: 'I am ill' }),
  ],
  [
    'the family cancels',
    ({ kamala, matchId }) => kamala.client.post(`/api/matches/${matchId}/cancel`, { reason: 'We are ill' }),
  ],
  [
    'the helper is blocked',
    ({ kamala, meera }) => kamala.client.post('/api/blocks', { userId: meera.user.id }),
  ],
  [
    'the family is blocked',
    ({ kamala, meera }) => meera.client.post('/api/blocks', { userId: kamala.user.id }),
  ],
  [
    'the helper deletes the account',
    ({ meera }) => meera.client.delete('/api/profile', { email: meera.user.email }),
  ],
];

it.each(endings)('a leg opens again when %s', async (_name, end) => {
  const trip = await halfway();
  const { kamala } = trip;
  const other = await posting(app, direct(toChicago));
  expect(await coveredOf(kamala)).toEqual([2]);
  expect(await fitsOf(other)).toEqual([]);
  expect(await end(trip)).toMatchObject({ status: 200 });
  expect(await coveredOf(kamala)).toEqual([]);
  expect(await fitsOf(other)).toMatchObject([{ id: kamala.id, theirs: 2 }]);
  expect(await fitsOf(kamala)).toContainEqual(expect.objectContaining({ id: other.id, mine: 2 }));
});

describe('an offer that its helper agreed on covers', () => {
  async function agreed(traveler?: (kamala: Member & { id: number }) => object) {
    const kamala = await family(app);
    const meera = await posting(app, direct(toChicago));
    await flyTogether(kamala, meera, traveler && { traveler: traveler(kamala) });
    return { kamala, meera };
  }

  it('the request that came with it', async () => {
    const { kamala, meera } = await agreed(({ id }) => ({ listingId: id }));
    expect(await coveredOf(kamala)).toEqual([2]);
    await meera.client.delete(`/api/listings/${meera.id}`).expect(200);
    expect(await coveredOf(kamala)).toEqual([]);
  });

  it('the only request of these days, when none came with it', async () => {
    const { kamala } = await agreed();
    expect(await coveredOf(kamala)).toEqual([2]);
  });

  it('nothing for another traveler', async () => {
    const { kamala } = await agreed(() => ({ firstName: 'Ravi', ageGroup: '70_79' }));
    expect(await coveredOf(kamala)).toEqual([]);
  });

  it('a request that is posted afterwards', async () => {
    const kamala = await member(app);
    const meera = await posting(app, direct(toChicago));
    await flyTogether(kamala, meera);
    const { id } = await app.make.listing({ by: kamala.user, type: 'seeking_help', ...viaFrankfurt });
    expect(await coveredOf({ ...kamala, id })).toEqual([2]);
  });
});

describe('when the listing changes', () => {
  it('the companion stays on the leg while it exists', async () => {
    const { kamala } = await halfway();
    const legs = [
      { from: 'HYD', to: 'DEL', date: inDays(29) },
      { from: 'DEL', to: 'FRA', date: inDays(30) },
      { from: 'FRA', to: 'ORD', date: inDays(32) },
    ];
    await kamala.client.patch(`/api/listings/${kamala.id}`, { date: inDays(29), legs }).expect(200);
    expect(await coveredOf(kamala)).toEqual([3]);
  });

  it('it keeps its legs over closing and reopening', async () => {
    const { kamala } = await halfway();
    const anand = await posting(app, direct(toFrankfurt));
    await kamala.client.post(`/api/listings/${kamala.id}/close`).expect(200);
    expect(await coveredOf(kamala)).toEqual([2]);
    expect(await fitsOf(anand)).toEqual([]);
    await kamala.client.post(`/api/listings/${kamala.id}/reopen`).expect(200);
    expect(await fitsOf(anand)).toMatchObject([{ id: kamala.id, theirs: 1 }]);
  });

  it('it takes the legs of its days along, and one that is posted again has nobody yet', async () => {
    const { kamala } = await halfway();
    await app.asVisitor().post(`/sandbox/listings/${kamala.id}/days`, { by: 3 }).expect(200);
    expect(await coveredOf(kamala)).toEqual([2]);
    const again = await kamala.client.post(`/api/listings/${kamala.id}/repost`, { date: inDays(60) });
    expect(again.json()).toMatchObject({ covered: null });
    expect(await coveredOf({ ...kamala, ...(again.json() as { id: number }) })).toEqual([]);
  });
});
