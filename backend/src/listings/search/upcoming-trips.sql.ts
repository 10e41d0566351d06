import type { ListingType } from '../contract.js';
import { keptPlanes } from '../flights/kept-planes.sql.js';
import { isBy, isUnclaimedTooLong, showsFlight } from '../reads/listing-json.js';
import { param, raw, sql, unionAll, type Sql } from '../sql/sql.js';
import { today } from '../sql/today.js';

/** Columns that a search compares by equality, in the order of the indexes' keys. */
const columns = { flight: 'flight_number', from: 'departure_airport', to: 'arrival_airport' } as const;
export type Filter = keyof typeof columns;
export const filters = Object.keys(columns) as Filter[];

/** One branch for each type: an index can skip to one value, not to one of two. */
export const typesOf = (type: ListingType | undefined): ListingType[] =>
  type ? [type] : ['helper', 'seeking_help'];

export const literal = (type: ListingType): Sql => raw(`'${type}'`);

/** Whether the viewer may see the listing `l`: `hidden` are the people on either side of a block. */
export const isShown = sql`not ${raw(isUnclaimedTooLong)} and not ${isBy(param('hidden'))}`;

/** Whether the listing `l` has all wanted terms of `search-terms.ts`. */
export const hasTerms = sql`l.search_terms @> ${param('terms')}::text[]`;

/** A lookup per row: for a join the planner would expect to need all rows. */
export const isTrueOf = (id: Sql, condition: Sql): Sql =>
  sql`(select ${condition} from listing l where l.id = ${id})`;

/** The key of an index, as the migration spells it. */
export const keyOf = (alias: string, by: readonly Filter[]): Sql =>
  raw(by.map((filter) => `${alias}.${columns[filter]}`).join(' || '));

/** A flight that is kept from strangers is not found by its number either. */
export const showsWhatIsSought = (by: readonly Filter[]): Sql =>
  by.includes('flight') ? sql`and ${showsFlight(param('wary'))}` : raw('');

/** Flights with a companion match no one. */
export const seeksOnFlight = (by: readonly Filter[]): Sql =>
  raw(by.includes('flight') ? 'and 1 <> all(l.covered_legs)' : '');

export interface Window {
  type: ListingType | undefined;
  by: readonly Filter[];
  key: Sql;
  lastDay: Sql;
  firstDay: Sql;
  /** The page continues after this day and id. The day is never before `firstDay`. */
  afterDay: Sql;
  afterId: Sql;
  most: number;
  /** Which listings `l` count; without it, all that the viewer may see. */
  condition?: Sql;
}

/** The id and day of trips in a window, in branches that each walk one index and stop early. */
export const upcomingTrips = ({ type, ...window }: Window): Sql =>
  unionAll(
    typesOf(type).flatMap((each) => [
      startingInside(each, window),
      startedBefore(each, window),
      ...(window.by.includes('flight') ? [flyingOn(each, window), flyingInPlane(each, window)] : []),
    ]),
  );

type Inside = Omit<Window, 'type'>;

const conditionOf = ({ condition = isShown, by }: Inside): Sql => sql`${condition} ${showsWhatIsSought(by)}`;

const isEqual = (alias: string, { by, key }: Inside): Sql =>
  by.length ? sql`and ${keyOf(alias, by)} = ${key}` : raw('');

const startingInside = (type: ListingType, window: Inside): Sql => sql`(
  select l.id, l.date as day from listing l
  where l.status = 'active' and l.type = ${literal(type)} ${isEqual('l', window)}
    and (l.date, l.id) > (${window.afterDay}, ${window.afterId}) and l.date <= ${window.lastDay} and ${conditionOf(window)}
    ${seeksOnFlight(window.by)}
  order by l.date, l.id limit ${window.most})`;

/** Flexible trips that started before the window count as trips of its first day. */
const startedBefore = (type: ListingType, window: Inside): Sql => sql`(
  select s.listing_id, s.day from listing_later_day s
  where s.type = ${literal(type)} ${isEqual('s', window)}
    and (s.day, s.listing_id) > (${window.afterDay}, ${window.afterId})
    and s.day <= least(${window.firstDay}, ${window.lastDay}) and ${isTrueOf(raw('s.listing_id'), sql`${conditionOf(window)} ${seeksOnFlight(window.by)}`)}
  order by s.day, s.listing_id limit ${window.most})`;

/**
 * Claimed trips that have the flight on a later leg count as trips of the day of that leg. From and to are those of the
 * whole way. A trip that has the flight twice is found once.
 */
export const flyingOn = (type: ListingType, window: Inside): Sql => sql`(
  select s.listing_id, s.day from listing_leg s
  where s.type = ${literal(type)} and s.flight = ${param('flight')} and s.leg > 1 and s.last_date >= ${raw(today)}
    and (s.day, s.listing_id) > (${window.afterDay}, ${window.afterId}) and s.day <= ${window.lastDay}
    and ${isTrueOf(raw('s.listing_id'), sql`${conditionOf(window)} ${hasEnds(window)}`)}
    and s.leg = (
      select min(o.leg) from listing_leg o
      where o.listing_id = s.listing_id and o.flight = s.flight and o.leg > 0 and o.day >= ${window.firstDay})
  order by s.day, s.listing_id limit ${window.most})`;

/** More than have seats in one plane. */
const maxInPlane = 1_000;

/**
 * Whom the same plane carries under another number, on the day of their leg: its rows are few, and sorted here. Who has
 * the number that is searched, too, is found by it.
 */
export const flyingInPlane = (type: ListingType, window: Inside): Sql => sql`(
  select s.listing_id, s.day from (
    select c.listing_id, min(c.day) as day
    from (
      select distinct key from ${keptPlanes(param('flight'), window.firstDay, window.lastDay)} kept) p
    cross join lateral (
      (select l.listing_id, l.day from listing_leg l
      where l.type = ${literal(type)} and l.flight_key = p.key and l.flight <> ${param('flight')}
        and l.day between ${window.firstDay} and ${window.lastDay} and l.last_date >= ${raw(today)}
      order by l.day, l.listing_id, l.leg limit ${maxInPlane})
      union all
      (select l.id, l.date from listing l
      where l.type = ${literal(type)} and l.flight_key = p.key and l.flight_number <> ${param('flight')}
        and l.date between ${window.firstDay} and ${window.lastDay} and l.status = 'active' and l.user_id is null
      order by l.date, l.id limit ${maxInPlane})) c
    group by c.listing_id) s
  where (s.day, s.listing_id) > (${window.afterDay}, ${window.afterId})
    and ${isTrueOf(raw('s.listing_id'), sql`${conditionOf(window)} ${hasEnds(window)}`)}
    and not exists (
      select from listing_leg o
      where o.listing_id = s.listing_id and o.flight = ${param('flight')} and o.leg > 0 and o.day >= ${window.firstDay})
  order by s.day, s.listing_id limit ${window.most})`;

const hasEnds = ({ by }: Inside): Sql => sql`
  ${by.includes('from') ? sql`and l.departure_airport = ${param('from')}` : raw('')}
  ${by.includes('to') ? sql`and l.arrival_airport = ${param('to')}` : raw('')}`;
