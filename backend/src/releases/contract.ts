import { z } from 'zod';

const file = z.string().regex(/^[\w.~-]+(\/[\w.~-]+)*$/);
const access = z.enum(['public', 'member']);
const hash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
export const releaseId = z.string().regex(/^[\w.-]+$/);
/** The commit that was built, marked when files had changed since. */
export const commitId = z.string().regex(/^[\da-f]{7,64}(-dirty)?$/);

/** What a release speaks besides English: the files with its words, and the titles of its pages by the English ones. */
export const releaseWords = z.record(
  z.string().regex(/^[a-z]{2}$/),
  z.object({
    /** Those that come before any other. */
    files: z.array(file),
    /** Those with the words of one file, by that file. They come with it. */
    beside: z.record(file, file).optional(),
    titles: z.record(z.string(), z.string()),
  }),
);

export const remoteRelease = z.object({
  name: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  version: z.string(),
  release: releaseId,
  commit: commitId.optional(),
  /** The remote that had its pages and slots before, and keeps those that it still has. */
  movedFrom: z.string().optional(),
  hostApi: z.number().int(),
  entry: file,
  /** The bundle that the server runs to render the first view of its pages. */
  server: file.optional(),
  files: z.array(file),
  routes: z.array(
    z.object({
      path: z.string().startsWith('/'),
      title: z.string(),
      description: z.string().optional(),
      access,
      files: z.array(file),
      /** Keys of the libraries that the page takes from the shell if the shell has them. */
      libraries: z.array(z.string()).optional(),
      /** What the page loads at the first press on it, such as a dialog. */
      pressed: z.object({ files: z.array(file), libraries: z.array(z.string()) }).optional(),
      /** The page's first API calls; the server puts their responses into the HTML. */
      calls: z.array(z.string().startsWith('/api/')),
      /** Works without a network, from what the device keeps. */
      offline: z.boolean().optional(),
    }),
  ),
  slots: z.array(z.object({ name: z.string(), files: z.array(file) })),
  words: releaseWords.optional(),
  integrity: z.record(file, hash),
  /** Names of the host API and paths of the API (`/api/messages/{}`) that it uses. */
  uses: z.object({ host: z.array(z.string()), api: z.array(z.string()) }).optional(),
});
export type RemoteRelease = z.infer<typeof remoteRelease>;

const { routes, slots, ...described } = remoteRelease.omit({
  commit: true,
  movedFrom: true,
  files: true,
  server: true,
  uses: true,
  words: true,
}).shape;
export const announcedRemote = z.object({
  ...described,
  routes: z.array(routes.element.pick({ path: true, title: true, access: true, offline: true })),
  slots: z.array(slots.element.pick({ name: true })),
  /** Besides English. Absent in a page in English, which does not need to know. */
  languages: z.array(z.string()).optional(),
  /** The sha384 of remote.json, which has the hashes that are missing here; absent if none are missing. */
  more: hash.optional(),
});
export type AnnouncedRemote = z.infer<typeof announcedRemote>;

export const registry = z.object({
  remotes: z.array(announcedRemote),
  shell: z.string().optional(),
});
export type Registry = z.infer<typeof registry>;
