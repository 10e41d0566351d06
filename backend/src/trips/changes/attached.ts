import type { EntityManager } from '@mikro-orm/postgresql';
import { today, type ChangedListing, type TripFacts } from '../../listings/index.js';
import type { Leg } from '../../listings/contract.js';
import { beginOf } from '../legs/parts.js';
import { nameSharedPlanes } from '../legs/planes.js';
import { areShared } from '../legs/shared-way.js';
import { isWithin, waysOf } from '../legs/ways.js';
import type { MatchEntity } from '../match.entity.js';
import { legsOfMatches, plainLeg } from '../relay/legs-of.js';
import { isMember, tripOf } from '../relay/trip-of.js';

/** A trip that is about the listing of one of the two, and may have taken legs from this one of the other. */
export interface Candidate {
  id: number;
  /** The family has said that this request flies. */
  isAttached: boolean;
}

const attached = `(m.traveler ->> 'listingId')::bigint`;

const isOfRequest = `
  exists (select from match o where ${isMember('o', tripOf('m'))} and o.id <> m.id
    and (o.listing_id = l.id or (o.traveler ->> 'listingId')::bigint = l.id))`;

/** A family that asks without a request flies itself. */
const mayFly = {
  helper: `about.type = 'seeking_help'`,
  seeking_help: `
    (${attached} = l.id or m.traveler is null and about.type = 'helper'
      and (l.flyer is null or m.proposer_id <> m.seeker_id or ${isOfRequest}))`,
};

const read = (type: ChangedListing['type']) => `
  select m.id::float8 as id, coalesce(${attached} = l.id, false) as "isAttached"
  from listing l
  join match m on m.${type === 'helper' ? 'helper_id' : 'seeker_id'} = l.user_id
  join listing about on about.id = m.listing_id
  where l.id = ? and m.status in ('proposed', 'agreed') and m.date >= ${today} and about.id <> l.id
    and ${mayFly[type]}`;

const older = `
  select departure_airport as "departureAirport", arrival_airport as "arrivalAirport", date::text as date,
    end_date::text as "endDate", flight_number as "flightNumber", legs
  from listing
  where user_id = ? and type = ? and status = 'active' and last_date >= ${today} and id < ? order by id`;

type Way = Pick<
  TripFacts,
  'departureAirport' | 'arrivalAirport' | 'date' | 'endDate' | 'flightNumber' | 'legs'
>;

export const candidatesFor = (
  { id, type, userId }: ChangedListing,
  em: EntityManager,
): Promise<Candidate[]> => (userId ? em.execute<Candidate[]>(read(type), [id]) : Promise.resolve([]));

/** Trips about the listings of others that the family has named this request for. */
export async function attachedTo(request: ChangedListing, em: EntityManager): Promise<number[]> {
  const candidates = await candidatesFor(request, em);
  return candidates.filter(({ isAttached }) => isAttached).map(({ id }) => id);
}

const keep = `
  update match m set traveler = l.flyer from listing l
  where l.id = ? and m.seeker_id = l.user_id and (m.traveler->>'listingId')::bigint = l.id`;

/** An attached request says who flies. When it is deleted next, its trips keep that. */
export const keepTraveler = (em: EntityManager, request: number) => em.execute(keep, [request]);

/**
 * Of locked trips, those whose shared legs came from the listing: of a request that was attached, or else of the first
 * listing with the same planes, as they were planned.
 */
export async function drawnFrom(
  em: EntityManager,
  { before, now }: { before: TripFacts; now: ChangedListing },
  matches: MatchEntity[],
  candidates: Candidate[],
): Promise<Set<number>> {
  const isAttached = new Map(candidates.map((each) => [each.id, each.isAttached]));
  const found = matches.filter(({ id }) => isAttached.has(id));
  if (!found.length) return new Set();
  const legs = await legsOfMatches(
    em,
    found.map(({ id }) => id),
  );
  const others = found.every(({ id }) => isAttached.get(id))
    ? []
    : await em.execute<Way[]>(older, [now.userId, now.type, now.id]);
  const drawn = new Set<number>();
  for (const { id, date } of found) {
    const shared = legs.filter((leg) => leg.matchId === id && leg.with === 'both').map(plainLeg);
    const on = (way: Way) => waysOf(way, isWithin(date, way) ? date : way.date);
    const isDrawn = isAttached.get(id)
      ? beginOf(shared, on(before)) >= 0 || beginOf(shared, on(now)) >= 0
      : (await fly(em, shared, on(before))) && !(await anyOf(others, (way) => fly(em, shared, on(way))));
    if (isDrawn) drawn.add(id);
  }
  return drawn;
}

async function anyOf<Each>(all: Each[], is: (each: Each) => Promise<boolean>): Promise<boolean> {
  for (const each of all) if (await is(each)) return true;
  return false;
}

/** In the same planes. */
async function fly(em: EntityManager, shared: Leg[], way: Leg[]): Promise<boolean> {
  const begin = beginOf(shared, way);
  if (begin < 0) return false;
  await nameSharedPlanes(em, shared, [way]);
  return areShared(shared, way, begin);
}
