import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Tells a helper that a tip was refunded or is disputed. */
export const tipReturned = defineJob('tip.returned', z.object({ tipId: z.number() }));
