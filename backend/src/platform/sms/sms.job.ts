import { z } from 'zod';
import { defineJob } from '../jobs/job.js';

export const sealedSms = z.object({ to: z.string(), text: z.string() });
export type SealedSms = z.infer<typeof sealedSms>;

export const smsPurpose = 'sms.send';

export const smsSend = defineJob(
  smsPurpose,
  z.object({ dispatch: z.uuid(), sealed: z.string(), notAfter: z.iso.datetime().optional() }),
  { retries: 30, retryAfter: 1, longestWait: 240, timeout: 30, concurrency: 2, delivers: true },
);
