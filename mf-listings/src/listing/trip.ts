import { productName } from 'backend/contract/product';
import type { Leg, Listing } from 'backend/contract/listings';
import { formatDay, numberText } from 'shared-ui';
import { factsOf } from './factsOf';
import { words } from '../words';

/** Shown in fields that are empty. */
export const exampleFlight = 'AA1234';

/** 'Dec 4, 2026', or the first and the last day of a flexible traveler. */
export const tripDates = ({ date, endDate }: Pick<Listing, 'date' | 'endDate'>) =>
  endDate && endDate !== date ? `${formatDay(date)} – ${formatDay(endDate)}` : formatDay(date);

type Ends = Pick<Listing, 'departureAirport' | 'arrivalAirport'>;

/** 'DEL to ORD' */
export const routeOf = ({ departureAirport, arrivalAirport }: Ends) =>
  words.way([departureAirport, arrivalAirport]);

/** As reviews and analytics keep it, in every language of the page. */
export const storedRoute = ({ departureAirport, arrivalAirport }: Ends) =>
  `${departureAirport} to ${arrivalAirport}`;

/** A stored route in the page's language. Reviews without a listing may have another text. */
export function routeShown(stored: string): string {
  const [, from, to] = /^([A-Z]{3}) to ([A-Z]{3})$/.exec(stored) ?? [];
  return from && to ? words.way([from, to]) : stored;
}

/** 'Frankfurt (FRA), then LH430'; undefined for a direct trip. */
export function stopsText({ stops, legs }: Pick<Listing, 'stops' | 'legs'>): string | undefined {
  if (!stops?.length) return undefined;
  const texts = stops.map(({ city, code }, index) => {
    const stop = `${city} (${code})`;
    const onward = legs?.[index + 1]?.flightNumber;
    return onward ? words.stopThen(stop, onward) : stop;
  });
  return words.facts(texts);
}

/** '14:05', in the digits of the page. */
export const timeText = (time: string): string => time.replace(/\d/g, (digit) => numberText(Number(digit)));

type Landing = Pick<Listing, 'date' | 'arrivalTime' | 'arrivalDate'>;

/** '14:05', or '14:05 +1' when it lands a day after it left */
export function landingText({ date, arrivalTime, arrivalDate }: Landing): string | undefined {
  if (!arrivalTime) return undefined;
  const days = arrivalDate ? (Date.parse(arrivalDate) - Date.parse(date)) / 86_400_000 : 0;
  const time = timeText(arrivalTime);
  return days ? `${time} ${days < 0 ? '−' : '+'}${numberText(Math.abs(days))}` : time;
}

/** 'DEL to FRA, Mar 1, 2027, at 02:50, lands at 07:20, LH761' */
export function legText(leg: Leg): string {
  const { from, to, date, time, flightNumber } = leg;
  const landing = landingText(leg);
  return factsOf(
    words.way([from, to]),
    formatDay(date),
    time && words.atTime(timeText(time)),
    landing && words.landsAt(landing),
    flightNumber,
  );
}

/** 'DEL to ORD by way of FRA', as the server's title of the page says it */
export function wayOf(listing: Listing): string {
  const stops = listing.stops?.map(({ code }) => code) ?? [];
  return stops.length ? words.wayBy(routeOf(listing), words.facts(stops)) : routeOf(listing);
}

/** Way and days, in a line. */
export const tripLine = (listing: Listing) => factsOf(wayOf(listing), tripDates(listing));

export const mailSubject = (listing: Listing) => `${productName}: ${tripLine(listing)}`;
