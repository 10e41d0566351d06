import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { RequestStatus } from '../requests/contract.js';
import { MatchEntity } from '../matches/match.entity.js';
import { statusAfter } from '../matches/transitions.js';

export interface Affected {
  /** People who asked for the contact, and were not declined. */
  askers: number[];
  /** Open matches, locked. */
  matches: MatchEntity[];
}

// In a fixed order, and before the matches: that of every transaction (PeopleService).
const lockRequests = `
  select requester_id::float8 as "requesterId", status from contact_request
  where listing_id = ? order by listing_id, requester_id for update`;

/** Locks what depends on a listing. The listing must be locked. */
export async function lockAffected(em: EntityManager, listingId: number): Promise<Affected> {
  const requests = await em.execute<{ requesterId: number; status: RequestStatus }[]>(lockRequests, [
    listingId,
  ]);
  const isOpen = ({ status }: { status: RequestStatus }) => status === 'asked' || status === 'shared';
  const askers = requests.filter(isOpen).map(({ requesterId }) => requesterId);
  return { askers, matches: await lockOpenMatches(em, { listingId }) };
}

export const lockOpenMatches = (em: EntityManager, where: object): Promise<MatchEntity[]> =>
  em.find(
    MatchEntity,
    { ...where, status: { $in: ['proposed', 'agreed'] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );

/** As the site: `cancelledBy` stays null. */
export function cancelBySite(match: MatchEntity, reason: string): void {
  const status = statusAfter('cancel', match.status, 'site');
  if (status) Object.assign(match, { status, cancelReason: reason, statusChangedAt: new Date() });
}
