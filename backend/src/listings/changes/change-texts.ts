import type { ListingEntity } from '../listing.entity.js';
import { daysText, routeText } from '../sharing/trip-texts.js';

export type TripFacts = Pick<
  ListingEntity,
  'departureAirport' | 'arrivalAirport' | 'date' | 'endDate' | 'time' | 'flightNumber'
>;

export const factsIn = (listing: ListingEntity): TripFacts => {
  const { departureAirport, arrivalAirport, date, endDate, time, flightNumber } = listing;
  return { departureAirport, arrivalAirport, date, endDate, time, flightNumber };
};

/** A sentence for each change that a companion has to know. */
export function changeTexts(name: string, before: TripFacts, now: TripFacts): string[] {
  return [
    sentence(daysText(before), daysText(now), `${name} moved the trip to`),
    sentence(routeText(before), routeText(now), `${name} changed the route to`),
    sentence(before.time, now.time, `${name} changed the time to`, `${name} left the time open.`),
    sentence(
      before.flightNumber,
      now.flightNumber,
      `${name} changed the flight to`,
      `${name} left the flight open.`,
    ),
  ].filter((text) => text !== null);
}

type Fact = string | null | undefined;

function sentence(before: Fact, now: Fact, changed: string, left = ''): string | null {
  if ((before ?? null) === (now ?? null)) return null;
  const what = now ? `${changed} ${now}.` : left;
  return before ? `${what} It was ${before}.` : what;
}
