import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Leg } from '../../listings/contract.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
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

const date = inDays(20);
const leg = (route: string, flightNumber?: string): Leg => {
  const [from = '', to = ''] = route.split('-');
  return { from, to, date, ...(flightNumber && { flightNumber }) };
};
const wayOf = (...legs: [Leg, ...Leg[]]) => ({
  departureAirport: legs[0].from,
  arrivalAirport: legs.at(-1)!.to,
  date,
  flightNumber: legs[0].flightNumber ?? null,
  legs: legs.length > 1 ? legs : null,
});
const toFrankfurt = leg('BOM-FRA', 'LH757');
const toLondon = leg('FRA-LHR', 'LH900');
const viaFrankfurt = wayOf(toFrankfurt, toLondon);
const viaDubai = wayOf(leg('BOM-DXB', 'EK501'), leg('DXB-LHR', 'EK1'));

const makeRequest = async (way: object) => {
  const family = await makeMember(app, 'Una Rao');
  const { id: request } = await app.make.listing({ by: family.user, type: 'seeking_help', ...way });
  return { family, request };
};
type Asked = Awaited<ReturnType<typeof makeRequest>>;

/** A helper, with an offer of their own or without one, and the trip that was agreed on the request. */
async function agreedOn({ family, request }: Asked, way?: object, more: object = {}) {
  const helper = await makeMember(app, 'Olaf Berg', { verified: true });
  const offered = way && (await app.make.listing({ by: helper.user, ...way })).id;
  await helper.client.post(`/api/listings/${request}/connect`).expect(200);
  const body = { listingId: request, userId: family.user.id, ...more };
  const { id } = match.parse((await helper.client.post('/api/matches', body).expect(200)).json());
  await family.client.post(`/api/matches/${id}/agree`).expect(200);
  return { helper, offered: offered ?? 0, id };
}
/** The family has asked on an offer, with its request. */
async function agreedAttached({ family, request }: Asked, way: object) {
  const helper = await makeMember(app, 'Olaf Berg', { verified: true });
  const { id: offered } = await app.make.listing({ by: helper.user, ...way });
  const body = { listingId: offered, userId: helper.user.id, traveler: { listingId: request } };
  const { id } = match.parse((await family.client.post('/api/matches', body).expect(200)).json());
  await helper.client.post(`/api/matches/${id}/agree`).expect(200);
  return { helper, offered, id };
}
const change = ({ client }: Member, listing: number, to: object) =>
  client.patch(`/api/listings/${listing}`, to).expect(200);
const waysOf = ({ legs = [] }: Pick<MatchDetails, 'legs'>) =>
  legs.map(({ from, to, flightNumber, with: by }) => `${from}-${to} ${flightNumber} ${by}`);
async function coveredOf({ request }: Asked) {
  const [row] = await app.database.query<{ covered: number[] }>(
    'test-covered',
    'select covered_legs as covered from listing where id = $1',
    [request],
  );
  return row?.covered;
}
const reason = 'The flights have changed';
const ended = { status: 'cancelled', cancelled: { byMe: null, reason } };
const noLonger = 'You no longer fly together.';
const told = async (to: Member, by: Member) => (await toldTo(app, to, by)).join('\n');
async function mailsTo({ user }: Member) {
  await settled(app.database, 'mail.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: user.email })}`);
  return (reply.json() as { text: string }[]).map(({ text }) => text).join('\n');
}
const apart = (from: Member) =>
  `You and ${from.user.username} are no longer on the same flights. ${noLonger}`;

describe('a request with other flights', () => {
  it('ends the trips of its helpers, tells everyone, and is looked for again', async () => {
    const asked = await makeRequest(viaFrankfurt);
    const offers = [toFrankfurt, toLondon].map((leg) => wayOf(leg));
    const parts = [await agreedOn(asked, offers[0]), await agreedOn(asked, offers[1])];
    expect(await coveredOf(asked)).toEqual([1, 2]);
    await change(asked.family, asked.request, viaDubai);
    for (const { helper, id } of parts) {
      expect(await details(helper.client, id)).toMatchObject(ended);
      expect(await told(helper, asked.family)).toMatch(
        /changes planes in DXB\..* You no longer fly together\./,
      );
      expect(await mailsTo(asked.family)).toContain(apart(helper));
    }
    expect(await coveredOf(asked)).toEqual([]);
  });

  it('keeps the helper whose flight stays, and leads the family to that part', async () => {
    const asked = await makeRequest(viaFrankfurt);
    const [stays, parts] = [
      await agreedOn(asked, wayOf(toFrankfurt)),
      await agreedOn(asked, wayOf(toLondon)),
    ];
    const viaBoth = wayOf(toFrankfurt, leg('FRA-AMS', 'LH988'), leg('AMS-LHR', 'KL1007'));
    await change(asked.family, asked.request, viaBoth);
    const { status, ...seen } = await details(stays.helper.client, stays.id);
    expect(status).toBe('agreed');
    expect(waysOf(seen)).toEqual(['BOM-FRA LH757 both', 'FRA-AMS LH988 seeker', 'AMS-LHR KL1007 seeker']);
    expect(await details(parts.helper.client, parts.id)).toMatchObject(ended);
    expect(await mailsTo(asked.family)).toMatch(
      new RegExp(`no longer on the same flights[^]*/trips/${stays.id}`),
    );
    expect(await coveredOf(asked)).toEqual([1]);
  });

  it.each([
    ['on the request', agreedOn],
    ['on the offer, with the request attached', agreedAttached],
  ])('ends a trip that was agreed %s', async (_, agree) => {
    const asked = await makeRequest(viaFrankfurt);
    const { helper, id } = await agree(asked, wayOf(toFrankfurt));
    await change(
      asked.family,
      asked.request,
      wayOf(leg('BOM-MUC', 'LH763'), leg('MUC-FRA', 'LH95'), toLondon),
    );
    expect(await details(helper.client, id)).toMatchObject(ended);
    expect(await coveredOf(asked)).toEqual([]);
  });

  it('ends a proposal, too', async () => {
    const asked = await makeRequest(viaFrankfurt);
    const helper = await makeMember(app, 'Olaf Berg', { verified: true });
    await app.make.listing({ by: helper.user, ...wayOf(toFrankfurt) });
    await helper.client.post(`/api/listings/${asked.request}/connect`).expect(200);
    const body = { listingId: asked.request, userId: asked.family.user.id };
    const { id } = match.parse((await helper.client.post('/api/matches', body).expect(200)).json());
    await change(asked.family, asked.request, viaDubai);
    expect(await details(helper.client, id)).toMatchObject(ended);
    expect(await told(helper, asked.family)).toContain('The proposal to fly together has ended.');
  });

  it('ends a proposal when the one who is to answer moves the day, and no other one', async () => {
    const asked = await makeRequest(viaFrankfurt);
    const [helper, meera] = [await makeMember(app, 'Olaf Berg'), await makeMember(app, 'Meera Iyer')];
    const later = inDays(25);
    const moved = { date: later, legs: viaFrankfurt.legs?.map((leg) => ({ ...leg, date: later })) };
    await helper.client.post(`/api/listings/${asked.request}/connect`).expect(200);
    const body = { listingId: asked.request, userId: asked.family.user.id };
    const { id } = match.parse((await helper.client.post('/api/matches', body).expect(200)).json());
    await meera.client.post(`/api/listings/${asked.request}/connect`).expect(200);
    const own = { listingId: asked.request, userId: meera.user.id };
    const byFamily = match.parse((await asked.family.client.post('/api/matches', own).expect(200)).json());
    await change(asked.family, asked.request, moved);
    expect(await details(helper.client, id)).toMatchObject(ended);
    expect(await told(helper, asked.family)).toContain('The proposal to fly together has ended.');
    await asked.family.client.post(`/api/matches/${id}/agree`).expect(409);
    expect(await details(meera.client, byFamily.id)).toMatchObject({ status: 'proposed', date: later });
  });

  it('names the part of the trip in the subject', async () => {
    const asked = await makeRequest(viaFrankfurt);
    const { helper } = await agreedOn(asked, wayOf(toLondon));
    const legs = [toFrankfurt, { ...toLondon, time: '18:00' }];
    await change(asked.family, asked.request, { legs });
    expect(await told(helper, asked.family)).toContain(
      'The trip has changed: Frankfurt (FRA) to London (LHR), ',
    );
  });

  it('is followed by a helper without a listing of their own, but not beyond their part', async () => {
    const asked = await makeRequest(viaFrankfurt);
    const part = await agreedOn(asked, undefined, { legs: [{ listingLeg: 1 }] });
    await change(asked.family, asked.request, viaDubai);
    expect(await details(part.helper.client, part.id)).toMatchObject(ended);
    const { helper, id } = await agreedOn(asked);
    await change(asked.family, asked.request, viaFrankfurt);
    expect(waysOf(await details(helper.client, id))).toEqual(['BOM-FRA LH757 both', 'FRA-LHR LH900 both']);
  });

  it('says more of a way without a flight, and is followed', async () => {
    const asked = await makeRequest(wayOf(leg('BOM-LHR')));
    const { helper, id } = await agreedOn(asked, wayOf(leg('BOM-LHR')));
    await change(asked.family, asked.request, viaFrankfurt);
    expect(waysOf(await details(helper.client, id))).toEqual(['BOM-FRA LH757 both', 'FRA-LHR LH900 both']);
  });
});

describe('an offer with other flights', () => {
  const toIstanbul = leg('CMB-IST', 'TK731');
  const toParis = leg('IST-CDG', 'TK1821');
  const toBoston = leg('CDG-BOS', 'AF334');
  const herWay = wayOf(toIstanbul, toParis, toBoston);

  it.each([
    ['on the request', agreedOn],
    ['on the offer, with the request attached', agreedAttached],
  ])('ends a trip that was agreed %s, and the request is looked for again', async (_, agree) => {
    const asked = await makeRequest(herWay);
    const { helper, offered, id } = await agree(asked, wayOf(toParis, toBoston));
    expect(await coveredOf(asked)).toEqual([2, 3]);
    await change(helper, offered, wayOf(leg('IST-LHR', 'TK1979'), leg('LHR-BOS', 'BA213')));
    expect(await details(asked.family.client, id)).toMatchObject(ended);
    expect(await told(asked.family, helper)).toContain(noLonger);
    expect(await mailsTo(helper)).toContain(apart(asked.family));
    expect(await coveredOf(asked)).toEqual([]);
  });

  it('keeps the flights that stay, and those that she flies alone', async () => {
    const asked = await makeRequest(herWay);
    const { helper, offered, id } = await agreedOn(asked, wayOf(toParis, toBoston));
    await change(helper, offered, wayOf(toParis, leg('CDG-ORD', 'AF136')));
    const seen = await details(asked.family.client, id);
    expect(seen.status).toBe('agreed');
    expect(waysOf(seen)).toEqual([
      'CMB-IST TK731 seeker',
      'IST-CDG TK1821 both',
      'CDG-ORD AF136 helper',
      'CDG-BOS AF334 seeker',
    ]);
    expect(await coveredOf(asked)).toEqual([2]);
  });
});
