import type { Client } from '../../testing/client.js';
import type { TestApp } from '../../testing/test-app.js';
import { match, matchDetails } from '../contract.js';

type Member = Awaited<ReturnType<TestApp['make']['user']>>;
interface Pair {
  owner: Member;
  asker: Member;
  owners: Client;
  askers: Client;
  listingId: number;
}

/** An Amigo's listing, and a family that has their contact. */
export async function makePair(
  app: TestApp,
  about: Parameters<TestApp['make']['listing']>[0] = {},
): Promise<Pair> {
  const [owner, asker] = [await app.make.user({ verified: true }), await app.make.user()];
  const { id: listingId } = await app.make.listing({ by: owner, ...about });
  const [owners, askers] = [await app.as(owner), await app.as(asker)];
  await askers.post(`/api/listings/${listingId}/connect`).expect(200);
  return { owner, asker, owners, askers, listingId };
}

export const propose = async (by: Client, listingId: number, { id: userId }: { id: number }) =>
  match.parse((await by.post('/api/matches', { listingId, userId }).expect(200)).json());
export const details = async (by: Client, id: number) =>
  matchDetails.parse((await by.get(`/api/matches/${id}`).expect(200)).json());
