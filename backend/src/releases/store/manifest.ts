import { z } from 'zod';
import { remoteRelease, type RemoteRelease } from '../contract.js';

/** What the shell's build says of itself: shell.json. */
export const shellBuild = z.object({
  name: z.literal('shell'),
  version: z.string(),
  release: remoteRelease.shape.release,
  /** The level of the host API that it speaks, and the oldest that it still speaks. */
  hostApi: z.number().int(),
  oldestHostApi: z.number().int(),
  entry: z.array(z.string()),
  /** Its own pages; `*` is what stands where there is none. */
  routes: z.array(remoteRelease.shape.routes.element.extend({ path: z.string() })),
  /** The files of each library that the shell shares on demand, by key. */
  libraries: z.record(z.string(), z.array(z.string())).optional(),
  /** Fonts of the first view. */
  fonts: z.array(z.string()),
  integrity: z.record(z.string(), z.string()),
  /** It reads by itself the hashes that a page is not told at first. */
  readsHashes: z.boolean().optional(),
  /** It tells the browser which scripts to trust, so that its pages can demand that (Trusted Types). */
  trustsScripts: z.boolean().optional(),
});
export type ShellBuild = z.infer<typeof shellBuild>;

/** What a build says of itself, a remote's or the shell's. */
export type Manifest = RemoteRelease | ShellBuild;

/** A remote's words with the sha384 of the file that they stand in; missing where nobody may rely on it. */
export type DescribedRemote = RemoteRelease & { hash?: string | undefined };

export const isShell = (manifest: Manifest): manifest is ShellBuild => manifest.name === 'shell';

export const manifestFile = (name: string) => (name === 'shell' ? 'shell.json' : 'remote.json');

export const addressOf = ({ name, release }: Pick<Manifest, 'name' | 'release'>, file: string) =>
  `/mf/${name}/${release}/${file}`;

export const keyOf = (name: string, release: string, file: string) => `${name}/${release}/${file}`;

/** Reads a manifest; one that does not say what it must throws. */
export const readManifest = (name: string, body: Buffer): Manifest =>
  (name === 'shell' ? shellBuild : remoteRelease).parse(JSON.parse(body.toString()));
