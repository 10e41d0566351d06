import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Takes the money of a refunded or disputed tip back from the helper's account, where it had arrived. */
export const tipReversal = defineJob('tip.pull-back', z.object({ tipId: z.number() }), { retries: 32 });
