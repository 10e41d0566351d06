import { z } from 'zod';
import { line } from '../../platform/contract.js';
import { stepName, tripLeg } from '../contract.js';

/** POST /api/matches/{id}/family-link */
export const familyLink = z.object({ url: z.url() });

/** A leg as everyone may see it who has the link: without its flight number, and without members' ids. */
export const journeyLeg = tripLeg.omit({ flightNumber: true, companion: true, beside: true }).extend({
  /** First name of the companion on it. Absent when there is none. */
  helper: z.string().optional(),
  /** First name of who flies it with the traveler on a trip beside this one. */
  beside: z.string().optional(),
});
export type JourneyLeg = z.infer<typeof journeyLeg>;

/** GET /api/journeys/{token}, and each event of its stream: for family without an account. First names only. */
export const journey = z.object({
  traveler: z.string(),
  /** Of several helpers all, in the order flown. */
  helper: z.string(),
  /** Who made the link. */
  sharedBy: z.string(),
  /** False when the person who made the link asked for someone else. */
  isForSelf: z.boolean(),
  departure: tripLeg.shape.departure,
  arrival: tripLeg.shape.arrival,
  date: z.iso.date(),
  time: z.string().nullable(),
  /** Whether they meet when both are through security. */
  meetsAfterSecurity: z.boolean().optional(),
  status: z.enum(['agreed', 'done']),
  steps: z.array(
    z.object({
      step: stepName,
      leg: z.number().optional(),
      at: z.iso.datetime(),
      /** The only one who says so; null when both do. */
      saidBy: z.string().nullish(),
      /** Whose step it is, where one of the two comes to the meeting on a flight of their own. Absent afterwards. */
      of: z.enum(['traveler', 'helper']).optional(),
    }),
  ),
  /** Connections that were missed: the leg that leaves without the traveler, and who says so. */
  missed: z
    .array(
      z.object({
        leg: z.number(),
        at: z.iso.datetime(),
        saidBy: z.string(),
        /** Of the plane that they do not reach. */
        takeOff: z.iso.datetime().nullish(),
      }),
    )
    .optional(),
  /** The traveler's flights in order, also those without the helper. */
  legs: z.array(journeyLeg).optional(),
  /** To the landing of the last leg. Absent when its time is not known, before a stop of days, and once they have landed. */
  hoursToGo: z.int().nonnegative().optional(),
  /** Who said that they have looked, in that order. */
  seenBy: z.array(z.string()).optional(),
  /** When the link ends. A landing moves it. */
  endsAt: z.iso.datetime(),
});
export type Journey = z.infer<typeof journey>;

export const maxViewers = 20;

/** POST /api/journeys/{token}/seen: "Uncle in London". */
export const newViewer = z.strictObject({
  name: line
    .max(40, 'A name can have 40 characters')
    .regex(/\p{L}/u, 'Write who you are, like “Uncle in London”'),
});
export type NewViewer = z.infer<typeof newViewer>;

export const maxArrivalContacts = 5;

/** PUT /api/matches/{id}/arrival-contacts: whom we tell, once, that the traveler has arrived. All of them each time. */
export const newArrivalContacts = z.strictObject({
  contacts: z
    .array(line.min(5, 'Enter a mail address or a phone number').max(254, 'At most 254 characters'))
    .max(maxArrivalContacts, `We tell up to ${maxArrivalContacts} people`),
});
export type NewArrivalContacts = z.infer<typeof newArrivalContacts>;

/** GET /api/matches/{id}/arrival-contacts, for the family. */
export const arrivalContacts = z.object({
  contacts: z.array(z.string()),
  /** Null until they are notified. */
  toldAt: z.iso.datetime().nullable(),
});
export type ArrivalContacts = z.infer<typeof arrivalContacts>;
