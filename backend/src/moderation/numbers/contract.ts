import { z } from 'zod';
import { reportReason } from '../reports/contract.js';

const instant = z.iso.datetime();

const sentAndLost = z.object({ sent: z.number(), lost: z.number() });

export const deskNumbers = z.object({
  open: z.number(),
  oldestAt: instant.nullable(),
  closedThisWeek: z.number(),
  /** The median from report to decision, in minutes, of what was closed this week. */
  minutesToDecision: z.number().nullable(),
  hidden: z.number(),
  suspended: z.number(),
  appealsOpen: z.number(),
  reportsByReason: z.array(z.object({ reason: reportReason, count: z.number() })),
  /** Items that wait for more than a day. */
  openOverADay: z.number().optional(),
  /** Routes on which searches of the last 30 days found no helper, most frequent first. */
  missingHelpers: z.array(z.object({ from: z.string(), to: z.string(), searches: z.number() })).optional(),
  /** Of seven days: calls that were refused because they came too often, by limit. */
  refusals: z.array(z.object({ limit: z.string(), count: z.number() })).optional(),
  /** Of seven days. What the provider refuses for good, or reports as not delivered, did not arrive. */
  mails: sentAndLost.optional(),
  sms: sentAndLost.optional(),
  tipsHeld: z.object({ tips: z.number(), dollars: z.number(), underReview: z.number() }).optional(),
});
export type DeskNumbers = z.infer<typeof deskNumbers>;
