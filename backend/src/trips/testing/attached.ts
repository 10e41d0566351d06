import type { TestApp } from '../../testing/test-app.js';
import { match } from '../contract.js';
import { kamalasWay, makeMember, offerOf, type Member } from './relays.js';

export interface Attached {
  family: Member;
  helper: Member;
  request: number;
  offered: number;
  id: number;
}

/** A family has asked on an offer, and named its request. Whoever is first has the lower numbers. */
export async function askAttached(app: TestApp, first: 'family' | 'helper' = 'family'): Promise<Attached> {
  const makeFamily = async () => {
    const family = await makeMember(app, 'Una Rao', { verified: true });
    const asked = { by: family.user, type: 'seeking_help', ...kamalasWay() } as const;
    return { family, request: (await app.make.listing(asked)).id };
  };
  const makeHelper = async () => {
    const helper = await makeMember(app, 'Omar Ali', { verified: true });
    return { helper, offered: (await app.make.listing({ by: helper.user, ...offerOf(1) })).id };
  };
  const early = first === 'helper' ? await makeHelper() : undefined;
  const { family, request } = await makeFamily();
  const { helper, offered } = early ?? (await makeHelper());
  const body = { listingId: offered, userId: helper.user.id, traveler: { listingId: request } };
  const { id } = match.parse((await family.client.post('/api/matches', body).expect(200)).json());
  return { family, helper, request, offered, id };
}

/** And the helper said yes. */
export async function makeAttached(app: TestApp, first?: 'family' | 'helper'): Promise<Attached> {
  const trip = await askAttached(app, first);
  await trip.helper.client.post(`/api/matches/${trip.id}/agree`).expect(200);
  return trip;
}
