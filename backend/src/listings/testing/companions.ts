import type { Client } from '../../testing/client.js';
import { inDays } from '../../testing/make.js';
import type { TestApp } from '../../testing/test-app.js';
import { fittingListings } from '../fitting/contract.js';
import { myListing } from '../contract.js';

type UserEntity = Awaited<ReturnType<TestApp['make']['user']>>;
export interface Member {
  user: UserEntity;
  client: Client;
}
type About = Parameters<TestApp['make']['listing']>[0];

export const toFrankfurt = { from: 'HYD', to: 'FRA', date: inDays(30), flightNumber: 'LH753' };
export const toChicago = { from: 'FRA', to: 'ORD', date: inDays(31), flightNumber: 'LH430' };
export const viaFrankfurt = {
  departureAirport: 'HYD',
  arrivalAirport: 'ORD',
  date: inDays(30),
  flightNumber: toFrankfurt.flightNumber,
  legs: [toFrankfurt, toChicago],
};
export const direct = ({ from, to, date, flightNumber }: typeof toFrankfurt) => ({
  departureAirport: from,
  arrivalAirport: to,
  date,
  flightNumber,
});

export async function member(app: TestApp): Promise<Member> {
  const user = await app.make.user({ verified: true, publicSince: new Date() });
  return { user, client: await app.as(user) };
}

/** A member with a listing. */
export async function posting(app: TestApp, about: About) {
  const by = await member(app);
  const { id } = await app.make.listing({ by: by.user, ...about });
  return { ...by, id };
}
export const family = (app: TestApp, about: About = {}) =>
  posting(app, { type: 'seeking_help', ...viaFrankfurt, ...about });

/** One of the two asks on a listing of the other, who agrees. Without legs, on what both fly. */
export async function flyTogether(
  asker: Member,
  owner: Member & { id: number },
  more: object = {},
): Promise<number> {
  const body = { listingId: owner.id, userId: owner.user.id, ...more };
  const { id } = (await asker.client.post('/api/matches', body).expect(200)).json() as { id: number };
  await owner.client.post(`/api/matches/${id}/agree`).expect(200);
  return id;
}

/** Whom the owner of a listing is shown, with the leg of each. */
export async function fitsOf({ client, id }: { client: Client; id: number }) {
  const reply = await client.get(`/api/listings/fitting?listing=${id}`).expect(200);
  return fittingListings
    .parse(reply.json())
    .map((fit) => ({ id: fit.id, why: fit.why, mine: fit.mine, theirs: fit.theirs, shared: fit.shared }));
}

/** The numbers of the legs that are flown together. */
export async function coveredOf({ client, id }: { client: Client; id: number }): Promise<number[] | 'all'> {
  const reply = await client.get(`/api/my-listings`).expect(200);
  const own = (reply.json() as unknown[]).map((one) => myListing.parse(one)).find((one) => one.id === id);
  if (own?.covered) return 'all';
  return own?.legs?.flatMap(({ covered }, index) => (covered ? [index + 1] : [])) ?? [];
}
