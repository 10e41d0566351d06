import { z } from 'zod';
import { calendarDay, line, rowId } from '../../platform/contract.js';
import { airportCode } from '../../listings/contract.js';
import { clockTime } from '../../listings/legs/contract.js';
import { asking } from '../requests/contract.js';

/** Where and when the two meet, on the clock of its airport. In the order of the way. */
export const meeting = z.object({
  /** One of the trip's legs. */
  airport: z.string(),
  place: z.string().nullable(),
  date: z.iso.date().nullable(),
  time: z.string().nullable(),
  /** Who brings the traveler there, and who takes over. */
  from: z.string().nullish(),
  to: z.string().nullish(),
});
export type Meeting = z.infer<typeof meeting>;

export const meetingPlace = line.max(200, 'A meeting point can have 200 characters');
const nameAtMeeting = line.max(60, 'At most 60 characters').nullish();
export const newMeeting = z
  .strictObject({
    airport: airportCode,
    place: meetingPlace.min(1, 'Say where').nullish(),
    date: calendarDay.nullish(),
    time: clockTime.nullish(),
    from: nameAtMeeting,
    to: nameAtMeeting,
  })
  .refine(({ time: at, date }) => !at || date, { path: ['date'], message: 'Choose the day of this time' })
  .refine(({ place: where, date }) => where || date, { path: ['place'], message: 'Say where' });
export type NewMeeting = z.infer<typeof newMeeting>;

/** The place of a leg among those of a trip. */
export const legNumber = z
  .int('Enter the number of a leg')
  .min(1, 'Legs begin with 1')
  .max(8, 'A trip has at most 8 legs');

export const cancelledPart = z.object({
  username: z.string(),
  arrivalAirport: z.string(),
  reason: z.string(),
});

export const closedPart = z.object({
  arrivalAirport: z.string(),
  /** Null when they have deleted the account. */
  username: z.string().nullable(),
  closedBy: z.enum(['owner', 'team']),
});

/** Of a trip with several companions. */
export const relayDetails = {
  /** For the family: helpers whose part was cancelled. */
  leftBy: z.array(z.number()).optional(),
  /** Of those who have cancelled it themselves: where it would end, and their reason, for the family alone. */
  cancelledParts: z.array(cancelledPart).optional(),
  /** For the family: of those whose account was deleted or closed. */
  closedParts: z.array(closedPart).optional(),
  /** For the family: where its other companions hand over to each other. */
  otherMeetings: z.array(meeting).optional(),
};

/** One of a trip who is suspended until after their flight leaves. */
export const suspendedMember = z.object({
  /** Of the one with whom the traveler agreed on it. */
  matchId: z.number(),
  username: z.string(),
  until: z.iso.datetime(),
});
export type SuspendedMember = z.infer<typeof suspendedMember>;

/** An agreed trip whose day one of the two has moved, until the other one says that it fits. */
export const dayMove = z.object({
  from: z.iso.date(),
  byMe: z.boolean(),
});

/** A connection that was missed: the leg that left without them. */
export const missedLeg = z.object({
  leg: z.number(),
  at: z.iso.datetime(),
  byMe: z.boolean(),
  /** The match of another companion who says so. */
  companion: z.number().nullish(),
});
export const missedConnection = z.strictObject({ leg: legNumber });
export type MissedConnection = z.infer<typeof missedConnection>;

/** POST /api/matches/{id}/companions: asks another helper for legs that the traveler flies alone so far. */
export const newCompanion = z.strictObject({
  /** Of the traveler, or of the helper. */
  listingId: rowId,
  userId: rowId,
  legs: z.array(legNumber).min(1, 'Choose a leg').max(8, 'A trip has at most 8 legs'),
  note: asking.note,
  seen: asking.seen,
});
export type NewCompanion = z.infer<typeof newCompanion>;
