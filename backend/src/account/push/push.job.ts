import { z } from 'zod';
import { language } from '../../platform/language/contract.js';
import { defineJob } from '../../platform/jobs/job.js';

/** What the service worker hands to `showNotification`. */
export const shownNotification = z.object({
  title: z.string(),
  options: z.object({
    body: z.string().optional(),
    /** A newer notification of the same tag replaces an older one. */
    tag: z.string(),
    renotify: z.literal(true),
    icon: z.string(),
    lang: language,
    dir: z.enum(['ltr', 'rtl']),
    /** Buttons. What each opens is in `data.pages`. */
    actions: z.array(z.object({ action: z.enum(['open', 'call']), title: z.string() })).optional(),
    data: z.object({
      url: z.string().startsWith('/'),
      /** Tags of those that were seen on another device since. */
      seen: z.array(z.string()).optional(),
      pages: z.object({ open: z.string(), call: z.string() }).optional(),
    }),
  }),
});
export type ShownNotification = z.infer<typeof shownNotification>;

export const pushPurpose = 'push.send';

/** Sealed in the job, so that the queue reveals no news. */
export const pushSend = defineJob(
  pushPurpose,
  z.object({
    subscription: z.number(),
    sealed: z.string(),
    urgency: z.enum(['normal', 'high']),
    notAfter: z.iso.datetime(),
    /** How often a push service has named the moment for another try. */
    postponed: z.int().optional(),
  }),
  { retries: 6, retryAfter: 15, longestWait: 900, timeout: 20, concurrency: 8, delivers: true },
);
