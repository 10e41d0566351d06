import { z } from 'zod';
import { calendarDay, line, prose, rowId } from '../../platform/contract.js';
import { profileChange } from '../../account/contract.js';
import { seenTrip } from '../../listings/changes/contract.js';
import { ageGroup, contact, flightNumber, flyer, relation } from '../../listings/contract.js';
import { clockTime } from '../../listings/legs/contract.js';

/** What members see of each other before they meet. */
export const person = z.object({
  id: z.number(),
  username: z.string(),
  profilePictureUrl: z.string().nullable(),
  languages: z.string().nullable(),
  verified: z.boolean(),
  documentCheckedAt: z.iso.date().nullish(),
  ratingAverage: z.number().nullable(),
  ratingCount: z.number(),
});
export type Person = z.infer<typeof person>;

export const noteLimit = 300;
export const note = prose.max(noteLimit, `A note can have ${noteLimit} characters`);

/** What goes with a request. The note is also the first message to the owner. */
export const asking = {
  note: note.optional(),
  /** At the first contact: each carries only their own bags. */
  agreesToRules: z.literal(true).optional(),
  /** From a member whose name is a generated one. It gets digits when it is taken. */
  name: profileChange.shape.username,
  /** What the page showed of the listing. It is refused when its owner has changed that since. */
  seen: seenTrip.optional(),
};

/** POST /api/listings/{id}/connect. Older pages send no body. */
export const newRequest = z.strictObject(asking).default({});
export type NewRequest = z.infer<typeof newRequest>;

/** Who flies: one of the caller's requests, or a person without one. */
export const traveler = z
  .strictObject({
    listingId: rowId.optional(),
    firstName: line.min(1, 'Enter the first name').max(60, 'A first name can have 60 characters').optional(),
    ageGroup: z.enum(ageGroup.options, 'Choose an age group').optional(),
    relation: z.enum(relation.options, 'Choose who they are to you').optional(),
    languages: line.max(100, 'At most 100 characters').nullish(),
  })
  .refine(({ listingId, firstName }) => listingId !== undefined || firstName !== undefined, {
    path: ['firstName'],
    message: 'Enter the first name',
  })
  .refine(({ listingId, ageGroup: age }) => listingId !== undefined || age !== undefined, {
    path: ['ageGroup'],
    message: 'Choose an age group',
  });
export type Traveler = z.infer<typeof traveler>;

/** POST /api/matches: the other side, and the flight when the listing leaves it open. Asks its owner, who has shared nothing yet. */
export const newMatch = z.strictObject({
  ...asking,
  /** Only from who receives help. Otherwise they fly themselves. */
  traveler: traveler.optional(),
  listingId: rowId,
  userId: rowId,
  date: calendarDay.optional(),
  time: clockTime.optional(),
  flightNumber: flightNumber.optional(),
  /** On the clock there. The first such time after the departure counts. */
  arrivalTime: clockTime.optional(),
  /** What the two fly together, by number in each listing. Otherwise all that both listings share. */
  legs: z
    .array(
      z.strictObject({
        listingLeg: z.int().min(1).max(4),
        otherLeg: z.int().min(1).max(4).optional(),
      }),
    )
    .min(1, 'Choose a leg')
    .max(4, 'A trip has up to 4 legs')
    .optional(),
});
export type NewMatch = z.infer<typeof newMatch>;

/** GET /api/matches/options?with={userId}: listings about which the two can propose to each other. */
export const matchOptionsSearch = z.strictObject({ with: rowId });

/** `asked` has no contact yet: the owner decides. */
export const requestAnswer = contact.extend({ status: z.enum(['shared', 'asked']) });
export type RequestAnswer = z.infer<typeof requestAnswer>;

export const requestStatus = z.enum(['asked', 'shared', 'declined', 'expired', 'withdrawn']);
export type RequestStatus = z.infer<typeof requestStatus>;

/** What the two read of the request with which their proposal came. */
export const askedWith = z.object({ note: z.string(), byMe: z.boolean() });
export type AskedWith = z.infer<typeof askedWith>;

/** How a trip ended early. */
export const cancelled = z.object({
  /** Null when the site ended it. */
  byMe: z.boolean().nullable(),
  reason: z.string().nullable(),
  /** The two had not agreed on it. */
  isTakenBack: z.boolean().optional(),
});

export const requestId = rowId;

/** A flight of the two: what they fly together, and each one's own before and after. */
export const wayLeg = z.object({
  from: z.string(),
  to: z.string(),
  date: z.iso.date(),
  time: z.string().nullable(),
  flightNumber: z.string().nullable(),
  with: z.enum(['both', 'helper', 'seeker']),
  /** The traveler has another companion on it. */
  isCovered: z.boolean().optional(),
});
export type WayLeg = z.infer<typeof wayLeg>;

/** GET /api/listings/{id}/requests, for the owner. */
export const contactRequest = z.object({
  id: z.number(),
  person,
  note: z.string().nullable(),
  status: requestStatus,
  createdAt: z.iso.datetime(),
  /** The trip that this person proposes with it, while it is open or agreed. */
  match: z
    .object({
      id: z.number(),
      status: z.enum(['proposed', 'agreed']),
      proposedByOwner: z.boolean(),
      way: z.array(wayLeg),
      /** Null when the seeker flies. */
      flyer: flyer.omit({ firstName: true }).nullable(),
    })
    .nullish(),
  /** What the owner should know before they share their contact. */
  warning: z.string().nullish(),
});
export type ContactRequest = z.infer<typeof contactRequest>;
export const contactRequests = z.array(contactRequest);

/** GET /api/requests: what the caller asked for, so that pages show it on each listing. */
export const myRequest = z.object({
  id: z.number(),
  listingId: z.number(),
  status: requestStatus,
  createdAt: z.iso.datetime(),
  /** The trip that the two have agreed about this listing. */
  tripId: z.number().nullish(),
});
export type MyRequest = z.infer<typeof myRequest>;
export const myRequests = z.array(myRequest);

export const sharedWithBlocked =
  'This account is new and shares a device or network with somebody you blocked';
export const requestDeclined = 'This person cannot travel with you';
