import { z } from 'zod';
import { place } from '../../listings/contract.js';

const where = place.extend({ timezone: z.string() });

/** GET /api/matches/waiting: trips that are over, without the viewer's review or thanks. */
export const waitingTrip = z.object({
  id: z.number(),
  other: z.object({ id: z.number(), username: z.string(), profilePictureUrl: z.string().nullable() }),
  departure: where,
  arrival: where,
  date: z.iso.date(),
  /** `thanks` is a tip, and a review unless that is written. */
  waitsFor: z.enum(['review', 'thanks']),
  promisedTip: z.number().nullable(),
});
export type WaitingTrip = z.infer<typeof waitingTrip>;
export const waitingTrips = z.array(waitingTrip);
