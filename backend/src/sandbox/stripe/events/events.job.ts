import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.js';

/** The events of one call, in their order; tried for about three days, an hour apart in the end. */
export const eventsSend = defineJob('sandbox.stripe-events', z.object({ events: z.array(z.string()) }), {
  retries: 80,
  retryAfter: 1,
  timeout: 120,
  concurrency: 4,
});
