import type { Listing } from 'backend/contract/listings';
import type { SeenTrip } from 'backend/contract/listings/changes';

export function seenTrip(listing: Listing): SeenTrip {
  const { departureAirport: from, arrivalAirport: to, date, endDate, time, flightNumber, legs } = listing;
  return {
    ...(endDate && { endDate }),
    legs: (legs ?? [{ from, to, date, time, flightNumber }]).map((leg) => ({
      from: leg.from,
      to: leg.to,
      date: leg.date,
      ...(leg.time && { time: leg.time }),
      ...(leg.flightNumber && { flightNumber: leg.flightNumber }),
    })),
  };
}
