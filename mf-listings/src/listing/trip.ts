import { productName } from 'backend/contract/product';
import type { Leg, Listing } from 'backend/contract/listings';
import { formatDay } from 'shared-ui';

/** 'Dec 4, 2026', or the first and the last day of a flexible traveler. */
export const tripDates = ({ date, endDate }: Pick<Listing, 'date' | 'endDate'>) =>
  endDate && endDate !== date ? `${formatDay(date)} – ${formatDay(endDate)}` : formatDay(date);

/** 'DEL to ORD' */
export const routeOf = ({
  departureAirport,
  arrivalAirport,
}: Pick<Listing, 'departureAirport' | 'arrivalAirport'>) => `${departureAirport} to ${arrivalAirport}`;

/** 'Frankfurt (FRA), then LH430'; undefined for a direct trip. */
export function stopsText({ stops, legs }: Pick<Listing, 'stops' | 'legs'>): string | undefined {
  if (!stops?.length) return undefined;
  return stops
    .map(({ city, code }, index) => {
      const onward = legs?.[index + 1]?.flightNumber;
      return `${city} (${code})${onward ? `, then ${onward}` : ''}`;
    })
    .join(', ');
}

type Landing = Pick<Listing, 'date' | 'arrivalTime' | 'arrivalDate'>;

/** '14:05', or '14:05 +1' when it lands a day after it left */
export function landingText({ date, arrivalTime, arrivalDate }: Landing): string | undefined {
  if (!arrivalTime) return undefined;
  const days = arrivalDate ? (Date.parse(arrivalDate) - Date.parse(date)) / 86_400_000 : 0;
  return days ? `${arrivalTime} ${days < 0 ? '−' : '+'}${Math.abs(days)}` : arrivalTime;
}

/** 'DEL to FRA, Mar 1, 2027, at 02:50, lands at 07:20, LH761' */
export function legText(leg: Leg): string {
  const { from, to, date, time, flightNumber } = leg;
  const landing = landingText(leg);
  return [
    `${from} to ${to}`,
    formatDay(date),
    time && `at ${time}`,
    landing && `lands at ${landing}`,
    flightNumber,
  ]
    .filter(Boolean)
    .join(', ');
}

/** 'DEL to ORD by way of FRA', as the server's title of the page says it */
export function wayOf(listing: Listing): string {
  const stops = listing.stops?.map(({ code }) => code) ?? [];
  return routeOf(listing) + (stops.length ? ` by way of ${stops.join(', ')}` : '');
}

export const mailSubject = (listing: Listing) => `${productName}: ${wayOf(listing)}, ${tripDates(listing)}`;
