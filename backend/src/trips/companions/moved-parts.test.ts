import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { details } from '../testing/pairs.js';
import { toldTo } from '../testing/relay-endings.js';
import { kamalasWay, makeAskedRelay, makeRelay, type Member } from '../testing/relays.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

/** The flights of the traveler on the page of a part, each with who flies along. */
async function flightsOn({ client }: Member, id: number) {
  const { legs = [] } = await details(client, id);
  return legs
    .filter((leg) => leg.with !== 'helper')
    .map((leg) => [leg.from, leg.to, leg.date, leg.time, leg.arrivalTime, leg.flightNumber, leg.companion]);
}
const another = { time: '17:00', arrivalTime: '18:25', flightNumber: 'UA907' };

describe('a flight of a relay that changes', () => {
  it('is the same plane on all pages when the family changes it, and its companion is told', async () => {
    const { family, anand, meera, request, toFrankfurt, toChicago } = await makeRelay(app);
    const [first, second] = kamalasWay().legs;
    const legs = [first, { ...second, ...another }];
    await family.client.patch(`/api/listings/${request}`, { legs }).expect(200);
    const way = [
      ['HYD', 'FRA', inDays(20), '01:30', '07:20', 'LH753', anand.user.id],
      ['FRA', 'ORD', inDays(21), '17:00', '18:25', 'UA907', meera.user.id],
    ];
    expect(await flightsOn(anand, toFrankfurt)).toEqual(way);
    expect(await flightsOn(meera, toChicago)).toEqual(way);
    for (const id of [toFrankfurt, toChicago]) expect(await flightsOn(family, id)).toEqual(way);
    for (const [helper, part] of [
      [anand, 'Hyderabad (HYD) to Frankfurt (FRA), '],
      [meera, 'Frankfurt (FRA) to Chicago (ORD), '],
    ] as const)
      expect(await toldTo(app, helper, family)).toContainEqual(
        expect.stringContaining(`The trip has changed: ${part}`),
      );
  });

  it('is the same plane on all pages when its companion changes it, and the other one is told', async () => {
    const { family, anand, meera, listingOfMeera, toFrankfurt, toChicago } = await makeRelay(app);
    await meera.client.patch(`/api/listings/${listingOfMeera}`, another).expect(200);
    const flown = ['FRA', 'ORD', inDays(21), '17:00', '18:25', 'UA907', meera.user.id];
    expect(await flightsOn(meera, toChicago)).toContainEqual(flown);
    expect(await flightsOn(anand, toFrankfurt)).toContainEqual(flown);
    expect(await flightsOn(family, toFrankfurt)).toContainEqual(flown);
    expect(await toldTo(app, anand, family)).toContainEqual(
      expect.stringMatching(/^What Meera flies with Kamala has changed: FRA to ORD, /),
    );
  });

  it('stays the plane of its companion when the family changes another one', async () => {
    const { family, anand, meera, request, listingOfMeera, toFrankfurt, toChicago } = await makeRelay(app);
    await meera.client.patch(`/api/listings/${listingOfMeera}`, another).expect(200);
    const [first, second] = kamalasWay().legs;
    const legs = [{ ...first, time: '02:10' }, second];
    await family.client.patch(`/api/listings/${request}`, { legs }).expect(200);
    const way = [
      ['HYD', 'FRA', inDays(20), '02:10', '07:20', 'LH753', anand.user.id],
      ['FRA', 'ORD', inDays(21), '17:00', '18:25', 'UA907', meera.user.id],
    ];
    expect(await flightsOn(anand, toFrankfurt)).toEqual(way);
    expect(await flightsOn(meera, toChicago)).toEqual(way);
  });

  it('is not the plane of a helper who has not agreed', async () => {
    const { anand, meera, listingOfMeera, toFrankfurt } = await makeAskedRelay(app);
    await meera.client.patch(`/api/listings/${listingOfMeera}`, another).expect(200);
    expect(await flightsOn(anand, toFrankfurt)).toContainEqual([
      'FRA',
      'ORD',
      inDays(21),
      '10:15',
      '12:40',
      'LH430',
      null,
    ]);
  });

  it('opens when its companion moves to another day, and all others stay in their planes', async () => {
    const { family, anand, meera, listingOfMeera, request, toFrankfurt } = await makeRelay(app);
    const days = { date: inDays(22), arrivalDate: inDays(22) };
    await meera.client.patch(`/api/listings/${listingOfMeera}`, days).expect(200);
    expect(await flightsOn(family, toFrankfurt)).toEqual([
      ['HYD', 'FRA', inDays(20), '01:30', '07:20', 'LH753', anand.user.id],
      ['FRA', 'ORD', inDays(21), '10:15', '12:40', 'LH430', null],
    ]);
    const { legs } = (
      await app.asVisitor().get(`/api/listings/id/${request}/details`).expect(200)
    ).json() as { legs: { covered?: true }[] };
    expect(legs.map(({ covered }) => covered)).toEqual([true, undefined]);
  });
});
