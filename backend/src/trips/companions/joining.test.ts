import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { conversationPage } from '../../messaging/contract.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { match, matchOptions } from '../contract.js';
import { details } from '../testing/pairs.js';
import {
  askCompanion,
  kamalasWay,
  makeAskedRelay,
  makeFirstPart,
  makeMember,
  makeRelay,
  offerOf,
  type Member,
} from '../testing/relays.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

type FirstPart = Awaited<ReturnType<typeof makeFirstPart>>;

/** Somebody who finds the request and proposes to fly along. */
async function proposeOn({ request, family }: FirstPart, name: string, offer?: object, more: object = {}) {
  const helper = await makeMember(app, name, { verified: true });
  if (offer) await app.make.listing({ by: helper.user, ...offer });
  await helper.client.post(`/api/listings/${request}/connect`).expect(200);
  const proposal = { listingId: request, userId: family.user.id, ...more };
  const { id } = match.parse((await helper.client.post('/api/matches', proposal).expect(200)).json());
  return { ...helper, id };
}
const agree = ({ client }: Member, id: number) => client.post(`/api/matches/${id}/agree`);

describe('a helper who finds the request', () => {
  it('joins the trip with the part that nobody flies, and has its sign', async () => {
    const first = await makeFirstPart(app);
    const meera = await proposeOn(first, 'Meera Joins', offerOf(1));
    const before = await details(first.family.client, meera.id);
    expect(before).toMatchObject({ tripId: meera.id, companions: [] });
    expect(before.flownAlready).toBeUndefined();
    await agree(first.family, meera.id).expect(200);
    const seen = await details(meera.client, meera.id);
    const theirs = await details(first.anand.client, first.toFrankfurt);
    expect(seen.tripId).toBe(first.toFrankfurt);
    expect(seen.sign).toEqual(theirs.sign);
    expect(seen.companions).toMatchObject([{ legs: [1] }, { legs: [2], isMe: true }]);
    expect(theirs.companions).toMatchObject([{ legs: [1], isMe: true }, { legs: [2] }]);
  });

  it('sees before the proposal which part another one flies with the traveler', async () => {
    const first = await makeFirstPart(app);
    const meera = await makeMember(app, 'Meera Looks', { verified: true });
    await app.make.listing({ by: meera.user, ...offerOf(1) });
    await meera.client.post(`/api/listings/${first.request}/connect`).expect(200);
    const reply = await meera.client.get(`/api/matches/options?with=${first.family.user.id}`).expect(200);
    const [option] = matchOptions.parse(reply.json());
    const [toFrankfurt, toChicago] = option?.way ?? [];
    expect(toFrankfurt).toMatchObject({ from: 'HYD', to: 'FRA', with: 'seeker', isCovered: true });
    expect(toChicago).toMatchObject({ from: 'FRA', to: 'ORD', with: 'both' });
    expect(toChicago?.isCovered).toBeUndefined();
  });

  it('joins it also when the family has closed its request and the offer is what they agree on', async () => {
    const first = await makeFirstPart(app);
    const meera = await makeMember(app, 'Meera Offers', { verified: true });
    const { id: listingId } = await app.make.listing({ by: meera.user, ...offerOf(1) });
    await first.family.client.post(`/api/listings/${first.request}/close`).expect(200);
    await first.family.client.post(`/api/listings/${listingId}/connect`).expect(200);
    const proposal = { listingId, userId: meera.user.id };
    const proposed = await first.family.client.post('/api/matches', proposal).expect(200);
    const { id } = match.parse(proposed.json());
    await agree(meera, id).expect(200);
    const { tripId, companions, legs = [] } = await details(meera.client, id);
    expect(legs.map(({ from, to }) => [from, to])).toEqual([
      ['HYD', 'FRA'],
      ['FRA', 'ORD'],
    ]);
    expect(tripId).toBe(first.toFrankfurt);
    expect(companions).toMatchObject([{ matchId: first.toFrankfurt }, { isMe: true }]);
  });

  it('has a trip of their own with another traveler of the family', async () => {
    const first = await makeFirstPart(app);
    const flyer = { firstName: 'Gopal', relation: 'father', ageGroup: '70_79', languages: 'Telugu' } as const;
    const by = first.family.user;
    const { id: request } = await app.make.listing({ by, type: 'seeking_help', flyer, ...kamalasWay() });
    const fathers = { ...first, request };
    const { sign } = await details(first.anand.client, first.toFrankfurt);
    for (const leg of [0, 1] as const) {
      const more = { legs: [{ listingLeg: leg + 1 }] };
      const helper = await proposeOn(fathers, `With Gopal ${leg}`, offerOf(leg), more);
      await agree(first.family, helper.id).expect(200);
      const seen = await details(helper.client, helper.id);
      expect(seen.tripId).not.toBe(first.toFrankfurt);
      expect(seen.sign).not.toEqual(sign);
    }
    expect((await details(first.anand.client, first.toFrankfurt)).companions).toEqual([]);
  });

  it('has a trip of their own for a part that somebody flies, or on another day', async () => {
    const first = await makeFirstPart(app);
    const whole = await proposeOn(first, 'Whole Way', undefined, {
      legs: [{ listingLeg: 1 }, { listingLeg: 2 }],
    });
    const same = await proposeOn(first, 'Same Part', offerOf(0), { legs: [{ listingLeg: 1 }] });
    const alreadyOn = async (id: number) => (await details(first.family.client, id)).flownAlready;
    expect(await alreadyOn(whole.id)).toEqual(['Anand']);
    await agree(first.family, whole.id).expect(200);
    expect((await alreadyOn(same.id))?.toSorted()).toEqual(['Anand', 'Whole']);
    expect((await details(same.client, same.id)).flownAlready).toBeUndefined();
    await agree(first.family, same.id).expect(200);
    expect(await alreadyOn(same.id)).toBeUndefined();
    expect((await details(whole.client, whole.id)).tripId).toBe(whole.id);
    expect((await details(same.client, same.id)).tripId).toBe(same.id);
    // The traveler holds up one sign, for all who look for it on that flight.
    const { sign } = await details(first.anand.client, first.toFrankfurt);
    expect((await details(whole.client, whole.id)).sign).toEqual(sign);
    expect((await details(same.client, same.id)).sign).toEqual(sign);

    const other = await makeFirstPart(app);
    const later = await makeMember(app, 'Another Day', { verified: true });
    const offer = { ...offerOf(1), date: inDays(25), arrivalDate: inDays(25) };
    const { id: listingId } = await app.make.listing({ by: later.user, ...offer });
    await other.family.client.post(`/api/listings/${listingId}/connect`).expect(200);
    const proposal = { listingId, userId: later.user.id };
    const proposed = await other.family.client.post('/api/matches', proposal).expect(200);
    const { id } = match.parse(proposed.json());
    await agree(later, id).expect(200);
    const seen = await details(later.client, id);
    expect(seen).toMatchObject({ tripId: id, companions: [] });
    expect(seen.sign).not.toEqual((await details(other.anand.client, other.toFrankfurt)).sign);
  });
});

it('is told to the companion who is there already', async () => {
  const { family, anand } = await makeRelay(app);
  await settled(app.database, 'messaging.site-message');
  const conversation = await anand.client.get(`/api/messages/${family.user.id}`).expect(200);
  const { messages } = conversationPage.parse(conversation.json());
  expect(messages.map(({ content }) => content).at(-1)).toBe(
    'Meera flies with Kamala from Frankfurt to Chicago. You fly your part as agreed.',
  );
});

describe('asking for a part', () => {
  it.each([
    ['Choose legs that the traveler flies', [3]],
    ['Choose legs that follow each other', [2, 1]],
    ['Somebody flies this leg with the traveler already', [1]],
    ['Somebody flies this leg with the traveler already', [1, 2]],
    ['The other one does not fly this part on this day', [2], { date: inDays(25), arrivalDate: inDays(25) }],
    ['The other one does not fly this part on this day', [2], { arrivalAirport: 'JFK' }],
    ['Choose a leg', []],
  ])('is refused at its legs: %s', async (message, legs, more: object = {}) => {
    const { family, toFrankfurt } = await makeFirstPart(app);
    const meera = await makeMember(app, 'Meera Refuses', { verified: true });
    const { id } = await app.make.listing({ by: meera.user, ...offerOf(1), ...more });
    const reply = await askCompanion(family, toFrankfurt, meera, id, legs).expect(400);
    expect(reply.json()).toMatchObject({ issues: [{ path: 'legs', message }] });
  });

  it('is for the family of an agreed trip', async () => {
    const { family, anand, meera, toFrankfurt, toChicago, listingOfMeera } = await makeAskedRelay(app);
    const ask = (by: Member, id: number) => askCompanion(by, id, meera, listingOfMeera, [2]);
    const stranger = await makeMember(app, 'A Stranger');
    await ask(stranger, toFrankfurt).expect(404);
    await ask({ ...stranger, client: app.asVisitor() }, toFrankfurt).expect(401);
    const refused = await ask(anand, toFrankfurt).expect(403);
    expect(refused.json()).toMatchObject({
      message: 'Only the family asks somebody else for a part of the trip',
    });
    await ask(family, toChicago).expect(409);
    await ask(family, 999_999_999).expect(404);
    await family.client.post(`/api/matches/${toFrankfurt}/cancel`, { reason: 'We are ill' }).expect(200);
    await ask(family, toFrankfurt).expect(409);
  });

  it('asks nobody who cannot be asked otherwise', async () => {
    const { family, toFrankfurt, request } = await makeFirstPart(app);
    const [blocked, owner] = [await makeMember(app, 'Blocked One'), await makeMember(app, 'An Owner')];
    const { id: theirs } = await app.make.listing({ by: blocked.user, ...offerOf(1) });
    await blocked.client.post('/api/blocks', { userId: family.user.id }).expect(200);
    await askCompanion(family, toFrankfurt, blocked, theirs, [2]).expect(404);
    // Somebody who has not asked about the request, another's listing, oneself.
    await askCompanion(family, toFrankfurt, owner, request, [2]).expect(404);
    const { id: offer } = await app.make.listing({ by: owner.user, ...offerOf(1) });
    await askCompanion(family, toFrankfurt, blocked, offer, [2]).expect(404);
    await askCompanion(family, toFrankfurt, family, offer, [2]).expect(404);
    const own = await app.make.listing({ by: family.user, ...offerOf(1) });
    await owner.client.post(`/api/listings/${own.id}/connect`).expect(200);
    await askCompanion(family, toFrankfurt, owner, own.id, [2]).expect(404);
  });

  it('asks several for one leg, of whom the first who agrees flies it', async () => {
    const { family, meera, toFrankfurt, toChicago } = await makeAskedRelay(app);
    const vera = await makeMember(app, 'Vera Late', { verified: true });
    const { id: listingId } = await app.make.listing({ by: vera.user, ...offerOf(1) });
    const asked = await askCompanion(family, toFrankfurt, vera, listingId, [2]).expect(200);
    const { id } = match.parse(asked.json());
    expect((await details(family.client, toFrankfurt)).companions).toHaveLength(3);
    await agree(meera, toChicago).expect(200);
    const refused = await agree(vera, id).expect(409);
    expect(refused.json()).toMatchObject({ message: 'This proposal is no longer open' });
    expect((await details(vera.client, id)).status).toBe('cancelled');
    // Meera cannot come after all: Vera can be asked again.
    await meera.client.post(`/api/matches/${toChicago}/cancel`, { reason: 'I am ill' }).expect(200);
    const again = await askCompanion(family, toFrankfurt, vera, listingId, [2]).expect(200);
    await agree(vera, match.parse(again.json()).id).expect(200);
    const { legs = [] } = await details(family.client, toFrankfurt);
    expect(legs.map(({ companion }) => companion)).toContain(vera.user.id);
  });
});

it('agrees once for a leg, however many say yes at once', async () => {
  const first = await makeFirstPart(app);
  const helpers = [];
  for (let number = 0; number < 5; number++) {
    const helper = await makeMember(app, 'A Helper', { verified: true });
    const { id: listingId } = await app.make.listing({ by: helper.user, ...offerOf(1) });
    const asked = await askCompanion(first.family, first.toFrankfurt, helper, listingId, [2]).expect(200);
    helpers.push({ ...helper, id: match.parse(asked.json()).id });
  }
  const yeses = helpers.flatMap((helper) => Array.from({ length: 10 }, () => agree(helper, helper.id)));
  const replies = await Promise.all(yeses);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(40);
  const { companions = [], legs = [] } = await details(first.family.client, first.toFrankfurt);
  const agreed = companions.filter(({ status }) => status === 'agreed');
  expect(agreed).toHaveLength(2);
  expect(legs.map(({ companion }) => companion)).toEqual([first.anand.user.id, agreed[1]?.person?.id]);
});

it('joins one trip when the family says yes to two at once, each with a part of their own or not', async () => {
  const first = await makeFirstPart(app);
  const [one, other] = [
    await proposeOn(first, 'Meera First', offerOf(1)),
    await proposeOn(first, 'Meera Second', offerOf(1)),
  ];
  const replies = await Promise.all([agree(first.family, one.id), agree(first.family, other.id)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const trips = [(await details(one.client, one.id)).tripId, (await details(other.client, other.id)).tripId];
  expect(trips.filter((trip) => trip === first.toFrankfurt)).toHaveLength(1);
});
