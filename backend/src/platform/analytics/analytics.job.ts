import { z } from 'zod';
import { defineJob } from '../jobs/job.js';

const pageView = z.object({
  kind: z.literal('page'),
  title: z.string(),
  path: z.string(),
  at: z.iso.datetime(),
});
const event = z.object({
  kind: z.literal('event'),
  name: z.string(),
  category: z.string(),
  label: z.string().optional(),
  value: z.number().optional(),
  at: z.iso.datetime(),
});

export const analyticsEntry = z.discriminatedUnion('kind', [pageView, event]);
export type AnalyticsEntry = z.infer<typeof analyticsEntry>;

export const visit = z.object({
  visitor: z.uuid(),
  session: z.number().optional(),
  engagedMs: z.number().optional(),
  entries: z.array(analyticsEntry),
});
export type Visit = z.infer<typeof visit>;

export const analyticsForward = defineJob('analytics.forward', visit, {
  retries: 8,
  retryAfter: 2,
  timeout: 15,
  concurrency: 2,
});
