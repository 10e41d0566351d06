import { z } from 'zod';
import { defineJob } from '../jobs/job.js';

/** What lies sealed in the job: nobody who reads the queue reads the mail. */
export const sealedMail = z.object({
  messageId: z.string(),
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribeUrl: z.string().optional(),
});
export type SealedMail = z.infer<typeof sealedMail>;

export const mailPurpose = 'mail.send';

/** A day of tries. With the breaker's rest on top, a mail waits 5 minutes at most once the provider is back. */
export const mailSend = defineJob(
  mailPurpose,
  z.object({ sealed: z.string(), notAfter: z.iso.datetime().optional() }),
  { retries: 500, retryAfter: 1, longestWait: 240, timeout: 45, concurrency: 4 },
);
