import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { match, type MatchDetails } from '../contract.js';
import { details } from '../testing/pairs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const day = inDays(20);
const toToronto = { from: 'DOH', to: 'YYZ', date: day, time: '08:05', flightNumber: 'QR767' };
const leg = (from: string, flightNumber: string) => ({
  from,
  to: 'DOH',
  date: day,
  time: '03:40',
  flightNumber,
});
const person = (firstName: string) => ({
  firstName,
  ageGroup: '70_79' as const,
  relation: 'mother' as const,
  languages: null,
});
const request = (from: string, flightNumber: string, firstName?: string) => ({
  type: 'seeking_help' as const,
  departureAirport: from,
  arrivalAirport: 'YYZ',
  date: day,
  legs: [leg(from, flightNumber), toToronto],
  ...(firstName && { flyer: person(firstName) }),
});
const waysOf = ({ legs = [] }: MatchDetails) =>
  legs.map((each) => `${each.from}-${each.to} ${each.flightNumber} ${each.with}`);

/** A family with requests, and an offer of an Amigo. */
async function meet(requests: object[], offer: object = {}) {
  const [family, helper] = [await app.make.user(), await app.make.user({ verified: true })];
  const ids: number[] = [];
  for (const each of requests) ids.push((await app.make.listing({ by: family, ...each })).id);
  const direct = { departureAirport: 'DOH', arrivalAirport: 'YYZ', date: day, legs: null };
  const { id: listingId } = await app.make.listing({
    by: helper,
    type: 'helper',
    ...direct,
    time: '08:05',
    flightNumber: 'QR767',
    ...offer,
  });
  const [families, helpers] = [await app.as(family), await app.as(helper)];
  const ask = (more: object = {}) =>
    families.post('/api/matches', { listingId, userId: helper.id, agreesToRules: true, ...more });
  const asked = async (more: object) => match.parse((await ask(more).expect(200)).json());
  return { ids, family, families, helpers, ask, asked };
}

describe('the flights of a request that is attached to an offer', () => {
  const mother = request('MAA', 'QR529', 'Saroja');
  const father = request('COK', 'QR517', 'Murugan');

  it('are its own where the family has another one on the same plane', async () => {
    const { ids, asked, helpers } = await meet([mother, father]);
    const { id } = await asked({ traveler: { listingId: ids[1] } });
    expect(waysOf(await details(helpers, id))).toEqual(['COK-DOH QR517 seeker', 'DOH-YYZ QR767 both']);
  });

  it.each([
    ['somebody else flies', { traveler: { firstName: 'Uncle', ageGroup: '60_69' } }],
    ['the member flies', {}],
  ])('are not taken when %s', async (_, who) => {
    const { asked, helpers } = await meet([mother]);
    const trip = await details(helpers, (await asked(who)).id);
    expect(waysOf(trip).filter((way) => !way.endsWith('both'))).toEqual([]);
    expect(trip).toMatchObject({ departure: { code: 'DOH' }, arrival: { code: 'YYZ' } });
  });

  it('are those of the own request of a member who flies', async () => {
    const { asked, helpers } = await meet([mother, request('COK', 'QR517')]);
    const trip = await details(helpers, (await asked({})).id);
    expect(waysOf(trip)).toEqual(['COK-DOH QR517 seeker', 'DOH-YYZ QR767 both']);
  });

  it('stay the same when the offer changes', async () => {
    const { ids, asked, helpers } = await meet([mother, father]);
    const trip = await asked({ traveler: { listingId: ids[1] } });
    await helpers.post(`/api/matches/${trip.id}/agree`).expect(200);
    const { listingId } = await details(helpers, trip.id);
    await helpers.patch(`/api/listings/${listingId}`, { time: '08:35' }).expect(200);
    const moved = await details(helpers, trip.id);
    expect(waysOf(moved)).toEqual(['COK-DOH QR517 seeker', 'DOH-YYZ QR767 both']);
    expect(moved.time).toBe('08:35');
  });
});

describe('an attached request without a flight of the offer', () => {
  const message = 'This request has other flights. Choose another one, or say who flies';
  const dayBefore = inDays(19);
  const throughBeirut = {
    departureAirport: 'BEY',
    date: dayBefore,
    legs: [
      { ...leg('BEY', 'QR417'), date: dayBefore },
      { ...toToronto, date: dayBefore },
    ],
  };
  const mother = request('MAA', 'QR529', 'Saroja');

  it('is refused, and so is a part of the offer that it does not fly', async () => {
    const apart = await meet([mother], throughBeirut);
    const refused = await apart.ask({ traveler: { listingId: apart.ids[0] } }).expect(400);
    expect(refused.json()).toMatchObject({ issues: [{ path: 'traveler.listingId', message }] });
    const legs = [{ ...leg('BEY', 'QR417') }, toToronto];
    const shared = await meet([mother], { departureAirport: 'BEY', legs });
    const part = { traveler: { listingId: shared.ids[0] }, legs: [{ listingLeg: 1 }] };
    expect((await shared.ask(part).expect(400)).json()).toMatchObject({ issues: [{ message }] });
    await shared.ask({ ...part, legs: [{ listingLeg: 2 }] }).expect(200);
  });

  it('takes the flights of the offer on the same way, or when it names no stops', async () => {
    const sameWay = { departureAirport: 'MAA', date: dayBefore, legs: [] as object[] };
    sameWay.legs = [
      { ...leg('MAA', 'QR529'), date: dayBefore },
      { ...toToronto, date: dayBefore },
    ];
    const onward = { ...toToronto, from: 'YYZ', to: 'YUL', time: '18:00', date: dayBefore };
    sameWay.legs.push({ ...onward, flightNumber: 'AC480' });
    const dayApart = await meet([mother], { ...sameWay, arrivalAirport: 'YUL' });
    const { id } = await dayApart.asked({ traveler: { listingId: dayApart.ids[0] } });
    expect(waysOf(await details(dayApart.helpers, id))).toEqual([
      'MAA-DOH QR529 both',
      'DOH-YYZ QR767 both',
      'YYZ-YUL AC480 helper',
    ]);
    const open = await meet([{ ...mother, legs: null, time: null, flightNumber: null }]);
    await open.ask({ traveler: { listingId: open.ids[0] } }).expect(200);
  });
});

describe('an attached request that is deleted', () => {
  it('leaves who flies with the trip', async () => {
    const { ids, asked, helpers, families } = await meet([request('MAA', 'QR529', 'Saroja')]);
    const { id } = await asked({ traveler: { listingId: ids[0] } });
    await helpers.post(`/api/matches/${id}/agree`).expect(200);
    await families.delete(`/api/listings/${ids[0]}`).expect(200);
    for (const by of [helpers, families])
      expect(await details(by, id)).toMatchObject({ status: 'agreed', flyer: person('Saroja') });
  });
});

describe('the day of a listing for several days', () => {
  const flexible = { date: inDays(17), endDate: inDays(23), time: null, flightNumber: null };
  const dayOf = ({ date, time, flightNumber }: MatchDetails) => [date, time, flightNumber];

  it('is that of the attached request, with its flight', async () => {
    const { ids, asked, helpers } = await meet([request('MAA', 'QR529', 'Saroja')], flexible);
    const { id } = await asked({ traveler: { listingId: ids[0] } });
    expect(dayOf(await details(helpers, id))).toEqual([day, '08:05', 'QR767']);
  });

  it('is that of the own listing of an Amigo who proposes', async () => {
    const direct = { departureAirport: 'DOH', arrivalAirport: 'YYZ' };
    const { ids, family, helpers } = await meet([{ type: 'seeking_help', ...direct, ...flexible }]);
    await helpers.post(`/api/listings/${ids[0]}/connect`, { agreesToRules: true }).expect(200);
    const body = { listingId: ids[0], userId: family.id };
    const { id } = match.parse((await helpers.post('/api/matches', body).expect(200)).json());
    expect(dayOf(await details(helpers, id))).toEqual([day, '08:05', 'QR767']);
  });
});
