import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Mails the receipt of a tip that was paid to both of its people. */
export const tipReceipt = defineJob('tip.receipt', z.object({ tipId: z.int().positive() }));
