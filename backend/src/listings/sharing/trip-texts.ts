import type { Language } from '../../platform/language/contract.js';
import { dayIn, daysIn, fullDayIn, timeIn, weekdayIn } from '../../platform/language/formats.js';
import { cityText } from '../airports/city-names.js';
import type { Leg, Listing } from '../contract.js';
import { wordsOf } from '../words/index.js';

type Days = Pick<Listing, 'date'> & { endDate?: string | null | undefined };
type Route = Pick<Listing, 'departureAirport' | 'arrivalAirport'>;
/** The public part of a trip, without people. */
export type Trip = Days & Route;

/** `Dec 12, 2026`, or `Dec 11 – 13, 2026` for a window. */
export const daysText = ({ date, endDate }: Days, language: Language = 'en'): string =>
  !endDate || endDate === date ? dayIn(language, date) : daysIn(language, date, endDate);

export const routeText = ({ departureAirport, arrivalAirport }: Route, language: Language = 'en'): string =>
  wordsOf(language).route(departureAirport, arrivalAirport);

/** `DEL to ORD by way of FRA` */
export function wayText(trip: Route & Pick<Listing, 'stops'>, language: Language = 'en'): string {
  const stops = trip.stops?.map(({ code }) => code) ?? [];
  const route = routeText(trip, language);
  return stops.length ? wordsOf(language).wayBy(route, stops) : route;
}

type Landing = Pick<Listing, 'date' | 'arrivalTime' | 'arrivalDate'>;

/** `14:05`, or `14:05 (+1 day)` where it lands on another day than that of the departure. */
export function landingText(
  { date, arrivalTime, arrivalDate }: Landing,
  language: Language = 'en',
): string | null {
  if (!arrivalTime) return null;
  const time = timeIn(language, arrivalTime);
  const days = arrivalDate ? (Date.parse(arrivalDate) - Date.parse(date)) / 86_400_000 : 0;
  return days ? wordsOf(language).daysLater(time, days) : time;
}

/** `DEL to FRA, Mar 1, 2027, at 02:50, LH761`: times are those of the airports. */
export function legText(leg: Leg): string {
  const { from, to, date, time, flightNumber } = leg;
  const landing = landingText(leg);
  return [
    `${from} to ${to}`,
    dayIn('en', date),
    time && `at ${time}`,
    landing && `lands at ${landing}`,
    flightNumber,
  ]
    .filter(Boolean)
    .join(', ');
}

/** `Hyderabad (HYD) to Chicago (ORD)`, for the subjects of mails: not everybody knows the codes. */
export const routeTitle = ({ departureAirport, arrivalAirport }: Route, language: Language = 'en'): string =>
  wordsOf(language).route(cityText(departureAirport, language), cityText(arrivalAirport, language));

export const tripTitle = (trip: Trip, language: Language = 'en'): string =>
  wordsOf(language).trip(routeTitle(trip, language), daysText(trip, language));

export const tripText = (trip: Trip, language: Language = 'en'): string =>
  wordsOf(language).trip(routeText(trip, language), daysText(trip, language));

interface TakeOff {
  date: string;
  time?: string | null | undefined;
}

/** `Monday, Mar 1, 2027, at 02:50, in the night from Sunday to Monday`: who goes there a day late misses it. */
export function takeOffText({ date, time }: TakeOff, language: Language = 'en'): string {
  const day = fullDayIn(language, date);
  if (!time) return day;
  return wordsOf(language).takeOff(day, timeIn(language, time), nightText({ date, time }, language));
}

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** `in the night from Sunday to Monday`, for what leaves before 5 in the morning. */
export const nightText = ({ date, time }: TakeOff, language: Language = 'en'): string | null =>
  time && time < '05:00'
    ? wordsOf(language).night(weekdayIn(language, dayBefore(date)), weekdayIn(language, date))
    : null;
