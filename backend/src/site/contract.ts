import { z } from 'zod';
import { emailAddress, line, prose } from '../platform/contract.js';

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

const file = z.string().regex(/^[\w.~-]+(\/[\w.~-]+)*$/);
const access = z.enum(['public', 'member']);
const hash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** One release of one remote, as its build describes it: remote.json. */
export const remoteRelease = z.object({
  name: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  version: z.string(),
  release: z.string().regex(/^[\w.-]+$/),
  hostApi: z.number().int(),
  entry: file,
  /** Scripts and stylesheets that every page of this remote needs, entry included. */
  files: z.array(file),
  routes: z.array(
    z.object({
      path: z.string().startsWith('/'),
      title: z.string(),
      description: z.string().optional(),
      access,
      files: z.array(file),
      /** Calls the page makes first; the server answers them inside the HTML. */
      calls: z.array(z.string().startsWith('/api/')),
    }),
  ),
  slots: z.array(z.object({ name: z.string(), files: z.array(file) })),
  /** The sha384 of every file that visitors are given. */
  integrity: z.record(file, hash),
  /** What it takes from others: names of the host API, and paths of the API as `/api/messages/{}`. */
  uses: z.object({ host: z.array(z.string()), api: z.array(z.string()) }).optional(),
});
export type RemoteRelease = z.infer<typeof remoteRelease>;

const { routes, slots, ...described } = remoteRelease.omit({ files: true, uses: true }).shape;
/** What a page is told of a remote: where it belongs, and what its files must be to run. */
export const announcedRemote = z.object({
  ...described,
  routes: z.array(routes.element.pick({ path: true, title: true, access: true })),
  slots: z.array(slots.element.pick({ name: true })),
  /** The sha384 of remote.json, which has the hashes that are not told here; missing: all are. */
  more: hash.optional(),
});
export type AnnouncedRemote = z.infer<typeof announcedRemote>;

/** GET /mf/registry.json */
export const registry = z.object({
  remotes: z.array(announcedRemote),
  /** The release of the shell that a page opened now is given. */
  shell: z.string().optional(),
});
export type Registry = z.infer<typeof registry>;

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
