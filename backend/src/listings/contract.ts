import { z } from 'zod';
import { calendarDay, rowId } from '../platform/contract.js';
import { passShown } from './shown/contract.js';
import { formerCodes } from './airports/contract.js';
import { languageCodes } from './languages/contract.js';
import { flightCheck } from './checks/contract.js';

export const listingType = z.enum(['helper', 'seeking_help']);
export type ListingType = z.infer<typeof listingType>;

/** An IATA code, in any case; a former code becomes today's. */
export const airportCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, 'Choose an airport from the list')
  .transform((code) => formerCodes[code] ?? code);

export const flightHint = 'Enter a flight number like AA1234';
export const airlineMissing = "Begin with the airline's letters, like AA1234";

/** An airline code and a number, with a space or any dash between them, normalized to `AA12`. */
export const flightNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^(?!\d\d)[A-Z0-9]{2}[\s\-\u2010-\u2015\u2212]*0*[1-9]\d{0,3}[A-Z]?$/, {
    error: ({ input }) => (/^\d+$/.test(String(input)) ? airlineMissing : flightHint),
  })
  .transform((typed) => typed.replace(/^(..)[^A-Z\d]*0*/, '$1'));

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
export const places = z.array(place);

export const listingStatus = z.enum(['active', 'closed', 'expired']);

/** What helps a traveler. */
export const need = z.enum([
  'changing_planes',
  'wheelchair_booked',
  'walks_slowly',
  'hard_of_hearing',
  'cannot_read_signs',
  'medicine',
  'forms',
  'first_flight',
  'small_children',
  'company',
]);
export type Need = z.infer<typeof need>;

export const relation = z.enum(['mother', 'father', 'grandparent', 'partner', 'child', 'relative', 'friend']);
/** Adults only: no minors travel alone. */
export const ageGroup = z.enum(['18_39', '40_59', '60_69', '70_79', '80_up']);

export const grandparent = z.enum(['grandmother', 'grandfather']);

/** The person who flies, when another person posts the request. */
export const flyer = z.object({
  firstName: z.string(),
  relation,
  ageGroup,
  grandparent: grandparent.optional(),
  languages: z.string().nullable(),
});
export type Flyer = z.infer<typeof flyer>;

/** Whether a request gets the contact at once, or after the owner's yes. */
export const contactRule = z.enum(['at_once', 'after_yes']);
export type ContactRule = z.infer<typeof contactRule>;

/** One flight of a trip with stops. Day and times are local to its airports. */
export const leg = z.object({
  from: z.string(),
  to: z.string(),
  date: z.iso.date(),
  time: z.string().optional(),
  arrivalTime: z.string().optional(),
  arrivalDate: z.iso.date().optional(),
  flightNumber: z.string().optional(),
  /** Of a request: this leg has a companion. */
  covered: z.literal(true).optional(),
});
export type Leg = z.infer<typeof leg>;

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
  documentCheckedAt: z.iso.date().nullish(),
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
  /** When it lands, on the clocks of the arrival airport. */
  arrivalTime: z.string().nullish(),
  arrivalDate: z.iso.date().nullish(),
  /** Null for a direct trip. Flights and times are missing where the owner keeps them. */
  legs: z.array(leg).nullish(),
  /** Of a request: every leg has a companion. */
  covered: z.literal(true).nullish(),
  /** The airports between the legs. */
  stops: z.array(place).nullish(),
  /** False when the owner keeps flight numbers and times for those who got the contact. */
  showFlight: z.boolean().optional(),
  skills: z.string().nullable(),
  description: z.string().nullable(),
  tipAmount: z.number().nullable(),
  minTip: z.number().nullable(),
  maxTip: z.number().nullable(),
  offersTips: z.boolean(),
  acceptsTips: z.boolean(),
  status: listingStatus,
  contact: contactRule.optional(),
  needs: z.array(need).optional(),
  /** Null when the owner flies. Strangers do not see the name. */
  flyer: flyer.omit({ firstName: true }).nullish(),
  passShown: passShown.nullish(),
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
  flyer: flyer.nullish(),
  flightChecks: z.array(flightCheck).nullish(),
});
export type MyListing = z.infer<typeof myListing>;
export const myListings = z.array(myListing);
export const myListingsSearch = z.strictObject({ type: listingType.optional() });

export const listingId = rowId;

/** Codes with commas between: a listing has to name all of them. */
export const neededCodes = z
  .string()
  .transform((codes) => [...new Set(codes.split(','))])
  .pipe(z.array(need));

const onlyTrue = (message: string) => z.literal('true', message).transform(() => true as const);
const stopsFilter = z.enum(['none', 'some'], 'Stops are none or some');

/** The query of /search and of /api/listings. */
export const listingFilter = z.strictObject({
  from: airportCode.optional(),
  to: airportCode.optional(),
  date: calendarDay.optional(),
  endDate: calendarDay.optional(),
  type: listingType.optional(),
  flight: flightNumber.optional(),
  needs: neededCodes.optional(),
  language: z.enum(languageCodes, 'Listings cannot be found by this language').optional(),
  verified: onlyTrue('Verified can only be true').optional(),
  acceptsTips: onlyTrue('Accepts tips can only be true').optional(),
  stops: stopsFilter.optional(),
});
export type ListingFilter = z.infer<typeof listingFilter>;

/** What a search asks of a listing beyond its trip. */
export const listingTerms = listingFilter.pick({
  needs: true,
  language: true,
  verified: true,
  acceptsTips: true,
  stops: true,
});
export type ListingTerms = z.infer<typeof listingTerms>;

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
  .refine(
    ({ sort, from, to, date, flight, needs, language, verified, acceptsTips, stops }) =>
      sort === 'soonest' ||
      !(from ?? to ?? date ?? flight ?? needs ?? language ?? verified ?? acceptsTips ?? stops),
    {
      path: ['sort'],
      error: 'The newest can only be narrowed down by type',
    },
  );
export type ListingSearch = z.infer<typeof listingSearch>;

/** For searches that find too little. */
export const nearbySearch = listingTerms
  .extend({
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

/** How to reach a person; a number only when it is verified. */
export const contact = z.object({ email: z.string().nullable(), phoneNumber: z.string().nullable() });
export type Contact = z.infer<typeof contact>;

export const ownerId = rowId;
export const owner = z.object({ user: listing.shape.user.extend({ id: z.number() }) });
export type Owner = z.infer<typeof owner>;
