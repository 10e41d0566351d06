import { keyOf, manifestFile, parseManifest, type Manifest } from './manifest.js';
import type { ObjectStore } from '../../platform/object-store/object-store.js';
import { Refusal } from './refusal.js';

export type BuildFiles = Map<string, Buffer>;

/** What visitors can load. */
export const uncompressedSize = (files: BuildFiles): number =>
  [...files].reduce((sum, [path, { length }]) => (/\.(br|map)$/.test(path) ? sum : sum + length), 0);

export class ReleaseFiles {
  constructor(private readonly store: ObjectStore) {}

  /** The manifest is saved last: a release exists once it has its manifest. */
  async save({ name, release }: Manifest, files: BuildFiles): Promise<void> {
    const manifest = manifestFile(name);
    const stored = await this.store.read(keyOf(name, release, manifest));
    if (stored && !isSameRelease(stored.body, files.get(manifest)!))
      throw new Refusal([`The store has something else as ${release} of ${name}.`]);
    // A release that was stored without its maps gets them when it is shipped again.
    const missing = [...files].filter(([path]) => path !== manifest && (!stored || path.endsWith('.map')));
    await Promise.all(missing.map(([path, body]) => this.create(keyOf(name, release, path), body)));
    if (!stored) await this.create(keyOf(name, release, manifest), files.get(manifest)!);
  }

  async manifest(name: string, release: string): Promise<Manifest> {
    const stored = await this.store.read(keyOf(name, release, manifestFile(name)));
    if (!stored) throw new Refusal([`The store has no release ${release} of ${name}.`]);
    try {
      return parseManifest(name, stored.body);
    } catch {
      throw new Refusal([`The manifest of ${release} of ${name} is damaged in the store.`]);
    }
  }

  /** Undefined if missing or damaged: such a release must not block the release that repairs it. */
  manifestIfValid(name: string, release: string): Promise<Manifest | undefined> {
    return this.manifest(name, release).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
  }

  async removeAll(expired: { name: string; releases: string[] }[]): Promise<void> {
    const folders = expired.flatMap(({ name, releases }) => releases.map((release) => `${name}/${release}/`));
    await Promise.all(folders.map((folder) => this.store.remove(folder)));
  }

  /** JSON files and source maps keep their first version; every other existing file must be identical. */
  private async create(key: string, body: Buffer) {
    if ((await this.store.create(key, body)) || /\.(json|json\.br|map)$/.test(key)) return;
    const stored = await this.store.read(key);
    if (!stored?.body.equals(body)) throw new Refusal([`The store has another file under ${key}.`]);
  }
}

/** The same content is one release, from whichever commit it was built. */
function isSameRelease(stored: Buffer, offered: Buffer): boolean {
  return stored.equals(offered) || withoutCommit(stored) === withoutCommit(offered);
}

function withoutCommit(manifest: Buffer): string {
  try {
    return JSON.stringify({ ...JSON.parse(manifest.toString()), commit: undefined });
  } catch {
    // A damaged manifest equals none.
    return manifest.toString('hex');
  }
}
