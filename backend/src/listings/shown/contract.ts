import { z } from 'zod';

/** What a member's device read from a boarding pass. The server cannot check it. */
export const passShown = z.object({
  /** Null when the owner does not show the flight number. */
  flight: z.string().nullable(),
  date: z.iso.date(),
});
export type PassShown = z.infer<typeof passShown>;

/** The passes that the two people of a trip showed for its flights. */
export const passesOfTrip = z.object({ me: passShown.nullable(), other: passShown.nullable() });
export type PassesOfTrip = z.infer<typeof passesOfTrip>;
