import { raw, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { localToday } from '../match-times.js';
import { MatchEntity } from '../match.entity.js';
import { lockMembers } from '../relay/members.js';
import { tripIdOf } from '../relay/trip-of.js';
import type { RequestStatus } from '../requests/contract.js';
import { today, type TripFacts } from '../../listings/index.js';

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

/** Where helpers who no longer fly are missing again. Before `contact_request`, in the order of every transaction. */
const lockSeekers = `
  select from listing
  where type = 'seeking_help' and last_date >= ${today} and user_id in (
    select seeker_id from match where (listing_id = ? or id in (?)) and status = 'agreed')
  order by id for no key update`;

/** Locks what depends on a listing, and other trips that may. The listing must be locked. */
export async function lockAffected(
  em: EntityManager,
  listingId: number,
  others: number[] = [],
): Promise<Affected> {
  await em.execute(lockSeekers, [listingId, [0, ...others]]);
  const requests = await em.execute<{ requesterId: number; status: RequestStatus }[]>(lockRequests, [
    listingId,
  ]);
  const isOpen = ({ status }: { status: RequestStatus }) => status === 'asked' || status === 'shared';
  const askers = requests.filter(isOpen).map(({ requesterId }) => requesterId);
  const matches = await lockOpenMatches(em, { $or: [{ listingId }, { id: { $in: others } }] });
  return { askers, matches };
}

/** With those of their companions. Trips that are over are left to the job that ends them. */
export async function lockOpenMatches(
  em: EntityManager,
  where: FilterQuery<MatchEntity>,
): Promise<MatchEntity[]> {
  const found = await em.find(MatchEntity, {
    $and: [where, { status: { $in: ['proposed', 'agreed'] }, date: { $gte: raw(today) } }],
  });
  const ids = new Set(found.map(({ id }) => id));
  if (!found.length) return [];
  const locked = await lockMembers(em, ...new Set(found.map(tripIdOf)));
  return locked.filter(({ id, status }) => ids.has(id) && (status === 'proposed' || status === 'agreed'));
}

/** Of the same trips, which are locked: who was asked for another part, and has not answered. */
export function openInvitations(em: EntityManager, matches: MatchEntity[]): Promise<MatchEntity[]> {
  const trips = [...new Set(matches.map(tripIdOf))];
  return em.find(
    MatchEntity,
    {
      $or: [{ id: { $in: trips } }, { relayId: { $in: trips } }],
      id: { $nin: matches.map(({ id }) => id) },
      status: 'proposed',
    },
    { orderBy: { id: 'asc' } },
  );
}

const keepDay = `
  update contact_request r set begun_on = ?::date from airport d
  where r.listing_id = ? and r.status in ('shared', 'declined') and r.begun_on is null
    and d.code = ? and ?::date <= ${localToday}`;

/** Before the listing moves: once its day has begun, those who have its contact may review its owner. */
export const keepBegunDay = (em: EntityManager, listingId: number, { date, departureAirport }: TripFacts) =>
  em.execute(keepDay, [date, listingId, departureAirport, date]);

/**
 * For a listing that is deleted next. The foreign key would do the same in a second update of the row, and PostgreSQL
 * then checks every key of the row again: that locks both people, after the listing.
 */
export const leaveListing = (match: MatchEntity): void => {
  match.listingId = null;
};
