import { cityText } from '../airports/airports.js';
import type { Leg, Listing } from '../contract.js';

type Days = Pick<Listing, 'date'> & { endDate?: string | null | undefined };
type Route = Pick<Listing, 'departureAirport' | 'arrivalAirport'>;
/** The public part of a trip, without people. */
export type Trip = Days & Route;

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** `Dec 12, 2026`, or `Dec 11 – 13, 2026` for a window. */
export function daysText({ date, endDate }: Days): string {
  if (!endDate || endDate === date) return words.format(atMidnight(date));
  return words.formatRange(atMidnight(date), atMidnight(endDate)).replace(/\u2009/g, ' ');
}

export const routeText = ({ departureAirport, arrivalAirport }: Route): string =>
  `${departureAirport} to ${arrivalAirport}`;

/** `DEL to ORD by way of FRA` */
export function wayText(trip: Route & Pick<Listing, 'stops'>): string {
  const stops = trip.stops?.map(({ code }) => code) ?? [];
  return routeText(trip) + (stops.length ? ` by way of ${stops.join(', ')}` : '');
}

type Landing = Pick<Listing, 'date' | 'arrivalTime' | 'arrivalDate'>;

/** `14:05`, or `14:05 (+1 day)` where it lands on another day than that of the departure. */
export function landingText({ date, arrivalTime, arrivalDate }: Landing): string | null {
  if (!arrivalTime) return null;
  const days = arrivalDate ? (Date.parse(arrivalDate) - Date.parse(date)) / 86_400_000 : 0;
  if (!days) return arrivalTime;
  return `${arrivalTime} (${days < 0 ? '−' : '+'}${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'})`;
}

/** `DEL to FRA, Mar 1, 2027, at 02:50, LH761`: times are those of the airports. */
export function legText(leg: Leg): string {
  const { from, to, date, time, flightNumber } = leg;
  const landing = landingText(leg);
  return [
    `${from} to ${to}`,
    words.format(atMidnight(date)),
    time && `at ${time}`,
    landing && `lands at ${landing}`,
    flightNumber,
  ]
    .filter(Boolean)
    .join(', ');
}

/** `Hyderabad (HYD) to Chicago (ORD)`, for the subjects of mails: not everybody knows the codes. */
export const routeTitle = ({ departureAirport, arrivalAirport }: Route): string =>
  `${cityText(departureAirport)} to ${cityText(arrivalAirport)}`;

export const tripTitle = (trip: Trip): string => `${routeTitle(trip)}, ${daysText(trip)}`;

export const tripText = (trip: Trip): string => `${routeText(trip)}, ${daysText(trip)}`;

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const dayBefore = (day: string) => new Date(atMidnight(day).getTime() - 86_400_000);

/** `Monday, Mar 1, 2027, at 02:50, in the night from Sunday to Monday`: who goes there a day late misses it. */
export function takeOffText({ date, time }: { date: string; time?: string | null | undefined }): string {
  const ownDay = weekday.format(atMidnight(date));
  const day = `${ownDay}, ${words.format(atMidnight(date))}`;
  if (!time) return day;
  return [day, `at ${time}`, nightText({ date, time })].filter(Boolean).join(', ');
}

/** `in the night from Sunday to Monday`, for what leaves before 5 in the morning. */
export const nightText = ({
  date,
  time,
}: {
  date: string;
  time?: string | null | undefined;
}): string | null =>
  time && time < '05:00'
    ? `in the night from ${weekday.format(dayBefore(date))} to ${weekday.format(atMidnight(date))}`
    : null;
