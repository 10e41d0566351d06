import type { ListingEntity } from '../listing.entity.js';

/** What companions have to know about the trip of a listing. */
export type TripFacts = Pick<
  ListingEntity,
  | 'departureAirport'
  | 'arrivalAirport'
  | 'date'
  | 'endDate'
  | 'time'
  | 'flightNumber'
  | 'arrivalTime'
  | 'arrivalDate'
  | 'legs'
  | 'showFlight'
>;

export const factsIn = (listing: TripFacts): TripFacts => {
  const { departureAirport, arrivalAirport, date, endDate, legs, showFlight } = listing;
  const { time, flightNumber, arrivalTime, arrivalDate } = listing;
  return {
    departureAirport,
    arrivalAirport,
    date,
    endDate,
    time,
    flightNumber,
    arrivalTime,
    arrivalDate,
    legs,
    showFlight,
  };
};
