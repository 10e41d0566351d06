import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

const ofTip = z.object({ tipId: z.number() });

/** Asks the provider how a payment stands. */
export const tipLook = defineJob('tip.look', ofTip, { retries: 12 });
/** Closes a payment that nobody shall be able to pay any more. */
export const tipGiveUp = defineJob('tip.give-up', ofTip, { retries: 12 });
/** Moves the held money of a tip into the account of its recipient, when there is one that can take it. */
export const tipTransfer = defineJob('tip.transfer', ofTip, { retries: 12 });
/** Gives a tip that did not pass its review back to the card that paid it. */
export const tipRefund = defineJob('tip.refund', ofTip, { retries: 32 });
/** Writes to both sides of a tip that was paid. */
export const tipReceipt = defineJob('tip.receipt', ofTip);
