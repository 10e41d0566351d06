import { z } from 'zod';
import { language } from '../../platform/language/contract.js';

/** POST /api/matches/{id}/traveler-link */
export const newTravelerLink = z.strictObject({
  /** Left out it is the first of the traveler's languages that the page has, or stays as it is. */
  language: language.optional(),
});
export type NewTravelerLink = z.infer<typeof newTravelerLink>;

/** A page for the one who flies, without an account and in her language. */
export const travelerLink = z.object({
  url: z.url(),
  /** Its modules as the path of an SVG in a square of this size, without the quiet zone. */
  qr: z.object({ size: z.int(), path: z.string() }),
  language,
});
export type TravelerLink = z.infer<typeof travelerLink>;

/** The last time that she pressed "I need help". */
export const helpCall = z.object({
  at: z.iso.datetime(),
  airport: z.string(),
  city: z.string(),
  /** First names of the companions and the family who have seen it. */
  seenBy: z.array(z.string()),
  seenByMe: z.boolean(),
});
export type HelpCall = z.infer<typeof helpCall>;
