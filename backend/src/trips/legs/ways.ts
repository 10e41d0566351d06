import type { EntityManager } from '@mikro-orm/postgresql';
import type { Leg } from '../../listings/contract.js';
import { movedDay, today } from '../../listings/index.js';
import type { MatchEntity } from '../match.entity.js';

/** The listing that a trip is about, on the day that was chosen. */
export interface PlannedListing {
  type: 'helper' | 'seeking_help';
  departureAirport: string;
  arrivalAirport: string;
  date: string;
  time?: string | null | undefined;
  flightNumber?: string | null | undefined;
  arrivalTime?: string | null | undefined;
  arrivalDate?: string | null | undefined;
  legs?: Leg[] | null | undefined;
  /** Of a request: numbers of the legs with a companion. */
  coveredLegs?: number[];
}

/** Whose request counts on an offer, as its seeker said: themselves, one of their requests, or a person without one. */
export type Flies = 'themselves' | NonNullable<MatchEntity['traveler']>;

export const whoFlies = (traveler: MatchEntity['traveler'], isSaidBySeeker: boolean): Flies | undefined =>
  traveler ?? (isSaidBySeeker ? 'themselves' : undefined);

const ownWays = `
  select id::float8 as id, flyer is not null as "isForOther", departure_airport as "departureAirport",
    arrival_airport as "arrivalAirport", date::text as date, end_date::text as "endDate", case when show_flight then time end as time,
    case when show_flight then flight_number end as "flightNumber",
    case when show_flight then arrival_time end as "arrivalTime",
    case when show_flight then arrival_date::text end as "arrivalDate",
    case when show_flight then legs
      else (select jsonb_agg(each - '{time,arrivalTime,arrivalDate,flightNumber}'::text[] order by place)
            from jsonb_array_elements(legs) with ordinality leg (each, place)) end as legs,
    covered_legs as "coveredLegs"
  from listing
  where user_id = ? and type = ? and status = 'active' and last_date >= ${today} order by id`;

interface OwnWay extends Omit<PlannedListing, 'type'> {
  id: number;
  /** A request for somebody else. */
  isForOther: boolean;
  endDate: string | null;
}

/** The listings of the other one, as ways on the day of this one. */
export async function waysOfOther(
  em: EntityManager,
  listing: PlannedListing,
  other: number,
  flies?: Flies,
): Promise<Leg[][]> {
  const found = await countedWays(em, listing, other, flies);
  return found.map((way) => waysOf(way, isWithin(listing.date, way) ? listing.date : way.date));
}

/** The first day on which the other one flies this route, of a listing for several days. */
export async function dayOfOther(
  em: EntityManager,
  listing: PlannedListing & { endDate: string | null; today: string },
  other: number,
  flies?: Flies,
): Promise<string | undefined> {
  const first = listing.date < listing.today ? listing.today : listing.date;
  const found = await countedWays(em, listing, other, flies);
  const days = found.flatMap((way) =>
    waysOf(way, isWithin(first, way) ? first : way.date)
      .filter(({ from, to }) => from === listing.departureAirport && to === listing.arrivalAirport)
      .map(({ date }) => date),
  );
  return days.find((day) => day >= first && isWithin(day, listing));
}

async function countedWays(em: EntityManager, { type }: PlannedListing, other: number, flies?: Flies) {
  const found = await em.execute<OwnWay[]>(ownWays, [other, type === 'helper' ? 'seeking_help' : 'helper']);
  return type === 'helper' && flies ? found.filter((way) => isOf(flies, way)) : found;
}

export const isRequest = (flies?: Flies): flies is { listingId: number } =>
  typeof flies === 'object' && 'listingId' in flies;

function isOf(flies: Flies, { id, isForOther }: OwnWay): boolean {
  if (flies === 'themselves') return !isForOther;
  return isRequest(flies) && flies.listingId === id;
}

export function waysOf({ coveredLegs = [], ...listing }: Omit<PlannedListing, 'type'>, date: string): Leg[] {
  return flightsOf(listing, date).map((leg, index) => ({
    ...leg,
    ...(coveredLegs.includes(index + 1) && { covered: true as const }),
  }));
}

function flightsOf({ legs, ...direct }: Omit<PlannedListing, 'type'>, date: string): Leg[] {
  if (legs) return legs;
  const { departureAirport: from, arrivalAirport: to, time, flightNumber, arrivalTime, arrivalDate } = direct;
  const landing = arrivalTime && {
    arrivalTime,
    ...(arrivalDate && { arrivalDate: movedDay(arrivalDate, direct.date, date) }),
  };
  return [{ from, to, date, ...(time && { time }), ...landing, ...(flightNumber && { flightNumber }) }];
}

export const isWithin = (day: string, { date, endDate }: Pick<OwnWay, 'date' | 'endDate'>) =>
  day >= date && day <= (endDate ?? date);
