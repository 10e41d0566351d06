import { inDays } from '../../testing/make.js';
import type { TestApp } from '../../testing/test-app.js';
import { match } from '../contract.js';
import { askCompanion, makeMember, type Member } from './relays.js';

const [day, nextDay] = [inDays(20), inDays(21)];
const flights = [
  { from: 'CMB', to: 'IST', date: day, time: '05:55', arrivalTime: '12:30', flightNumber: 'TK731' },
  { from: 'IST', to: 'CDG', date: day, time: '15:10', arrivalTime: '17:55', flightNumber: 'TK1821' },
  { from: 'CDG', to: 'BOS', date: nextDay, time: '10:25', arrivalTime: '12:35', flightNumber: 'AF334' },
];

/** A way of these legs, counted from 1. */
export function wayOf(...numbers: number[]) {
  const legs = flights.filter((_, index) => numbers.includes(index + 1));
  const [first, last] = [legs.at(0), legs.at(-1)];
  if (!first || !last) throw new Error('The way has three legs');
  const ends = { departureAirport: first.from, arrivalAirport: last.to, date: first.date };
  if (legs.length > 1) return { ...ends, legs };
  const { time, arrivalTime, flightNumber } = first;
  return { ...ends, time, arrivalTime, arrivalDate: first.date, flightNumber };
}

export interface Asked {
  family: Member;
  request: number;
  /** The match of the one who flies the first leg. */
  first: number;
}

/** A family whose mother flies three legs, with a helper on the first one. */
export async function makeThreeLegs(app: TestApp): Promise<Asked> {
  const family = await makeMember(app, 'Nadia Silva');
  const flyer = { firstName: 'Lola', relation: 'mother', ageGroup: '70_79', languages: 'Sinhala' } as const;
  const { id: request } = await app.make.listing({
    by: family.user,
    type: 'seeking_help',
    flyer,
    ...wayOf(1, 2, 3),
  });
  const trip = { family, request, first: 0 };
  const olaf = await proposesOn(app, trip, 'Olaf Berg', 1);
  await family.client.post(`/api/matches/${olaf.id}/agree`).expect(200);
  return { ...trip, first: olaf.id };
}

/** Somebody who finds the request, and proposes these legs. */
export async function proposesOn(
  app: TestApp,
  { family, request }: Asked,
  name: string,
  ...numbers: number[]
): Promise<Member & { id: number }> {
  const helper = await makeMember(app, name, { verified: true });
  await app.make.listing({ by: helper.user, ...wayOf(...numbers) });
  return { ...helper, id: await proposeTo(helper, { family, request }, numbers) };
}

/** The helper proposes these legs of the request. */
export async function proposeTo(
  { client }: Member,
  { family, request }: Pick<Asked, 'family' | 'request'>,
  numbers: number[],
): Promise<number> {
  await client.post(`/api/listings/${request}/connect`).expect(200);
  const legs = numbers.map((listingLeg) => ({ listingLeg }));
  const proposal = { listingId: request, userId: family.user.id, legs };
  return match.parse((await client.post('/api/matches', proposal).expect(200)).json()).id;
}

/** Somebody with an offer of these legs, whom the family asks for them. */
export async function isAskedFor(
  app: TestApp,
  { family, first }: Asked,
  who: string | { name: string; contact: 'after_yes' },
  ...numbers: number[]
): Promise<Member & { id: number; offer: number }> {
  const { name, ...more } = typeof who === 'string' ? { name: who } : who;
  const helper = await makeMember(app, name, { verified: true });
  const { id: offer } = await app.make.listing({ by: helper.user, ...wayOf(...numbers), ...more });
  const asked = await askCompanion(family, first, helper, offer, numbers).expect(200);
  return { ...helper, offer, id: match.parse(asked.json()).id };
}
