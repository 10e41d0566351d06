import type { EntityManager } from '@mikro-orm/postgresql';
import type { Leg } from '../../listings/contract.js';
import { movedDay, today } from '../../listings/index.js';
import type { MatchEntity } from '../match.entity.js';
import { isSameLeg } from '../relay/legs-of.js';
import type { WayLeg } from '../requests/contract.js';

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

const keptFacts = '{time,arrivalTime,arrivalDate,flightNumber}';
/** Of a listing whose flights are shown only when `isShown` holds. */
export const flightsShown = (isShown: string) => `
    case when ${isShown} then time end as time, case when ${isShown} then flight_number end as "flightNumber",
    case when ${isShown} then arrival_time end as "arrivalTime",
    case when ${isShown} then arrival_date::text end as "arrivalDate",
    case when ${isShown} then legs
      else (select jsonb_agg(each - '${keptFacts}'::text[] order by place)
            from jsonb_array_elements(legs) with ordinality leg (each, place)) end as legs`;

const ownWays = (isShown: string, isCounted: string) => `
  select id::float8 as id, flyer is not null as "isForOther", departure_airport as "departureAirport",
    arrival_airport as "arrivalAirport", date::text as date, end_date::text as "endDate", ${flightsShown(isShown)},
    covered_legs as "coveredLegs"
  from listing
  where user_id = ? and type = ? and ${isCounted} and last_date >= ${today} order by id`;
const isOpen = `status = 'active'`;

interface OwnWay extends Omit<PlannedListing, 'type'> {
  id: number;
  /** The request of a family is often for another person. */
  isForOther: boolean;
  endDate: string | null;
}

/** The listings of the other one, as ways on the day of this one. */
export async function waysOfOther(
  em: EntityManager,
  listing: PlannedListing,
  other: number,
  { flies, isAgreed }: { flies?: Flies | undefined; isAgreed?: boolean } = {},
): Promise<Leg[][]> {
  const found = await countedWays(em, listing, other, flies, isAgreed ? 'true' : 'show_flight');
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

/** Whether one of these legs, with a flight, is also in a listing of the other one: open, or closed by now. */
export async function saysLegs(
  em: EntityManager,
  listing: PlannedListing,
  { other, flies }: { other: number; flies: Flies | undefined },
  legs: Leg[],
): Promise<boolean> {
  const flown = legs.filter(({ flightNumber }) => flightNumber);
  const found = flown.length ? await countedWays(em, listing, other, flies, 'true', 'true') : [];
  return found.some((way) =>
    flown.some((leg) =>
      waysOf(way, isWithin(leg.date, way) ? leg.date : way.date).some((own) => isSameLeg(own, leg)),
    ),
  );
}

interface Kept {
  date: string;
  other: number;
  flies: Flies | undefined;
}

/** Of a listing and those of the other one, the flights that each side and both may fly, also those that they keep. */
export async function keptWays(
  em: EntityManager,
  listing: PlannedListing & { endDate: string | null },
  { date, other, flies }: Kept,
): Promise<Record<WayLeg['with'], Leg[]>> {
  const found = await countedWays(em, listing, other, flies, 'true');
  const [owner, others] = [[{ ...listing, coveredLegs: [] }], found].map((ways) =>
    ways.flatMap((way) => waysOf(way, isWithin(date, way) ? date : way.date)),
  );
  const [helper, seeker] = listing.type === 'helper' ? [owner!, others!] : [others!, owner!];
  return { helper, seeker, both: [...owner!, ...others!] };
}

async function countedWays(
  em: EntityManager,
  { type }: PlannedListing,
  other: number,
  flies?: Flies,
  isShown = 'show_flight',
  isCounted = isOpen,
) {
  const found = await em.execute<OwnWay[]>(ownWays(isShown, isCounted), [
    other,
    type === 'helper' ? 'seeking_help' : 'helper',
  ]);
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

export const isWithin = (
  day: string,
  { date, endDate }: { date: string; endDate?: string | null | undefined },
) => day >= date && day <= (endDate ?? date);
