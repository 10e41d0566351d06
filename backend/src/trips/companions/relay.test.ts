import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { match, matches } from '../contract.js';
import { details } from '../testing/pairs.js';
import {
  askCompanion,
  makeAskedRelay,
  makeFirstPart,
  makeMember,
  makeRelay,
  offerOf,
} from '../testing/relays.js';
import { agreedTrip } from '../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

describe('a relay', () => {
  it('is one trip of the family with a companion on each leg, and all three see it', async () => {
    const { family, anand, meera, toFrankfurt, toChicago } = await makeAskedRelay(app);
    const asked = await details(family.client, toFrankfurt);
    expect(asked.tripId).toBe(toFrankfurt);
    expect(asked.companions).toMatchObject([
      { matchId: toFrankfurt, person: { id: anand.user.id }, legs: [1], status: 'agreed', isMe: false },
      { matchId: toChicago, person: { id: meera.user.id }, legs: [2], status: 'proposed' },
    ]);
    expect((await details(anand.client, toFrankfurt)).companions).toEqual([]);
    expect((await details(meera.client, toChicago)).companions).toEqual([]);

    await meera.client.post(`/api/matches/${toChicago}/agree`).expect(200);
    const seen = [
      await details(family.client, toFrankfurt),
      await details(anand.client, toFrankfurt),
      await details(meera.client, toChicago),
    ];
    for (const { tripId, sign, legs = [], companions = [] } of seen) {
      expect(tripId).toBe(toFrankfurt);
      expect(sign).toEqual(asked.sign);
      expect(legs.map(({ from, to, companion }) => [from, to, companion])).toEqual([
        ['HYD', 'FRA', anand.user.id],
        ['FRA', 'ORD', meera.user.id],
      ]);
      expect(companions.map(({ person, legs: flown, status }) => [person?.id, flown, status])).toEqual([
        [anand.user.id, [1], 'agreed'],
        [meera.user.id, [2], 'agreed'],
      ]);
    }
    const waysOf = seen.map(({ legs = [] }) => legs.map((leg) => leg.with));
    expect(waysOf).toEqual([
      ['both', 'seeker'],
      ['both', 'seeker'],
      ['seeker', 'both'],
    ]);
    expect(seen.map(({ companions = [] }) => companions.map(({ isMe }) => isMe))).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
  });

  it('is in the family’s list once, with its companions, and in each helper’s with their own match', async () => {
    const { family, anand, meera, toFrankfurt, toChicago } = await makeRelay(app);
    const list = async ({ client }: typeof family, query = '') =>
      matches.parse((await client.get(`/api/matches${query}`).expect(200)).json());
    for (const query of ['', '?when=coming'])
      expect(await list(family, query)).toMatchObject([
        { id: toFrankfurt, companions: [{ matchId: toFrankfurt }, { matchId: toChicago }] },
      ]);
    expect(await list(family, `?with=${meera.user.id}`)).toMatchObject([{ id: toChicago }]);
    expect(await list(anand)).toMatchObject([{ id: toFrankfurt, tripId: toFrankfurt }]);
    expect(await list(meera)).toMatchObject([{ id: toChicago, tripId: toFrankfurt }]);
  });

  it('is none with one companion: the trip has the number of its match', async () => {
    const { id, helper, helpers, seekers } = await agreedTrip(app);
    for (const by of [helpers, seekers]) {
      const { tripId, companions, legs } = await details(by, id);
      expect({ tripId, companions }).toEqual({ tripId: id, companions: [] });
      expect(legs).toMatchObject([{ with: 'both', companion: helper.id }]);
      const list = matches.parse((await by.get('/api/matches').expect(200)).json());
      expect(list).toMatchObject([{ id, tripId: id, companions: [] }]);
    }
  });

  it('asks for no other flight than the family has seen', async () => {
    const { family, toFrankfurt } = await makeFirstPart(app);
    const meera = await makeMember(app, 'Meera Iyer', { verified: true });
    const offer = offerOf(1);
    const { id: listingId } = await app.make.listing({ by: meera.user, ...offer });
    const { departureAirport: from, arrivalAirport: to, date, time, flightNumber } = offer;
    const asked = { listingId, userId: meera.user.id, legs: [2] };
    const ask = (seen: object) =>
      family.client.post(`/api/matches/${toFrankfurt}/companions`, { ...asked, seen: { legs: [seen] } });
    const leg = { from, to, date, time, flightNumber };
    await meera.client.patch(`/api/listings/${listingId}`, { time: '11:55' }).expect(200);
    expect((await ask(leg).expect(409)).json()).toMatchObject({ code: 'listing-changed' });
    await ask({ ...leg, time: '11:55' }).expect(200);
  });

  it('asks the same person once', async () => {
    const { family, meera, toFrankfurt, toChicago, listingOfMeera } = await makeAskedRelay(app);
    const again = await askCompanion(family, toFrankfurt, meera, listingOfMeera, [2]).expect(200);
    expect(match.parse(again.json()).id).toBe(toChicago);
    const other = await askCompanion(family, toFrankfurt, meera, listingOfMeera, [1]).expect(400);
    const message = expect.stringContaining('for another part of the way');
    expect(other.json()).toMatchObject({ issues: [{ path: 'legs', message }] });
  });
});
