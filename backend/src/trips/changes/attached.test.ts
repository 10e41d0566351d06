import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { match, type MatchDetails } from '../contract.js';
import { details } from '../testing/pairs.js';
import { toldTo } from '../testing/relay-endings.js';
import { makeMember, type Member } from '../testing/relays.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const [day, later] = [inDays(20), inDays(21)];
const toLondon = {
  from: 'BLR',
  to: 'LHR',
  date: day,
  time: '03:50',
  arrivalTime: '10:00',
  flightNumber: 'BA118',
};
const toSeattle = {
  from: 'LHR',
  to: 'SEA',
  date: day,
  time: '15:10',
  arrivalTime: '16:35',
  flightNumber: 'BA49',
};
const way = {
  departureAirport: 'BLR',
  arrivalAirport: 'SEA',
  date: day,
  time: '03:50',
  flightNumber: 'BA118',
  arrivalTime: '16:35',
  arrivalDate: day,
  legs: [toLondon, toSeattle],
};
const mother = { firstName: 'Kamala', relation: 'mother', ageGroup: '70_79', languages: null } as const;
const offer = {
  departureAirport: 'LHR',
  arrivalAirport: 'SEA',
  date: day,
  time: '15:10',
  flightNumber: 'BA49',
  arrivalTime: '16:35',
  arrivalDate: day,
};

interface Pair {
  family: Member;
  helper: Member;
  request: number;
  offered: number;
}
async function pair(more: object = {}): Promise<Pair> {
  const [family, helper] = [
    await makeMember(app, 'Una Rao'),
    await makeMember(app, 'Omar Ali', { verified: true }),
  ];
  const asked = {
    by: family.user,
    type: 'seeking_help' as const,
    flyer: mother,
    ...way,
  };
  const { id: request } = await app.make.listing(asked);
  const { id: offered } = await app.make.listing({ by: helper.user, ...offer, ...more });
  return { family, helper, request, offered };
}
const agree = async (by: Member, reply: { json: () => unknown }) => {
  const { id } = match.parse(reply.json());
  await by.client.post(`/api/matches/${id}/agree`).expect(200);
  return id;
};
/** The family has asked on the offer, with its request, and the helper said yes. */
async function attached(more?: object) {
  const two = await pair(more);
  const { family, helper, request, offered } = two;
  const body = { listingId: offered, userId: helper.user.id, traveler: { listingId: request } };
  const id = await agree(helper, await family.client.post('/api/matches', body).expect(200));
  return { ...two, id };
}
/** The helper has proposed on the request, and has an offer of their own. */
async function proposed(more?: object) {
  const two = await pair(more);
  const { family, helper, request } = two;
  await helper.client.post(`/api/listings/${request}/connect`).expect(200);
  const body = { listingId: request, userId: family.user.id };
  const id = await agree(family, await helper.client.post('/api/matches', body).expect(200));
  return { ...two, id };
}
const confirmBoth = async ({ family, helper, id }: Pair & { id: number }) => {
  for (const { client } of [family, helper]) await client.post(`/api/matches/${id}/confirm`).expect(200);
};
const change = ({ client }: Member, listing: number, to: object) =>
  client.patch(`/api/listings/${listing}`, to).expect(200);
const legsOf = ({ legs = [] }: MatchDetails) =>
  legs.map(
    (leg) =>
      `${leg.from}-${leg.to} ${leg.date} ${leg.time} ${leg.arrivalTime} ${leg.flightNumber} ${leg.with}`,
  );
const before = [`BLR-LHR ${day} 03:50 10:00 BA118 seeker`, `LHR-SEA ${day} 15:10 16:35 BA49 both`];
const bothConfirmed = { confirmedByMe: true, confirmedByOther: true };
const noneConfirmed = { confirmedByMe: false, confirmedByOther: false };

describe('a trip agreed on an offer, with a request attached', () => {
  it('follows the flight that the traveler flies alone', async () => {
    const trip = await attached();
    const { family, helper, request, id } = trip;
    expect(legsOf(await details(helper.client, id))).toEqual(before);
    await confirmBoth(trip);
    const first = { ...toLondon, time: '05:10', arrivalTime: '11:20', flightNumber: 'BA120' };
    await change(family, request, { legs: [first, toSeattle] });
    const seen = await details(helper.client, id);
    expect(legsOf(seen)).toEqual([`BLR-LHR ${day} 05:10 11:20 BA120 seeker`, before[1]]);
    expect(seen).toMatchObject({ ...bothConfirmed, status: 'agreed', forWhom: { relation: 'mother' } });
    expect(await toldTo(app, helper, family)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('changed the time to 05:10. It was 03:50.'),
        expect.stringMatching(/^The trip has changed: London \(LHR\) to Seattle \(SEA\), /),
      ]),
    );
  });

  it.each([
    [
      'flight',
      { time: '17:00', arrivalTime: '18:25', flightNumber: 'BA53' },
      '17:00 18:25 BA53',
      'BA53.* 17:00',
    ],
    ['time', { time: '15:40' }, '15:40 16:35 BA49', 'BA49.* 15:40'],
  ])('follows another %s of the plane that they share, and asks both again', async (_, to, flown, said) => {
    const trip = await attached();
    const { family, helper, request, id } = trip;
    await confirmBoth(trip);
    await change(family, request, { legs: [toLondon, { ...toSeattle, ...to }] });
    const seen = await details(helper.client, id);
    expect(legsOf(seen)).toEqual([before[0], `LHR-SEA ${day} ${flown} both`]);
    expect(seen).toMatchObject(noneConfirmed);
    expect(await toldTo(app, helper, family)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`changed a connecting flight: .*LHR.* SEA.*, ${said}`)),
        expect.stringContaining('The trip has changed'),
      ]),
    );
  });

  it('follows the request to another day', async () => {
    const { family, helper, request, id } = await attached();
    const legs = [toLondon, toSeattle].map((leg) => ({ ...leg, date: later }));
    await change(family, request, { date: later, legs });
    expect(await details(helper.client, id)).toMatchObject({ date: later, time: '15:10', status: 'agreed' });
    expect(await toldTo(app, helper, family)).toContainEqual(expect.stringContaining('moved the trip to'));
  });

  it('keeps what the helper has changed while the family changes another flight', async () => {
    const { family, helper, request, offered, id } = await attached();
    await change(helper, offered, { time: '17:00', arrivalTime: '18:25', flightNumber: 'BA53' });
    const first = { ...toLondon, time: '05:10', arrivalTime: '11:20', flightNumber: 'BA120' };
    await change(family, request, { legs: [first, toSeattle] });
    expect(legsOf(await details(helper.client, id))).toContain(`LHR-SEA ${day} 17:00 18:25 BA53 both`);
  });

  it('stays in its plane when the request changes on another day, and the helper is told', async () => {
    const { family, helper, request, offered, id } = await attached();
    await change(helper, offered, { date: later, arrivalDate: later });
    const legs = [toLondon, toSeattle].map((leg) => ({ ...leg, date: inDays(24) }));
    await change(family, request, { date: inDays(24), legs });
    expect(await details(helper.client, id)).toMatchObject({ date: later });
    expect(await toldTo(app, helper, family)).toContainEqual(
      expect.stringMatching(/^The trip has changed: London/),
    );
  });
});

describe('a trip agreed on a request', () => {
  it('follows the own offer of the helper to another day, and the family is told', async () => {
    const trip = await proposed();
    const { family, helper, offered, id } = trip;
    await confirmBoth(trip);
    await change(helper, offered, { date: later, arrivalDate: later });
    expect(await details(family.client, id)).toMatchObject({
      ...noneConfirmed,
      date: later,
      status: 'agreed',
    });
    expect(await toldTo(app, family, helper)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('moved the trip to'),
        expect.stringMatching(/^The trip has changed: London \(LHR\) to Seattle \(SEA\), /),
      ]),
    );
  });

  it('follows another flight of that offer, and leaves the traveler their own', async () => {
    const { family, helper, offered, id } = await proposed();
    await change(helper, offered, { time: '17:00', arrivalTime: '18:25', flightNumber: 'BA53' });
    const shared = `LHR-SEA ${day} 17:00 18:25 BA53 both`;
    expect(legsOf(await details(family.client, id))).toContain(shared);
  });

  it.each([
    ['on another flight', { flightNumber: 'BA53', time: '17:00' }],
    ['on another way', { arrivalAirport: 'ORD' }],
  ])('does not follow an offer of theirs %s', async (_, more) => {
    const { family, helper, offered, id } = await proposed(more);
    const seen = await details(family.client, id);
    await change(helper, offered, { date: later, arrivalDate: later });
    expect(legsOf(await details(family.client, id))).toEqual(legsOf(seen));
    expect((await toldTo(app, family, helper)).join()).not.toContain('changed');
  });

  it('does not follow a second offer of the same flight', async () => {
    const { family, helper, id } = await proposed();
    const { id: second } = await app.make.listing({ by: helper.user, ...offer });
    await change(helper, second, { date: later, arrivalDate: later });
    expect(await details(family.client, id)).toMatchObject({ date: day });
  });

  it('shows a flight that the helper keeps from others, and says it in no mail', async () => {
    const { family, helper, offered, id } = await proposed({ showFlight: false });
    await change(helper, offered, { time: '17:00', arrivalTime: '18:25', flightNumber: 'BA53' });
    expect(legsOf(await details(family.client, id))).toContain(`LHR-SEA ${day} 17:00 18:25 BA53 both`);
    expect((await toldTo(app, family, helper)).join()).not.toContain('BA53');
  });
});
