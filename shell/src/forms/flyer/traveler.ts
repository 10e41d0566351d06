import type { Flyer, MyListing } from 'backend/contract/listings';
import type { Traveler } from 'backend/contract/trips/requests';

/** The fields for the person who flies, named like the paths of their issues. */
export const nobodyChosen = { flies: '', 'traveler.firstName': '', 'traveler.ageGroup': '' };
export type WhoFliesName = keyof typeof nobodyChosen;

/** A request of the member's own that can be attached. */
export type AttachableRequest = Pick<
  MyListing,
  'id' | 'departureAirport' | 'arrivalAirport' | 'date' | 'endDate' | 'legs' | 'flyer' | 'status'
> &
  Partial<Pick<MyListing, 'flightNumber'>>;

interface Flight {
  from: string;
  to: string;
  date: string;
  flightNumber?: string | null | undefined;
}

/** A listing, or what a proposal of it says. */
export interface TripAsked {
  departureAirport: string;
  arrivalAirport: string;
  date: string;
  endDate: string | null;
  flightNumber?: string | null | undefined;
  legs?: readonly Flight[] | null | undefined;
}

/** A request may be this many days apart from the listing it is attached to. */
const maxDaysApart = 3;

const endOf = ({ date, endDate }: TripAsked) => endDate ?? date;
const daysApart = (one: TripAsked, other: TripAsked) => {
  const gap = one.date > endOf(other) ? [endOf(other), one.date] : [endOf(one), other.date];
  return Math.max(0, (Date.parse(gap[1]!) - Date.parse(gap[0]!)) / 86_400_000);
};

const flightsOf = ({ departureAirport, arrivalAirport, date, endDate, flightNumber, legs }: TripAsked) =>
  legs?.length
    ? legs.map((leg) => ({ ...leg, lastDay: leg.date }))
    : [{ from: departureAirport, to: arrivalAirport, date, lastDay: endDate ?? date, flightNumber }];

/** As far as both say which. */
const isSamePlane = (one: ReturnType<typeof flightsOf>[number], other: typeof one) =>
  one.from === other.from &&
  one.to === other.to &&
  one.date <= other.lastDay &&
  other.date <= one.lastDay &&
  (!one.flightNumber || !other.flightNumber || one.flightNumber === other.flightNumber);

const shareFlight = (one: TripAsked, other: TripAsked) =>
  flightsOf(one).some((flight) => flightsOf(other).some((theirs) => isSamePlane(flight, theirs)));

const endsOn = (request: AttachableRequest, trip: TripAsked) => {
  const flights = flightsOf(trip);
  const begin = flights.findIndex(({ from }) => from === request.departureAirport);
  const end = flights.findLastIndex(({ to }) => to === request.arrivalAirport);
  return { isWholeWay: begin >= 0 && end >= begin, hasOne: begin >= 0 || end >= 0 };
};

/** As the server has it: without a flight of the trip if that leads the same way, or if the request names no stops. */
function mayTake(request: AttachableRequest, trip: TripAsked): boolean {
  const { isWholeWay, hasOne } = endsOn(request, trip);
  return isWholeWay || (!request.legs?.length && hasOne) || shareFlight(request, trip);
}

/** Open ones on about the same days and way: those on the same plane first, then the closest. */
export function attachableRequests(requests: AttachableRequest[], trip: TripAsked): AttachableRequest[] {
  const isApart = (request: AttachableRequest) => Number(!shareFlight(request, trip));
  return requests
    .filter((each) => each.status === 'active' && mayTake(each, trip))
    .filter((each) => daysApart(each, trip) <= maxDaysApart)
    .sort(
      (a, b) =>
        isApart(a) - isApart(b) || daysApart(a, trip) - daysApart(b, trip) || a.date.localeCompare(b.date),
    )
    .slice(0, 4);
}

/** The trip leads the same way as the request, on other flights. */
export const isOtherPlane = (request: AttachableRequest, trip: TripAsked): boolean =>
  endsOn(request, trip).isWholeWay && !shareFlight(request, trip);

/** The day of a trip that is flexible: that of the request, if it is one of its days. */
export function dayAsked(trip: TripAsked, request: AttachableRequest | undefined): string {
  const day = request && flightsOf(request).find(({ from }) => from === trip.departureAirport)?.date;
  return day && day >= trip.date && day <= endOf(trip) ? day : trip.date;
}

/** Preset is the closest of the attachable requests. */
export const chosenTraveler = (
  { flies }: Record<WhoFliesName, string>,
  [closest]: AttachableRequest[],
): string => flies || String(closest?.id ?? 'me');

/** What is sent; nothing when the member flies. */
export function travelerIn(values: Record<WhoFliesName, string>, chosen: string): { traveler?: Traveler } {
  if (chosen === 'me') return {};
  if (chosen !== 'other') return { traveler: { listingId: Number(chosen) } };
  const ageGroup = values['traveler.ageGroup'] as Flyer['ageGroup'];
  return { traveler: { firstName: values['traveler.firstName'].trim(), ageGroup } };
}
