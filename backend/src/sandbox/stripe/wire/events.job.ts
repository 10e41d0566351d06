import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.js';

/** The events of one call, in order. It retries for about three days, hourly in the end. */
export const eventsSend = defineJob('sandbox.stripe-events', z.object({ events: z.array(z.string()) }), {
  retries: 80,
  retryAfter: 1,
  timeout: 120,
  concurrency: 4,
});
