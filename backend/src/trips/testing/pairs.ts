import type { Client } from '../../testing/client.js';
import type { TestApp } from '../../testing/test-app.js';
import { match, matchDetails } from '../contract.js';
import { contactRequests } from '../requests/contract.js';

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

/** An Amigo whose yes is needed, and a family that has not asked yet. */
export async function makeStrangers(app: TestApp, about: Parameters<TestApp['make']['listing']>[0] = {}) {
  const owner = await app.make.user({
    verified: true,
    username: `Meera ${Math.random().toString(36).slice(2, 8)}`,
  });
  const asker = await app.make.user({ username: `Priya Rao ${Math.random().toString(36).slice(2, 8)}` });
  const { id: listingId } = await app.make.listing({ by: owner, contact: 'after_yes', ...about });
  const [owners, askers] = [await app.as(owner), await app.as(asker)];
  const ask = (more: object = {}) => askers.post('/api/matches', { listingId, userId: owner.id, ...more });
  const asked = async (more: object = {}) => match.parse((await ask(more).expect(200)).json());
  return { owner, asker, owners, askers, listingId, ask, asked };
}

export const requestsOf = async (owners: Client, listingId: number) =>
  contactRequests.parse((await owners.get(`/api/listings/${listingId}/requests`).expect(200)).json());
