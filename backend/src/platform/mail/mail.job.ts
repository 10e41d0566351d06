import { z } from 'zod';
import { defineJob } from '../jobs/job.js';

/** Sealed in the job, so that the queue reveals no mail. */
export const sealedMail = z.object({
  messageId: z.string(),
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  calendar: z.object({ name: z.string(), text: z.string() }).optional(),
  unsubscribeUrl: z.string().optional(),
  about: z.string().optional(),
});
export type SealedMail = z.infer<typeof sealedMail>;

export const mailPurpose = 'mail.send';

export const mailSend = defineJob(
  mailPurpose,
  z.object({ sealed: z.string(), notAfter: z.iso.datetime().optional() }),
  { retries: 500, retryAfter: 1, longestWait: 240, timeout: 45, concurrency: 4, delivers: true },
);

/** What a mail was about that the provider refused for good. */
export const mailRefused = defineJob('mail.refused', z.object({ about: z.string() }));
