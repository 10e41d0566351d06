import { z } from 'zod';
import { calendarDay } from '../../platform/contract.js';
import {
  airportCode,
  flightNumber,
  listing,
  listingFilter,
  listingId,
  listingTerms,
  listingType,
  pageLimits,
  place,
} from '../contract.js';
import { daysBetween, directOnly, issuesBetween, legsWithin, maxLegs, newLeg } from '../legs/contract.js';

const legForm = /^[a-z]{3}-[a-z]{3}\.\d{4}-\d\d-\d\d(\.[^.]+)?$/i;

/** `DEL-FRA.2027-03-01.LH761`; the flight is optional. */
const askedLeg = z
  .string()
  .regex(legForm, 'Write a leg like DEL-FRA.2027-03-01.LH761')
  .transform((text) => {
    const [route = '', date, flight] = text.split('.');
    const [from, to] = route.split('-');
    return { from, to, date, ...(flight !== undefined && { flightNumber: flight }) };
  })
  .pipe(newLeg.pick({ from: true, to: true, date: true, flightNumber: true }));

const askedLegs = z
  .string()
  .max(200)
  .transform((text) => text.split(','))
  .pipe(z.array(askedLeg).max(maxLegs, `A trip has at most ${maxLegs} legs`))
  .check(({ value, issues }) => {
    for (const { path, message } of issuesBetween(value))
      issues.push({ code: 'custom', path: path.slice(1), message, input: value });
  });

/** GET /api/listings/fitting: for a listing of one's own, or for legs with commas between. */
export const fittingSearch = listingTerms
  .extend({
    listing: listingId.optional(),
    legs: askedLegs.optional(),
    /** The last day of a flexible trip, which has one leg. */
    endDate: calendarDay.optional(),
    type: listingType.optional(),
  })
  .refine(({ listing, legs }) => (listing === undefined) !== (legs === undefined), {
    path: ['legs'],
    error: 'Name either a listing or legs',
  })
  .refine(({ listing, type }) => listing === undefined || type === undefined, {
    path: ['type'],
    error: 'A listing has a type already',
  })
  .refine(({ legs, endDate }) => !endDate || legs?.length === 1, {
    path: ['endDate'],
    error: directOnly,
  })
  .refine(({ legs, endDate }) => !endDate || !legs?.[0] || isWithin(daysBetween(legs[0].date, endDate)), {
    path: ['endDate'],
    error: `The window can be at most ${legsWithin} days long`,
  });
export type FittingSearch = z.infer<typeof fittingSearch>;

const isWithin = (count: number) => count >= 0 && count <= legsWithin;

/**
 * Why a trip fits, best first: the same flight, perhaps under another number; the same leg on the same day; the same route within 3 days; an airport
 * within 150 km, within a day.
 */
export const fittingReason = z.enum(['flight', 'leg', 'route', 'airport']);
export type FittingReason = z.infer<typeof fittingReason>;

export const fittingListing = listing.extend({
  why: fittingReason,
  /** The leg of the trip asked for: 1 is the first, 0 the whole way of a trip with stops. */
  mine: z.number(),
  /** The leg of the listing, counted the same way. */
  theirs: z.number(),
  /** The day of that leg. */
  day: z.iso.date(),
  /** Days between the two legs. */
  away: z.number(),
  /** Between other airports and those asked for, both ends together. */
  km: z.number(),
  /** Legs that can be flown together. */
  shared: z.number(),
});
export type FittingListing = z.infer<typeof fittingListing>;
export const fittingListings = z.array(fittingListing);

const stopForm = /^[a-z]{3}(\.(\d{4}-\d\d-\d\d)?(\.[^.]+)?)?$/i;

/** Where planes are changed, and perhaps day and flight of the next leg: `FRA`, `FRA..LH430`, `FRA.2027-03-02`. */
const searchedStop = z
  .string()
  .regex(stopForm, 'Write a stop like FRA')
  .transform((text) => {
    const [airport = '', date, flight] = text.split('.');
    return { airport, ...(date && { date }), ...(flight && { flightNumber: flight }) };
  })
  .pipe(
    z.object({
      airport: airportCode,
      date: calendarDay.optional(),
      flightNumber: flightNumber.optional(),
    }),
  );
export type SearchedStop = z.infer<typeof searchedStop>;

/** `none` and `some` are a filter. */
const searchedStops = z
  .string()
  .max(100)
  .transform((text) => text.split(','))
  .pipe(z.array(searchedStop).max(maxLegs - 1, `A trip has at most ${maxLegs - 1} stops`))
  .or(listingFilter.shape.stops.unwrap());

/** The query of /search and of /api/search. */
export const tripSearch = listingFilter
  .extend({
    stops: searchedStops.optional(),
    limit: z.coerce.number().int().min(1).max(pageLimits.most).default(pageLimits.usual),
    /** From the `Link` header of the previous page. */
    cursor: z.string().max(100).optional(),
  })
  .refine(({ date, endDate }) => !endDate || (date !== undefined && date <= endDate), {
    path: ['endDate'],
    error: 'The last day must not be before the first',
  })
  .refine(({ from, to, stops }) => !Array.isArray(stops) || (from && to), {
    path: ['stops'],
    error: 'Stops are between two airports',
  })
  .refine(({ from, to, stops }) => !Array.isArray(stops) || areDistinct(from, to, stops), {
    path: ['stops'],
    error: 'Each airport is on a trip once',
  });
export type TripSearch = z.infer<typeof tripSearch>;

function areDistinct(from: string | undefined, to: string | undefined, stops: SearchedStop[]): boolean {
  const airports = [from, ...stops.map(({ airport }) => airport), to];
  return new Set(airports).size === airports.length;
}

/** Those that fit say why. */
export const foundListing = fittingListing
  .partial({ why: true, mine: true, theirs: true, day: true, away: true, km: true, shared: true })
  .extend({
    /** Not what was searched, but close to it: shown because little was found. */
    near: z.literal(true).optional(),
  });
export type FoundListing = z.infer<typeof foundListing>;
export const foundListings = z.array(foundListing);

/** GET /api/listings/flight-routes */
export const flightRoutesSearch = z.strictObject({ flight: flightNumber });
export type FlightRoutesSearch = z.infer<typeof flightRoutesSearch>;

/** Where listings say that a flight goes, the most likely first. A number may have several legs. */
export const flightRoutes = z.array(z.object({ from: place, to: place }));
export type FlightRoute = z.infer<typeof flightRoutes>[number];
