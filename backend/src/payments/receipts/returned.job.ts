import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Tells a helper that a tip was refunded or is disputed. */
export const tipReturned = defineJob('tip.returned', z.object({ tipId: z.number() }));

/** Tells a helper that a disputed tip is theirs again. */
export const tipReinstated = defineJob('tip.reinstated', z.object({ tipId: z.number() }));

/** Tells a helper that a tip has passed its review. */
export const tipReleased = defineJob('tip.released', z.object({ tipId: z.number() }));
