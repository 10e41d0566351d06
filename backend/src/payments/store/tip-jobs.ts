import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

const ofTip = z.object({ tipId: z.number() });

/** Syncs a tip with the state of its payment at the provider. */
export const tipSync = defineJob('tip.look', ofTip, { retries: 12 });
/** Cancels a payment that is still open. */
export const tipCancel = defineJob('tip.give-up', ofTip, { retries: 12 });
/** Transfers a held tip to its helper's payout account. */
export const tipTransfer = defineJob('tip.transfer', ofTip, { retries: 12 });
/** Refunds a tip that failed its review. */
export const tipRefund = defineJob('tip.refund', ofTip, { retries: 32 });
/** Mails a paid tip's receipts to both sides. */
export const tipReceipt = defineJob('tip.receipt', ofTip);
/** Reverses the transfer of a refunded or disputed tip. */
export const tipReversal = defineJob('tip.pull-back', ofTip, { retries: 32 });
/** Mails a helper that a tip was refunded or is disputed. */
export const tipReturned = defineJob('tip.returned', ofTip);
/** Mails a helper that a disputed tip is theirs again. */
export const tipReinstated = defineJob('tip.reinstated', ofTip);
/** Mails a helper that a tip has passed its review. */
export const tipReleased = defineJob('tip.released', ofTip);
