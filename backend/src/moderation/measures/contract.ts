import { z } from 'zod';
import { prose } from '../../platform/contract.js';

/** The `code` of the 403 of a login to a suspended account. */
export const accountSuspended = 'suspended';

export const measureReason = z.enum([
  'spam',
  'harassment',
  'fraud',
  'parcels',
  'impersonation',
  'danger',
  'untrue',
  'other',
]);
export type MeasureReason = z.infer<typeof measureReason>;

const instant = z.iso.datetime();

/** The `code` of the 403 for a person who may not begin contacts. */
export const contactLimited = 'limited';

export const measureKind = z.enum(['warn', 'hide', 'suspend', 'ban', 'limit', 'remove-picture', 'refund']);
export const measure = z.object({
  id: z.number(),
  kind: measureKind,
  reason: measureReason,
  words: z.string(),
  takenAt: instant,
  endsAt: instant.nullable(),
  liftedAt: instant.nullable(),
  appeal: z.string().nullable(),
});
export type Measure = z.infer<typeof measure>;

export const words = prose
  .min(10, 'Write at least one sentence for the person')
  .max(2000, 'The words cannot exceed 2000 characters');
export const suspensionDays = z.int().min(1, 'At least one day').max(365, 'At most 365 days');

export const newAppeal = z.strictObject({
  token: z.string().min(20, 'This link is not complete').max(2000, 'This link is not complete'),
  text: prose.min(10, 'Write at least one sentence').max(2000, 'An appeal cannot exceed 2000 characters'),
});
export type NewAppeal = z.infer<typeof newAppeal>;

export const appealQuestion = z.strictObject({ token: newAppeal.shape.token });
export type AppealQuestion = z.infer<typeof appealQuestion>;

/** What a person reads who opens the link of such a mail. */
export const appealable = measure
  .pick({ kind: true, reason: true, words: true, takenAt: true, endsAt: true })
  .extend({
    state: z.enum(['open', 'sent', 'lifted']),
    /** False while the only available reviewer is the one who took the decision. */
    hasOtherReviewer: z.boolean().optional(),
    /** It was looked at again, and stays. */
    upheld: z.boolean().optional(),
  });
export type Appealable = z.infer<typeof appealable>;
