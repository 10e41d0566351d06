import { z } from 'zod';
import { place } from '../../listings/contract.js';
import { prose } from '../../platform/contract.js';

const where = place.extend({ timezone: z.string() });

/** PUT /api/matches/{id}/safety: "Did you feel safe?" Only the author and the operators read the answer. */
export const safetyAnswer = z
  .strictObject({
    feltSafe: z.boolean(),
    /** With `feltSafe: false`: neither yes nor no. */
    notSure: z.literal(true).optional(),
    details: prose.max(800, 'At most 800 characters').optional(),
  })
  .refine(({ feltSafe, notSure }) => !feltSafe || !notSure, {
    path: ['notSure'],
    message: 'Who is not sure does not say that they felt safe',
  });
export type SafetyAnswer = z.infer<typeof safetyAnswer>;
/** Null until it is answered. */
export const storedSafetyAnswer = z
  .object({ feltSafe: z.boolean(), notSure: z.boolean().optional(), details: z.string().nullable() })
  .nullable();
export type StoredSafetyAnswer = z.infer<typeof storedSafetyAnswer>;

/** GET /api/matches/{id}/parted: what the question is about, for two who do not see the trip any more. */
export const partedTrip = z.object({
  /** The name of the other. Null when the account was deleted, and where no trip was agreed. */
  other: z.string().nullable(),
  /** For the family: the first name of the one who flies. Null when the reader flies, and from 30 days after the trip. */
  traveler: z.string().nullish(),
  departure: where,
  arrival: where,
  date: z.iso.date(),
});
export type PartedTrip = z.infer<typeof partedTrip>;
