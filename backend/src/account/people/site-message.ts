import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** A message of the site in the conversation of two users. `from` is the one whose action caused it. */
export const siteMessage = defineJob(
  'messaging.site-message',
  z.object({ from: z.number(), to: z.number(), text: z.string() }),
);
