import { z } from 'zod';
import { prose } from '../../platform/contract.js';

export const reportReason = z.enum(['spam', 'harassment', 'fraud', 'impersonation', 'danger', 'other']);

export const newReport = z
  .strictObject({
    userId: z.int().positive().optional(),
    listingId: z.int().positive().optional(),
    testimonialId: z.int().positive().optional(),
    messageId: z.int().positive().optional(),
    reason: reportReason,
    details: prose.max(1000, 'Details cannot exceed 1000 characters').optional(),
  })
  .refine(
    ({ userId, listingId, testimonialId, messageId }) => userId ?? listingId ?? testimonialId ?? messageId,
    'Say what the report is about',
  );
export type NewReport = z.infer<typeof newReport>;
