import { z } from 'zod';
import { calendarDay, rowId } from '../platform/contract.js';

export const listingType = z.enum(['helper', 'seeking_help']);
export type ListingType = z.infer<typeof listingType>;

/** An IATA code, in any case. */
export const airportCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, 'Choose an airport from the list');

/** An airline code and a number, normalized to `AA12`. */
export const flightNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{2}\s*0*[1-9]\d{0,3}[A-Z]?$/, 'Enter a flight number like AA1234')
  .transform((typed) => typed.replace(/^(..)\s*0*/, '$1'));

export const airport = z.object({
  code: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  lat: z.number(),
  lon: z.number(),
  timezone: z.string(),
});
export type Airport = z.infer<typeof airport>;
export const airports = z.array(airport);

export const place = airport.omit({ timezone: true });
export type Place = z.infer<typeof place>;

export const listingStatus = z.enum(['active', 'closed', 'expired']);

/** A listing in public: without email and phone number. */
export const listing = z.object({
  id: z.number(),
  type: listingType,
  /** Null until it is claimed. */
  userId: z.number().nullable(),
  user: z.object({ username: z.string(), profilePictureUrl: z.string().nullable() }),
  username: z.string(),
  profilePictureUrl: z.string().nullable(),
  languages: z.string().nullable(),
  verified: z.boolean(),
  ratingAverage: z.number().nullable(),
  ratingCount: z.number(),
  departureAirport: z.string(),
  arrivalAirport: z.string(),
  departure: place,
  arrival: place,
  date: z.iso.date(),
  endDate: z.iso.date().nullable(),
  time: z.string().nullable(),
  flightNumber: z.string().nullable(),
  skills: z.string().nullable(),
  description: z.string().nullable(),
  tipAmount: z.number().nullable(),
  minTip: z.number().nullable(),
  maxTip: z.number().nullable(),
  offersTips: z.boolean(),
  acceptsTips: z.boolean(),
  status: listingStatus,
  /** When its owner last confirmed the trip. */
  confirmedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Listing = z.infer<typeof listing>;
export const listings = z.array(listing);

/** A listing for its owner: texts as typed, and the contact details. */
export const myListing = listing.extend({
  name: z.string().nullable(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  contactRequests: z.number(),
});
export type MyListing = z.infer<typeof myListing>;
export const myListings = z.array(myListing);
export const myListingsSearch = z.strictObject({ type: listingType.optional() });

export const listingId = rowId;

/** The query of /search and of /api/listings. */
export const listingFilter = z.strictObject({
  from: airportCode.optional(),
  to: airportCode.optional(),
  date: calendarDay.optional(),
  endDate: calendarDay.optional(),
  type: listingType.optional(),
  flight: flightNumber.optional(),
});
export type ListingFilter = z.infer<typeof listingFilter>;

type Window = { date?: string | undefined; endDate?: string | undefined };
const endsAfterStart = ({ date, endDate }: Window) => !endDate || (date !== undefined && date <= endDate);
const endsTooEarly = { path: ['endDate'], error: 'The last day must not be before the first' };

export const pageLimits = { most: 100, usual: 60 };

export const listingSearch = listingFilter
  .extend({
    limit: z.coerce.number().int().min(1).max(pageLimits.most).default(pageLimits.usual),
    /** From the `Link` header of the previous page. */
    cursor: z.string().max(100).optional(),
    /** `newest` combines with a type only. The start page uses it. */
    sort: z.enum(['soonest', 'newest']).default('soonest'),
  })
  .refine(endsAfterStart, endsTooEarly)
  .refine(({ sort, from, to, date, flight }) => sort === 'soonest' || !(from ?? to ?? date ?? flight), {
    path: ['sort'],
    error: 'The newest can only be narrowed down by type',
  });
export type ListingSearch = z.infer<typeof listingSearch>;

/** For searches that find too little. */
export const nearbySearch = z
  .strictObject({
    from: airportCode,
    to: airportCode,
    date: calendarDay.optional(),
    endDate: calendarDay.optional(),
    type: listingType.optional(),
  })
  .refine(endsAfterStart, endsTooEarly);
export type NearbySearch = z.infer<typeof nearbySearch>;

/** The same route up to 3 days away, or another airport of the same city: `why` says which. */
export const nearbyListings = z.array(listing.extend({ why: z.enum(['date', 'airport']) }));
export type NearbyListing = z.infer<typeof nearbyListings>[number];

/** POST /api/listings/{id}/connect: the only response with another person's contact. */
export const contact = z.object({ email: z.string().nullable(), phoneNumber: z.string().nullable() });
export type Contact = z.infer<typeof contact>;

/** GET /api/listings/{userId} */
export const ownerId = rowId;
export const owner = z.object({
  user: z.object({ id: z.number(), username: z.string(), profilePictureUrl: z.string().nullable() }),
});
export type Owner = z.infer<typeof owner>;
