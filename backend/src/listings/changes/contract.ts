import { z } from 'zod';
import { calendarDay } from '../../platform/contract.js';

const shortText = z.string().max(40);

/** The trip of a listing as a page shows it. Facts that it does not show are left out. */
export const seenTrip = z.strictObject({
  endDate: calendarDay.optional(),
  /** One for a direct trip. */
  legs: z
    .array(
      z.strictObject({
        from: shortText,
        to: shortText,
        date: calendarDay,
        time: shortText.optional(),
        flightNumber: shortText.optional(),
      }),
    )
    .min(1)
    .max(4),
});
export type SeenTrip = z.infer<typeof seenTrip>;

/** The `code` of a 409 about a listing that is not as its page showed it. */
export const listingChanged = 'listing-changed';
