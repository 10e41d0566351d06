import { z } from 'zod';

/** A boarding pass that its owner's device read. A claim: nobody else has seen it. */
export const passShown = z.object({
  /** Null where the owner keeps the flight. */
  flight: z.string().nullable(),
  date: z.iso.date(),
});
export type PassShown = z.infer<typeof passShown>;

/** What the two people of a trip have shown for its flights. */
export const passesOfTrip = z.object({ me: passShown.nullable(), other: passShown.nullable() });
export type PassesOfTrip = z.infer<typeof passesOfTrip>;
