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

/** 'Frankfurt (FRA)'; undefined for a direct trip. */
export const stopsText = ({ stops }: Pick<Listing, 'stops'>) =>
  stops?.length ? stops.map(({ city, code }) => `${city} (${code})`).join(', ') : undefined;

/** 'DEL to FRA, Mar 1, 2027, at 02:50, LH761' */
export const legText = ({ from, to, date, time, flightNumber }: Leg) =>
  [`${from} to ${to}`, formatDay(date), time && `at ${time}`, flightNumber].filter(Boolean).join(', ');

/** 'DEL to ORD by way of FRA', as the server's title of the page says it */
export function wayOf(listing: Listing): string {
  const stops = listing.stops?.map(({ code }) => code) ?? [];
  return routeOf(listing) + (stops.length ? ` by way of ${stops.join(', ')}` : '');
}

export const mailSubject = (listing: Listing) => `${productName}: ${wayOf(listing)}, ${tripDates(listing)}`;
