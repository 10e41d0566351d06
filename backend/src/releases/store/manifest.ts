import { z } from 'zod';
import { releaseWords, remoteRelease, type RemoteRelease } from '../contract.js';

export const shellBuild = z.object({
  name: z.literal('shell'),
  version: z.string(),
  release: remoteRelease.shape.release,
  commit: remoteRelease.shape.commit,
  hostApi: z.number().int(),
  oldestHostApi: z.number().int(),
  entry: z.array(z.string()),
  server: remoteRelease.shape.server,
  /** The shell's own pages; `*` is the page for unknown addresses. */
  routes: z.array(remoteRelease.shape.routes.element.extend({ path: z.string() })),
  /** The files of the login dialog. */
  login: remoteRelease.shape.routes.element.shape.pressed,
  /** The files of each library that the shell shares on demand, by key. */
  libraries: z.record(z.string(), z.array(z.string())).optional(),
  fonts: z.array(z.string()),
  words: releaseWords.optional(),
  integrity: z.record(z.string(), z.string()),
  /** The shell loads hashes that are missing in a page's registry. */
  readsHashes: z.boolean().optional(),
  /** The shell has a Trusted Types policy, so that its pages can require one. */
  trustsScripts: z.boolean().optional(),
  /** The shell loads files of releases from the origin that its page names, and checks its own. */
  usesAssetsUrl: z.boolean().optional(),
});
export type ShellBuild = z.infer<typeof shellBuild>;

export type Manifest = RemoteRelease | ShellBuild;

/** A manifest with the sha384 of its file; without it where the file may still change. */
type Served<M> = M & { manifestHash?: string | undefined };
export type ServedRemote = Served<RemoteRelease>;
export type ServedShell = Served<ShellBuild>;

export const isShell = (manifest: Manifest): manifest is ShellBuild => manifest.name === 'shell';

/** /gates/:id and /gates/:gateId match the same addresses. */
export const withoutParameterNames = (path: string) => path.replace(/:\w+/g, ':');

export const slotNames = (manifest: Manifest) =>
  isShell(manifest) ? [] : manifest.slots.map(({ name }) => name);

export const manifestFile = (name: string) => (name === 'shell' ? 'shell.json' : 'remote.json');

export const addressOf = ({ name, release }: Pick<Manifest, 'name' | 'release'>, file: string) =>
  `/mf/${name}/${release}/${file}`;

/** The private source map of a script. No address leads into this folder. */
export const mapOf = (script: string) => `maps/${script}.map`;

export const keyOf = (name: string, release: string, file: string) => `${name}/${release}/${file}`;

export const parseManifest = (name: string, body: Buffer): Manifest =>
  (name === 'shell' ? shellBuild : remoteRelease).parse(JSON.parse(body.toString()));
