import { z } from 'zod';
import { prose, rowId } from '../platform/contract.js';
import { contact, flyer, listingType, need, place } from '../listings/contract.js';
import { passesOfTrip } from '../listings/shown/contract.js';
import { flightStatus } from '../listings/flights/contract.js';
import { clockTime } from '../listings/legs/contract.js';
import { helpCall, travelerLink } from './traveler-link/contract.js';
import { legNumber, meeting, meetingPlace, missedLeg, newMeeting } from './legs/contract.js';
import { dayMove, relayDetails, suspendedMember } from './legs/contract.js';
import { askedWith, asking, cancelled, person, wayLeg } from './requests/contract.js';

export * from './care-card/contract.js';
export { missedConnection, type MissedConnection } from './legs/contract.js';
export { newCompanion, type NewCompanion } from './legs/contract.js';
export * from './traveler-link/contract.js';

export const matchId = rowId;
export const matchStatus = z.enum(['proposed', 'agreed', 'declined', 'cancelled', 'done']);
export type MatchStatus = z.infer<typeof matchStatus>;

export const matchOption = z.object({
  listingId: z.number(),
  departureAirport: z.string(),
  arrivalAirport: z.string(),
  date: z.iso.date(),
  endDate: z.iso.date().nullable(),
  time: z.string().nullish(),
  flightNumber: z.string().nullish(),
  /** When the last flight of the two lands. Null while unknown. */
  arrivalTime: z.string().nullish(),
  /** What I would be on this trip, and whose listing it is. */
  role: listingType.optional(),
  isOwn: z.boolean().optional(),
  /** Of the trip that the proposal would make; one for a direct trip. */
  way: z.array(wayLeg).optional(),
  /** What the proposal is about, for its `seen`. Absent on a listing of my own. */
  seen: asking.seen,
});
export type MatchOption = z.infer<typeof matchOption>;
export const matchOptions = z.array(matchOption);

const where = place.extend({ timezone: z.string() });

/** One flight of a trip. Days and times are local to its airports. */
export const tripLeg = z.object({
  from: z.string(),
  to: z.string(),
  departure: where,
  arrival: where,
  date: z.iso.date(),
  time: z.string().nullable(),
  /** Null while the landing time is unknown. */
  arrivalDate: z.iso.date().nullable(),
  arrivalTime: z.string().nullable(),
  flightNumber: z.string().nullable(),
  /** Who flies it: before and after what the two fly together, each one has legs of their own. */
  with: z.enum(['both', 'helper', 'seeker']),
  /** The helper who agreed to fly it with the traveler. Null when there is none. */
  companion: z.number().nullish(),
  /** Who has agreed to fly it with the traveler on a trip beside this one. Without a name when hidden from the viewer. */
  beside: z.object({ name: z.string().nullable() }).nullish(),
  /** From the day before the departure on, where the airline is known to say something. */
  flightStatus: flightStatus.nullish(),
  minutesToChange: z.int().nullish(),
});
export type TripLeg = z.infer<typeof tripLeg>;

export const stepName = z.enum([
  'at_airport',
  'met',
  'security',
  'boarded',
  'landed',
  'connected',
  'handed_over',
]);
export type StepName = z.infer<typeof stepName>;

/** One of several helpers who each fly a part with the traveler. */
export const companion = z.object({
  matchId: z.number(),
  /** Null for a person hidden from the viewer. */
  person: person.nullable(),
  /** By their number among the legs of the viewer's own match. */
  legs: z.array(z.number()),
  status: matchStatus,
  isMe: z.boolean().optional(),
  /** With the details, from the agreement on. */
  steps: z.array(z.object({ step: stepName, leg: z.number(), at: z.iso.datetime() })).optional(),
});
export type Companion = z.infer<typeof companion>;

/** A trip of two people, seen by one of them. `departure`, `arrival` and the flight are what they fly together. */
export const match = z.object({
  id: z.number(),
  listingId: z.number().nullable(),
  status: matchStatus,
  /** What I am on this trip. */
  role: listingType,
  proposedByMe: z.boolean(),
  /** With id 0 when the account was deleted. */
  other: person,
  departure: where,
  arrival: where,
  date: z.iso.date(),
  time: z.string().nullable(),
  flightNumber: z.string().nullable(),
  /** The person who flies, without a name. Null when the seeker flies. */
  forWhom: flyer.omit({ firstName: true }).nullish(),
  legs: z.array(tripLeg).optional(),
  /** The same for all companions of a traveler. */
  tripId: z.number().optional(),
  /** In the order flown; empty for a trip with one companion. */
  companions: z.array(companion).optional(),
  meetings: z.array(meeting).optional(),
  meetingPoint: z.string().nullable(),
  meetingTime: z.string().nullable(),
  confirmedByMe: z.boolean(),
  confirmedByOther: z.boolean(),
  cancelled: cancelled.nullable(),
  createdAt: z.iso.datetime(),
  /** Of a proposal: how many of its flights others have agreed to fly with the same traveler. */
  othersFly: z.enum(['all', 'some']).optional(),
});
export type Match = z.infer<typeof match>;
export const matches = z.array(match);

/** POST /api/matches/by-mail: "Still flying", by the link in a mail and without a login. */
export const tripByMail = z.strictObject({
  token: z.string().regex(/^[\w-]{40,400}$/, 'This link is not complete'),
});
export type TripByMail = z.infer<typeof tripByMail>;
export const mailedConfirmation = z.object({
  id: z.number(),
  departureAirport: z.string(),
  arrivalAirport: z.string(),
  date: z.iso.date(),
});

export const step = z.object({
  step: stepName,
  /** Its number among the legs of the trip. A connection has that of the leg it leads to. */
  leg: z.number().optional(),
  at: z.iso.datetime(),
  byMe: z.boolean(),
  /** Until both have tapped that they met, or that the traveler has arrived, one of them only says so. */
  byBoth: z.boolean().optional(),
  canTakeBack: z.boolean(),
  /** Null when it cannot be taken back. */
  takeBackUntil: z.iso.datetime().nullable(),
});
export type Step = z.infer<typeof step>;

/** Drawings that are easy to distinguish, also for someone who cannot read. */
export const signPictures = [
  'umbrella',
  'star',
  'fish',
  'tree',
  'house',
  'key',
  'bell',
  'leaf',
  'boat',
  'sun',
  'cup',
  'bird',
] as const;
export type SignPictureName = (typeof signPictures)[number];

/** GET /api/matches/{id}. Contact, sign, steps and the one who flies exist from the agreement on. */
export const matchDetails = match.extend({
  contact: contact.nullable(),
  sign: z.object({ digits: z.string(), picture: z.string() }).nullable(),
  steps: z.array(step),
  missed: z.array(missedLeg).optional(),
  familyLink: z.url().nullable(),
  /** As they called themselves on the family link. */
  seenBy: z.array(z.string()).optional(),
  /** The page of the one who flies. Null for the helper. */
  travelerLink: travelerLink.nullish(),
  /** Of the last 24 hours. */
  helpCall: helpCall.nullish(),
  hasCareCard: z.boolean(),
  /** The one who flies has a page of their own, which shows the sign. */
  hasTravelerPage: z.boolean().optional(),
  /** Null when the seeker flies. */
  flyer: flyer.nullish(),
  passShown: passesOfTrip.optional(),
  /** What helps, as the request says. */
  needs: z.array(need).optional(),
  /** False when the other offered help without tips, or receives help. */
  otherAcceptsTips: z.boolean().optional(),
  /** In dollars, what the viewer's request promised and what they gave. */
  promisedTip: z.number().nullish(),
  givenTip: z.number().nullish(),
  /** Of a proposal, for who answers it as the family: first names of others who fly a leg of it with the traveler. */
  flownAlready: z.array(z.string()).optional(),
  /** Of a proposal: the note of the request that it came with. */
  request: askedWith.optional(),
  ...relayDetails,
  /** Of flights with a companion who has left the trip since, by the legs of the viewer's own match. */
  stepsOfLeft: companion.shape.steps,
  suspended: z.array(suspendedMember).optional(),
  dayMoved: dayMove.nullish(),
});
export type MatchDetails = z.infer<typeof matchDetails>;

/** GET /api/matches: `coming` begins with the next trip, `past` with the last one. */
export const matchesSearch = z.strictObject({
  when: z.enum(['coming', 'past']).optional(),
  /** Only with this person. */
  with: rowId.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(100).optional(),
});
export type MatchesSearch = z.infer<typeof matchesSearch>;

/** POST /api/matches/{id}/cancel */
export const cancellation = z.strictObject({
  reason: prose.min(1, 'Say why, so that the other understands').max(300, 'A reason can have 300 characters'),
});
export type Cancellation = z.infer<typeof cancellation>;

/** PATCH /api/matches/{id}. Null removes it. */
export const matchChange = z.strictObject({
  /** All of them: one that is left out is removed. */
  meetings: z.array(newMeeting).max(6, 'You can meet up to 6 times').optional(),
  /** The first meeting, as pages of the last release send it: its day is the last one before the take-off. */
  meetingPoint: meetingPlace.nullish(),
  meetingTime: clockTime.nullish(),
});
export type MatchChange = z.infer<typeof matchChange>;

/** POST /api/matches/{id}/steps: `at` is the time of the tap, which may be older than the request. */
export const newStep = z.strictObject({
  step: stepName,
  /** Otherwise the first leg that fits, and the last landing. */
  leg: legNumber.optional(),
  at: z.iso.datetime(),
  clientKey: z.uuid(),
});
export type NewStep = z.infer<typeof newStep>;
export const stepToTakeBack = z.strictObject({ step: stepName, leg: legNumber.optional() });
export type StepToTakeBack = z.infer<typeof stepToTakeBack>;
export const steps = z.array(step);
