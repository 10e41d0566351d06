import { z } from 'zod';
import { line } from '../../platform/contract.js';
import { need } from '../../listings/contract.js';

const short = (longest: number) => line.max(longest, `At most ${longest} characters`);
/** PUT /api/matches/{id}/care-card, by the seeker. Everything but the name may stay empty. */
export const careCard = z.strictObject({
  firstName: short(60).min(1, 'Enter the first name'),
  phone: short(40).optional(),
  seat: short(10).optional(),
  callFirst: short(120).optional(),
  callSecond: short(120).optional(),
  destination: short(200).optional(),
  medicine: short(200).optional(),
  ifMissed: short(300).optional(),
  needs: z.array(need).max(10).default([]),
  /** What the traveler wears on the day. Left out it stays as it is; an empty line removes it. */
  wears: short(120).optional(),
  /** Null removes the photo. Its address, as it was read, leaves it as it is. */
  photo: z.string().max(200, 'At most 200 characters').nullish(),
});
export type CareCard = z.infer<typeof careCard>;
export const savedCareCard = z.object({ ...careCard.shape, needs: z.array(need) });
export type SavedCareCard = z.infer<typeof savedCareCard>;
/** What is written in sentences, which a reader may have translated. */
export const careCardNote = z.enum(['medicine', 'ifMissed', 'destination', 'wears']);
export type CareCardNote = z.infer<typeof careCardNote>;
/** Null until the seeker has written one. */
export const storedCareCard = savedCareCard.nullable();
