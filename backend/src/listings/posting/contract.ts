import { z } from 'zod';
import { attemptId } from '../../account/contract.js';
import { calendarDay, emailAddress, line, prose } from '../../platform/contract.js';
import {
  ageGroup,
  airportCode,
  contactRule,
  flightNumber,
  grandparent,
  listing,
  listingType,
  need,
  relation,
  type Need,
} from '../contract.js';
import {
  clockTime,
  dateMissing,
  hasTimeOfLanding,
  legIssues,
  needsTimeOfLanding,
  newLegs,
} from '../legs/contract.js';

export const required = {
  departure: 'Departure airport is required',
  arrival: 'Arrival airport is required',
  date: dateMissing,
  quick: 'Required',
  email: 'Email is required',
  phone: 'Please enter a valid phone number',
  consent: 'You must agree to the terms',
} as const;

export const botCheckMissing = {
  title: 'Verification Failed',
  text: "We couldn't verify you're not a robot. Please try again.",
};
export const botCheckSentence = `${botCheckMissing.title}: ${botCheckMissing.text}`;
export const phoneMissing = 'You need to verify your phone number to create listings';

export const descriptionLimits = { least: 10, most: 500 };
export const windowDays = 30;

const description = prose
  .min(descriptionLimits.least, 'Description must be at least 10 characters')
  .max(descriptionLimits.most, 'Description cannot exceed 500 characters');
const name = line.min(2, 'Name must be at least 2 characters').max(80, 'Name cannot exceed 80 characters');
const phoneNumber = line.min(8, required.phone).max(24, required.phone);
const dollars = z
  .int('Whole dollars only')
  .min(0, 'A tip cannot be below 0')
  .max(500, 'A tip cannot be above $500');
const captchaToken = z.string().max(4096).optional();
const skills = line.max(200, 'Skills cannot exceed 200 characters');

export const adultsOnly = 'Choose an age group. No minors travel alone.';

/**
 * Letters, and the commas of each script: everyone reads the languages, so they have no room for an address or a
 * number. A joiner keeps the parts of a Farsi word apart.
 */
const languages = line
  .max(120, 'Languages can have 120 characters')
  .regex(/^[\p{L}\p{M}\u200c ,،，、()’'-]*$/u, 'Name the languages, with commas between');

/** The person who flies, when it is not the author. */
const newFlyer = z.strictObject({
  firstName: line.min(1, 'Enter the first name').max(60, 'A first name can have 60 characters'),
  relation: z.enum(relation.options, 'Choose who they are to you'),
  ageGroup: z.enum(ageGroup.options, adultsOnly),
  grandparent: grandparent.optional(),
  languages: languages.nullable().default(null),
});

const needs = z
  .array(z.enum(need.options, 'Choose from the list'))
  .max(need.options.length)
  .transform((codes): Need[] => need.options.filter((code) => codes.includes(code)));

/** What all three forms may say beyond the trip. */
const wishes = {
  /** Whether everybody sees flight number and time; true unless it says otherwise. */
  showFlight: z.boolean().optional(),
  contact: contactRule.optional(),
  needs: needs.optional(),
  /** What a helper speaks; without it, that of the profile counts. */
  languages: languages.nullish(),
  flyer: newFlyer.nullish(),
};

/** The server also compares days with today. */
const trip = {
  date: calendarDay,
  endDate: calendarDay.optional(),
  time: clockTime.optional(),
  flightNumber: flightNumber.optional(),
  arrivalTime: clockTime.optional(),
  arrivalDate: calendarDay.optional(),
};

/** Of a trip with stops. */
const legs = newLegs.optional();

const route = (departure: string, arrival: string) => ({
  departureAirport: z.string(departure).trim().min(3, departure).pipe(airportCode),
  arrivalAirport: z.string(arrival).trim().min(3, arrival).pipe(airportCode),
});

type Optional = string | null | undefined;
type Window = { date: string; endDate?: Optional; arrivalTime?: Optional; arrivalDate?: Optional };
type Route = { departureAirport: string; arrivalAirport: string };
type Legs = Parameters<typeof legIssues>[0];

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const endsAfterStart = ({ date, endDate }: Window) => !endDate || endDate >= date;
const isShortWindow = ({ date, endDate }: Window) => !endDate || days(date, endDate) <= windowDays;
const goesSomewhere = ({ departureAirport, arrivalAirport }: Route) => departureAirport !== arrivalAirport;

const endsTooEarly = { path: ['endDate'], error: 'The last day must not be before the first' };
const endsTooLate = { path: ['endDate'], error: `The window can be at most ${windowDays} days long` };
const goesNowhere = { path: ['arrivalAirport'], error: 'Choose an airport other than the departure airport' };

const consistentDays = <Schema extends z.ZodType<Window>>(schema: Schema) =>
  schema
    .refine(endsAfterStart, endsTooEarly)
    .refine(isShortWindow, endsTooLate)
    .refine(hasTimeOfLanding, needsTimeOfLanding);
const consistentTrip = <Schema extends z.ZodType<Window & Route & Legs>>(schema: Schema) =>
  consistentDays(schema.refine(goesSomewhere, goesNowhere)).check(({ value, issues }) => {
    for (const issue of legIssues(value)) issues.push({ code: 'custom', ...issue, input: value });
  });

/** Common to the quick forms. A member's email is the account's, and so is the name once they have chosen one. */
const quick = {
  ...route(required.quick, required.quick),
  ...trip,
  legs,
  ...wishes,
  date: z.string(required.quick).min(1, required.quick).pipe(calendarDay),
  name,
  email: z.string(required.email).min(1, required.email).pipe(emailAddress('Please enter a valid email')),
  phoneNumber: phoneNumber.optional(),
  description: description.optional(),
  consent: z.literal(true, required.consent),
  captchaToken,
};

/** POST /api/find-help/listings */
export const newHelpRequest = consistentTrip(z.strictObject({ ...quick, tipAmount: dollars.optional() }));
export type NewHelpRequest = z.infer<typeof newHelpRequest>;

/** POST /api/offer-help/listings */
export const newHelpOffer = consistentTrip(z.strictObject({ ...quick, acceptsTips: z.boolean().optional() }));
export type NewHelpOffer = z.infer<typeof newHelpOffer>;

export const published = z.object({
  listing,
  /** The login attempt whose code was mailed to the guest. The code logs in and claims the listing. */
  claim: z.object({ userId: attemptId }).nullable(),
});
export type Published = z.infer<typeof published>;

const details = {
  ...route(required.departure, required.arrival),
  ...trip,
  legs,
  ...wishes,
  date: z.string(required.date).min(1, required.date).pipe(calendarDay),
  description,
  skills: skills.nullish(),
  tipAmount: dollars.nullish(),
  minTip: dollars.nullish(),
  maxTip: dollars.nullish(),
  offersTips: z.boolean().optional(),
  acceptsTips: z.boolean().optional(),
  name: name.nullish(),
  phoneNumber: phoneNumber.nullish(),
};

type Tips = { minTip?: number | null | undefined; maxTip?: number | null | undefined };
const tipsAscend = ({ minTip, maxTip }: Tips) => minTip == null || maxTip == null || minTip <= maxTip;
const tipsDescend = { path: ['maxTip'], error: 'The highest tip must not be below the lowest' };

/** Rules for the listing as a whole. A change is merged first and then checked by them. */
export const consistentListing = <Schema extends z.ZodType<Window & Route & Legs & Tips>>(schema: Schema) =>
  consistentTrip(schema).refine(tipsAscend, tipsDescend);

/** POST /api/listings: the full form of a verified member. */
export const newListing = consistentListing(
  z.strictObject({
    ...details,
    type: listingType,
    email: z
      .string(required.email)
      .min(1, required.email)
      .pipe(emailAddress('Please enter a valid email address')),
    captchaToken,
  }),
);
export type NewListing = z.infer<typeof newListing>;

/** PATCH /api/listings/{id}: everything but type and owner. Null removes an optional part. */
export const listingChange = z
  .strictObject({
    ...details,
    endDate: calendarDay.nullish(),
    time: clockTime.nullish(),
    flightNumber: flightNumber.nullish(),
    arrivalTime: clockTime.nullish(),
    arrivalDate: calendarDay.nullish(),
    legs: newLegs.nullish(),
    description: description.nullish(),
  })
  .partial();
export type ListingChange = z.infer<typeof listingChange>;

/** POST /api/listings/{id}/repost: the same trip on another day. */
export const repost = consistentDays(
  z.strictObject({ ...trip, date: z.string(required.date).min(1, required.date).pipe(calendarDay) }),
);
export type Repost = z.infer<typeof repost>;

/** The links in our mails: the sealed id of a listing, good without a login. */
export const mailedAction = z.enum(['remove', 'going', 'close', 'reopen']);
export const byMail = z.strictObject({ token: z.string().min(1).max(200), action: mailedAction });
export type ByMail = z.infer<typeof byMail>;
export const byMailAnswer = z.object({ listing: listing.nullable() });
export type ByMailAnswer = z.infer<typeof byMailAnswer>;
