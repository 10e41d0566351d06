import { z } from 'zod';
import { calendarDay } from '../../platform/contract.js';
import { flightNumber, listing, listingId, listingTerms, listingType, place } from '../contract.js';
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
 * Why a trip fits, best first: the same flight; the same leg on the same day; the same route within 3 days; an airport
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

/** GET /api/listings/flight-routes */
export const flightRoutesSearch = z.strictObject({ flight: flightNumber });
export type FlightRoutesSearch = z.infer<typeof flightRoutesSearch>;

/** Where listings say that a flight goes, the most likely first. A number may have several legs. */
export const flightRoutes = z.array(z.object({ from: place, to: place }));
export type FlightRoute = z.infer<typeof flightRoutes>[number];
