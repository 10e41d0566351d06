import { z } from 'zod';
import { emailAddress, line, prose } from '../platform/contract.js';
import { registry } from '../releases/contract.js';

export const contactMessage = z.strictObject({
  name: line.min(2, 'Name must be at least 2 characters').max(80, 'Name cannot exceed 80 characters'),
  email: emailAddress('Please enter a valid email address'),
  message: prose
    .min(10, 'Message must be at least 10 characters')
    .max(4000, 'Message cannot exceed 4000 characters'),
});
export type ContactMessage = z.infer<typeof contactMessage>;

const word = line.max(120);
const pageView = z.strictObject({
  kind: z.literal('page'),
  title: word,
  path: line.max(300),
  at: z.iso.datetime(),
});
const event = z.strictObject({
  kind: z.literal('event'),
  name: z.string().regex(/^[a-z_]{2,40}$/),
  category: z.string().regex(/^[a-z_]{2,40}$/),
  label: word.optional(),
  value: z.number().finite().optional(),
  at: z.iso.datetime(),
});
/** Page views and events, a batch at a time; paths and labels never hold personal data. */
export const analyticsBatch = z.strictObject({
  visitor: z.uuid(),
  /** When this visit began, in seconds; it ends half an hour after the last thing that was done. */
  session: z.int().positive().optional(),
  /** How long the page was looked at since the batch before. */
  engagedMs: z.int().min(0).max(86_400_000).optional(),
  entries: z
    .array(z.discriminatedUnion('kind', [pageView, event]))
    .min(1)
    .max(50),
});
export type AnalyticsBatch = z.infer<typeof analyticsBatch>;

/** A fault that a visitor's browser met, with where it happened. */
export const clientError = z.strictObject({
  message: line.max(500),
  where: z.enum(['shell', 'manifest', 'entry', 'chunk', 'stylesheet', 'page', 'slot']),
  path: line.max(300),
  remote: line.max(40).optional(),
  release: line.max(80).optional(),
});
export type ClientError = z.infer<typeof clientError>;

/** A part of a page that a visitor waited for too long. */
export const slowLoad = clientError.omit({ message: true }).extend({
  milliseconds: z.number().int().min(0).max(60_000),
});
export type SlowLoad = z.infer<typeof slowLoad>;

/** What the page needs to know of the server before it can start, inert in its HTML. */
export const boot = z.object({
  registry,
  /** False where every provider is a real one. */
  sandbox: z.boolean(),
  production: z.boolean(),
  /** Remotes that this browser takes from a developer's machine; none in production. */
  overrides: z.array(z.object({ name: z.string(), origin: z.string() })).optional(),
  captcha: z.object({ siteKey: z.string(), script: z.string().nullable() }),
  analytics: z.object({ needsConsent: z.boolean() }),
  contactEmail: z.string(),
  /** The answers of the page's first calls, by path and query. */
  answers: z.record(
    z.string(),
    z.object({ status: z.number(), body: z.unknown(), link: z.string().optional() }),
  ),
});
export type Boot = z.infer<typeof boot>;
