import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

const ofTip = z.object({ tipId: z.number() });

// The names in quotes stay as they are: queued jobs hold them.
export const tipSync = defineJob('tip.look', ofTip, { retries: 12 });
export const tipCancel = defineJob('tip.give-up', ofTip, { retries: 12 });
export const tipTransfer = defineJob('tip.transfer', ofTip, { retries: 12 });
export const tipRefund = defineJob('tip.refund', ofTip, { retries: 32 });
export const tipReceipt = defineJob('tip.receipt', ofTip);
export const tipReversal = defineJob('tip.pull-back', ofTip, { retries: 32 });
export const tipReturned = defineJob('tip.returned', ofTip);
export const tipReinstated = defineJob('tip.reinstated', ofTip);
export const tipReleased = defineJob('tip.released', ofTip);
