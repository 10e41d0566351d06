import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** A message of the site in the conversation of two users. `from` is the one whose action caused it. */
export const siteMessage = defineJob(
  'messaging.site-message',
  z.object({ from: z.number(), to: z.number(), text: z.string() }),
);

/** What a member wrote with a request, as their own message. `about` is what the site says before it. */
export const memberNote = defineJob(
  'messaging.member-note',
  z.object({ from: z.number(), to: z.number(), text: z.string(), about: z.string().optional() }),
);
