import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { lastDay } from '../match-times.js';

/** Reviews of a match can be written that long after the day of travel, and then appear together. */
export const windowDays = 14;

interface Basis {
  /** Null for a shared contact. */
  matchId: number | null;
  listingId: number | null;
  date: string;
  /** Of a listing with several days. */
  endDate: string;
  hasBegun: boolean;
  lastDay: string;
  closesAt: Date;
  isClosed: boolean;
}

/**
 * A match or a shared contact of the two, latest first. Days are those of the departure airport. Who cancels an agreed
 * trip that has begun takes no review from the other.
 */
const bases = `
  with matched as (
    select m.id, m.listing_id, m.date, m.date as end_date, ${lastDay} as last_day, d.timezone
    from match m join airport d on d.code = m.departure_airport
    where (m.helper_id, m.seeker_id) in (($1::bigint, $2::bigint), ($2, $1)) and (m.status in ('agreed', 'done')
      or m.status = 'cancelled' and (m.status_changed_at at time zone d.timezone)::date >= m.date and exists (
        select from meeting
        where user_low = least($1, $2) and user_high = greatest($1, $2) and kind = 'match'))
  ), shared as (
    select l.id as listing_id, coalesce(r.begun_on, l.date) as date, coalesce(r.begun_on, l.last_date) as end_date,
      d.timezone
    from contact_request r
    join listing l on l.id = r.listing_id join airport d on d.code = l.departure_airport
    where (l.user_id, r.requester_id) in (($1, $2), ($2, $1)) and r.status in ('shared', 'declined')
      and l.id not in (select listing_id from matched where listing_id is not null)
  ), met as (
    select coalesce(travel_day, met_at::date) as date
    from meeting where user_low = least($1, $2) and user_high = greatest($1, $2) and kind = 'contact'
      and (travel_day is null or not exists (select from shared) and not exists (select from matched))
  ), basis as (
    select id, listing_id, date, end_date, last_day, timezone from matched
    union all select null, listing_id, date, end_date, date, timezone from shared
      where exists (select from meeting
        where user_low = least($1, $2) and user_high = greatest($1, $2) and kind = 'contact')
    union all select null, null, date, date, date, 'UTC' from met
  ), closing as (
    select *, (now() at time zone timezone)::date as today,
      (last_day + ${windowDays + 1})::timestamp at time zone timezone as closes_at from basis
  )
  select id::float8 as "matchId", listing_id::float8 as "listingId", date::text as date,
    end_date::text as "endDate", date <= today as "hasBegun",
    (last_day + ${windowDays})::text as "lastDay", closes_at as "closesAt", closes_at <= now() as "isClosed"
  from closing order by date desc, id desc nulls last`;

export type Right =
  | { kind: 'never' }
  | { kind: 'later'; from: string }
  | { kind: 'over'; lastDay: string }
  | { kind: 'now'; matchId: number | null; listingId: number | null; date: string; closesAt: Date };

/** Of two who met more than once. */
export interface NamedTrip {
  matchId?: number;
  listingId?: number;
}

@Injectable()
export class ReviewRights {
  constructor(private readonly database: Database) {}

  /**
   * A named trip decides, or else the latest, whether it is a review of a match, which appears with that of the other.
   * A listing names a trip only once that has begun: remotes name the listing that they show.
   */
  async of(author: number, target: number, named: NamedTrip = {}): Promise<Right> {
    const all = await this.database.query<Basis & Record<string, unknown>>('review-bases', bases, [
      author,
      target,
    ]);
    const trips = named.matchId === undefined ? all : all.filter(({ matchId }) => matchId === named.matchId);
    const past = trips.filter(({ hasBegun }) => hasBegun);
    const meant =
      past.find(({ listingId }) => listingId !== null && listingId === named.listingId) ?? past[0];
    const begun = meant && (tripOf(meant, past) ?? meant);
    if (!begun) {
      const next = trips.at(-1);
      return next ? { kind: 'later', from: next.date } : { kind: 'never' };
    }
    const { matchId, listingId, date, lastDay, closesAt, isClosed } = begun;
    if (matchId !== null && isClosed) return { kind: 'over', lastDay };
    return { kind: 'now', matchId, listingId, date, closesAt };
  }
}

/** A second listing of the day on which the two flew opens no second review. */
function tripOf(basis: Basis, past: Basis[]): Basis | undefined {
  if (basis.matchId !== null) return basis;
  return past.find(({ matchId, date }) => matchId !== null && basis.date <= date && date <= basis.endDate);
}
