import { productName } from 'backend/contract/product';
import type { Listing } from 'backend/contract/listings';
import { tripDates } from './tripDates';

/** 'DEL to ORD' */
export const routeOf = ({ departureAirport, arrivalAirport }: Listing) =>
  `${departureAirport} to ${arrivalAirport}`;

/** What a letter about this trip is called. */
export const subjectOf = (listing: Listing) => `${productName}: ${routeOf(listing)}, ${tripDates(listing)}`;
