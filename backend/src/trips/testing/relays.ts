import type { Client } from '../../testing/client.js';
import { inDays, uniqueName } from '../../testing/make.js';
import type { TestApp } from '../../testing/test-app.js';
import { match } from '../contract.js';
import { viaFrankfurt } from './trips.js';

export interface Member {
  user: Awaited<ReturnType<TestApp['make']['user']>>;
  client: Client;
}
export interface Relay {
  family: Member;
  anand: Member;
  meera: Member;
  /** HYD to ORD, changing planes in FRA. */
  request: number;
  listingOfMeera: number;
  /** The match of the family and Anand: the trip. */
  toFrankfurt: number;
  /** That of the family and Meera. */
  toChicago: number;
}

export async function makeMember(app: TestApp, name: string, about: object = {}): Promise<Member> {
  const user = await app.make.user({ username: uniqueName(name), publicSince: new Date(), ...about });
  return { user, client: await app.as(user) };
}

const [day, nextDay] = [20, 21];
export const kamalasWay = () => viaFrankfurt(inDays(day), inDays(nextDay));

/** An offer for one leg of that way. */
export function offerOf(leg: 0 | 1) {
  const flight = kamalasWay().legs.at(leg);
  if (!flight) throw new Error('Kamala flies two legs');
  const { from: departureAirport, to: arrivalAirport, ...rest } = flight;
  return {
    departureAirport,
    arrivalAirport,
    ...rest,
    arrivalDate: leg === 0 ? rest.date : inDays(nextDay),
  };
}

/** Kamala's family, and Anand, who has agreed to fly with her to Frankfurt. */
export async function makeFirstPart(app: TestApp) {
  const family = await makeMember(app, 'Priya Rao');
  const anand = await makeMember(app, 'Anand Kumar', { verified: true });
  const { id: request } = await app.make.listing({
    by: family.user,
    type: 'seeking_help',
    flyer: { firstName: 'Kamala', relation: 'mother', ageGroup: '70_79', languages: 'Telugu' },
    ...kamalasWay(),
  });
  await app.make.listing({ by: anand.user, ...offerOf(0) });
  await anand.client.post(`/api/listings/${request}/connect`).expect(200);
  const proposal = { listingId: request, userId: family.user.id };
  const proposed = await anand.client.post('/api/matches', proposal).expect(200);
  const { id: toFrankfurt } = match.parse(proposed.json());
  await family.client.post(`/api/matches/${toFrankfurt}/agree`).expect(200);
  return { family, anand, request, toFrankfurt };
}

export const askCompanion = (
  { client }: Member,
  trip: number,
  helper: Member,
  listingId: number,
  legs: number[],
) => client.post(`/api/matches/${trip}/companions`, { listingId, userId: helper.user.id, legs });

/** Meera is asked for the other part, and has not answered. */
export async function makeAskedRelay(app: TestApp): Promise<Relay> {
  const first = await makeFirstPart(app);
  const meera = await makeMember(app, 'Meera Iyer', { verified: true });
  const { id: listingOfMeera } = await app.make.listing({ by: meera.user, ...offerOf(1) });
  const asked = await askCompanion(first.family, first.toFrankfurt, meera, listingOfMeera, [2]).expect(200);
  return { ...first, meera, listingOfMeera, toChicago: match.parse(asked.json()).id };
}

/** Both helpers have agreed. */
export async function makeRelay(app: TestApp): Promise<Relay> {
  const relay = await makeAskedRelay(app);
  await relay.meera.client.post(`/api/matches/${relay.toChicago}/agree`).expect(200);
  return relay;
}

/** What the family shares of its trip: the care card, its link, and whom to tell. */
export async function shareAll({ family, toFrankfurt }: Relay): Promise<void> {
  const base = `/api/matches/${toFrankfurt}`;
  await family.client.send('PUT', `${base}/care-card`, { firstName: 'Kamala' }).expect(200);
  await family.client.post(`${base}/family-link`).expect(200);
  await family.client
    .send('PUT', `${base}/arrival-contacts`, { contacts: ['uncle@example.com'] })
    .expect(200);
}
