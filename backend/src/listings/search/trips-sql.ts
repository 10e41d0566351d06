import type { ListingType } from '../contract.js';
import { isBy, isUnclaimedTooLong } from '../reads/listing-json.js';

/** What is asked for by equality, in the order in which the indexes put their keys together. */
const columns = { flight: 'flight_number', from: 'departure_airport', to: 'arrival_airport' } as const;
export type Filter = keyof typeof columns;
export const filters = Object.keys(columns) as Filter[];

/** Each type is asked for by itself: what is equal can be skipped to, what is one of two cannot. */
export const eachOf = (type: ListingType | undefined): ListingType[] =>
  type ? [type] : ['helper', 'seeking_help'];

/** To those who are not hidden from the viewer. */
export const isShown = `not ${isUnclaimedTooLong} and not ${isBy('$1')}`;

/** Looked up for each row that is read; of a join the planner would think that it is made for all of them. */
export const isTrueOf = (id: string, condition: string) =>
  `(select ${condition} from listing l where l.id = ${id})`;

/** The key of an index, as the migration spells it. */
export const keyOf = (alias: string, by: readonly Filter[]) =>
  by.map((filter) => `${alias}.${columns[filter]}`).join(' || ');

interface Trips {
  type: ListingType | undefined;
  by: readonly Filter[];
  /** Expressions: the key's value and the last day. */
  key: string;
  until: string;
  most: number;
}

/**
 * Ids and days of trips in a window, to be put in order by both and read only as far as somebody needs. Stands beside a
 * `w` that says the window's first day, and the day and id behind which to go on; none is before the first day.
 */
export const tripsIn = ({ type, ...trips }: Trips): string =>
  eachOf(type)
    .flatMap((each) => [beginning({ type: each, ...trips }), begun({ type: each, ...trips })])
    .join(' union all ');

const isEqual = (alias: string, by: readonly Filter[], key: string) =>
  by.length ? `and ${keyOf(alias, by)} = ${key}` : '';

/** One index, read in its own order. */
const beginning = ({ type, by, key, until, most }: Trips) => `(
  select l.id, l.date as day from listing l
  where l.status = 'active' and l.type = '${type}' ${isEqual('l', by, key)}
    and (l.date, l.id) > (w.day, w.id) and l.date <= ${until} and ${isShown}
  order by l.date, l.id limit ${most})`;

/** Flexible trips that began before the window: all of them stand on its first day. */
const begun = ({ type, by, key, until, most }: Trips) => `(
  select s.listing_id, s.day from listing_later_day s
  where s.type = '${type}' ${isEqual('s', by, key)}
    and (s.day, s.listing_id) > (w.day, w.id) and s.day <= least(w.first, ${until}) and ${isTrueOf('s.listing_id', isShown)}
  order by s.day, s.listing_id limit ${most})`;
