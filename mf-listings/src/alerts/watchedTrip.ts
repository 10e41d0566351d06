import type { Listing, ListingFilter, MyListing } from 'backend/contract/listings';
import type { Alert, NewAlert } from 'backend/contract/listings/alerts';
import { today } from 'shared-ui';
import { factsOf } from '../listing/factsOf';
import { tripDates } from '../listing/trip';
import { hasPassed, routeIssue } from '../search/filter';
import { words } from '../words';

export type Watched = Omit<NewAlert, 'how' | 'email' | 'captchaToken'>;

/** The contract allows as many days. */
const daysOfOneEnd = 90;
const daysOfRoute = 365;
const daysAround = 3;

const dayInMs = 86_400_000;
const plus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10);
const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

/** What a search looks for, as an alert; null when it looks for everything, for no route, or for days that are over. */
export function watchedIn(filter: ListingFilter, isWide: boolean, day = today()): Watched | null {
  const { from, to, flight, date, endDate, type = 'helper' } = filter;
  if (!(from ?? to ?? flight) || routeIssue(filter) || hasPassed(filter, day)) return null;
  const around = isWide && !flight ? daysAround : 0;
  const maxDays = flight || (from && to) ? daysOfRoute : daysOfOneEnd;
  const firstDay = date ? later(plus(date, -around), earlier(date, day)) : day;
  const latest = plus(firstDay, maxDays - 1);
  const lastDay = date ? earlier(plus(endDate ?? date, around), latest) : latest;
  return { type, from, to, flight, firstDay, lastDay, nearby: isWide && !flight };
}

/** Whom the owner of a listing would fly with, on every leg of it. */
export const watchedBy = (
  listing: Pick<MyListing, 'id' | 'type' | 'departureAirport' | 'arrivalAirport' | 'date' | 'endDate'>,
): Watched | null => {
  const watched = watchedIn(
    {
      from: listing.departureAirport,
      to: listing.arrivalAirport,
      date: listing.date,
      endDate: listing.endDate ?? undefined,
      type: listing.type === 'helper' ? 'seeking_help' : 'helper',
    },
    true,
  );
  return watched && { ...watched, ownListing: listing.id };
};

/** A guest's listing, until its owner has confirmed it. */
export const waitingFor = ({
  id,
  type,
  departureAirport,
  arrivalAirport,
  date,
  endDate,
}: Listing): Watched => ({
  type,
  from: departureAirport,
  to: arrivalAirport,
  firstDay: date,
  lastDay: endDate ?? date,
  nearby: false,
  listing: id,
});

type Ends = {
  from?: string | null | undefined;
  to?: string | null | undefined;
  flight?: string | null | undefined;
};

/** 'AI127, DEL to ORD', 'from DEL' or 'to ORD' */
export function endsText({ from, to, flight }: Ends): string {
  const ends =
    from && to ? words.way([from, to]) : from ? words.fromAirport(from) : to ? words.toAirport(to) : '';
  return factsOf(flight, ends);
}

type Days = Pick<Alert, 'firstDay' | 'lastDay'>;

export const daysText = ({ firstDay, lastDay }: Days): string =>
  tripDates({ date: firstDay, endDate: lastDay });

export const watchedText = (watched: Ends & Days): string => factsOf(endsText(watched), daysText(watched));

export const mailsNote = ({ listing }: Pick<Watched, 'listing'>): string =>
  listing ? words.oneMailOnly : words.oneClickStops;
