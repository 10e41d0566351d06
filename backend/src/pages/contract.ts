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

const shortText = line.max(120);
const pageView = z.strictObject({
  kind: z.literal('page'),
  title: shortText,
  path: line.max(300),
  at: z.iso.datetime(),
});
const event = z.strictObject({
  kind: z.literal('event'),
  name: z.string().regex(/^[a-z_]{2,40}$/),
  category: z.string().regex(/^[a-z_]{2,40}$/),
  label: shortText.optional(),
  value: z.number().finite().optional(),
  at: z.iso.datetime(),
});
/** Paths and labels must not contain personal data. */
export const analyticsBatch = z.strictObject({
  visitor: z.uuid(),
  /** When the visit began, in seconds. A visit ends after half an hour without an event. */
  session: z.int().positive().optional(),
  engagedMs: z.int().min(0).max(86_400_000).optional(),
  entries: z
    .array(z.discriminatedUnion('kind', [pageView, event]))
    .min(1)
    .max(50),
});
export type AnalyticsBatch = z.infer<typeof analyticsBatch>;

/** Scripts of ours with line and column, innermost first: `shell/0.1.0-3fa9c2d81b07/main.0df49d45ce.js:2:81734`. */
const stackFrame = z
  .string()
  .max(250)
  .regex(/^[a-z-]+\/[\w.-]+\/[\w~.-]+\.js:\d{1,7}:\d{1,7}$/);

export const clientError = z.strictObject({
  message: line.max(500),
  where: z.enum(['shell', 'manifest', 'entry', 'chunk', 'stylesheet', 'page', 'slot']),
  path: line.max(300),
  remote: line.max(40).optional(),
  release: line.max(80).optional(),
  stack: z.array(stackFrame).max(20).optional(),
});
export type ClientError = z.infer<typeof clientError>;

export const slowLoad = clientError.omit({ message: true, stack: true }).extend({
  milliseconds: z.number().int().min(0).max(60_000),
});
export type SlowLoad = z.infer<typeof slowLoad>;

/** The JSON in a page's HTML that the shell starts with. */
export const boot = z.object({
  registry,
  sandbox: z.boolean(),
  production: z.boolean(),
  /** Remotes that this browser loads from a developer's machine; none in production. */
  overrides: z.array(z.object({ name: z.string(), origin: z.string() })).optional(),
  captcha: z.object({ siteKey: z.string(), script: z.string().nullable() }),
  analytics: z.object({ needsConsent: z.boolean() }),
  contactEmail: z.string(),
  /** Flights can be looked up by their numbers. */
  flights: z.literal(true).optional(),
  /** What people wrote can be read in the language of the page. */
  translation: z.literal(true).optional(),
  /** That the page is offered in, with their own names; absent if there is only English. */
  languages: z.array(z.object({ code: z.string(), name: z.string() })).optional(),
  /** Titles of the shell's pages in another language, by the English ones. */
  titles: z.record(z.string(), z.string()).optional(),
  /** Our accounts elsewhere; absent if none is named. */
  socialLinks: z
    .object({ facebook: z.string().optional(), instagram: z.string().optional(), x: z.string().optional() })
    .optional(),
  /**
   * The origin that files of releases come from instead of the site. The shell then checks its own files too: here are
   * the hashes that the page needs first, and that of shell.json, which has the others.
   */
  assets: z
    .object({ url: z.string(), integrity: z.record(z.string(), z.string()), more: z.string().optional() })
    .optional(),
  /** The member whom this device does not ask for a name. */
  nameLater: z.number().optional(),
  /** The page that the service worker shows without a network, at any address. */
  offline: z.boolean().optional(),
  /** What the server has rendered into the root: keys of the parts, and the cache of the answers that they show. */
  rendered: z
    .object({
      /** Path and query of the page. A visitor may have gone back to another one before the program started. */
      address: z.string().optional(),
      parts: z.array(z.string()),
      answered: z.record(z.string(), z.unknown()),
    })
    .optional(),
  answers: z.record(
    z.string(),
    z.object({ status: z.number(), body: z.unknown(), link: z.string().optional() }),
  ),
});
export type Boot = z.infer<typeof boot>;

/** What the shell's bundle for the server makes of a page. */
export interface RenderedPage {
  root: string;
  parts: string[];
  answered: Record<string, unknown>;
  usedAnswers: string[];
  /** Calls whose responses would have shown more. */
  missingAnswers: string[];
}
