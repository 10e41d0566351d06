import { productName } from 'backend/contract/product';
import type { Listing } from 'backend/contract/listings';
import { formatDay } from 'shared-ui';

/** 'Dec 4, 2026', or the first and the last day of a flexible traveler. */
export const tripDates = ({ date, endDate }: Pick<Listing, 'date' | 'endDate'>) =>
  endDate && endDate !== date ? `${formatDay(date)} – ${formatDay(endDate)}` : formatDay(date);

/** 'DEL to ORD' */
export const routeOf = ({
  departureAirport,
  arrivalAirport,
}: Pick<Listing, 'departureAirport' | 'arrivalAirport'>) => `${departureAirport} to ${arrivalAirport}`;

export const mailSubject = (listing: Listing) => `${productName}: ${routeOf(listing)}, ${tripDates(listing)}`;
