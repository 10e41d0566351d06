import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Asks the provider how far a helper's payout account is, whenever something about it has changed. */
export const payoutLook = defineJob('payout.look', z.object({ accountId: z.string().max(100) }));
