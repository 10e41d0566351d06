import { createHash } from 'node:crypto';
import {
  keyOf,
  manifestFile,
  parseManifest,
  type Manifest,
  type ServedRemote,
  type ServedShell,
} from '../store/manifest.js';
import type { ObjectStore, StoredFile } from '../../platform/object-store/object-store.js';
import type { BuiltInReleases } from '../built-in/built-in-releases.js';

export class ReleaseReader {
  private readonly manifests = new Map<string, Promise<Manifest | null>>();

  constructor(
    private readonly store: ObjectStore,
    private readonly builtIn: BuiltInReleases,
  ) {}

  file(name: string, release: string, file: string): Promise<StoredFile | null> {
    return this.read(keyOf(name, release, file));
  }

  manifest(name: string, release: string): Promise<Manifest | null> {
    const key = keyOf(name, release, manifestFile(name));
    const cached = this.manifests.get(key);
    if (cached) return cached;
    const reading = this.read(key).then((found) => found && withHash(parseManifest(name, found.body), found));
    this.manifests.set(key, reading);
    const forget = () => this.manifests.delete(key);
    // A development build changes under the same name, and a missing release may be shipped later.
    reading.then((manifest) => (!manifest || release === 'dev') && forget(), forget);
    return reading;
  }

  /** What came with this server needs no store: a release is named by its content. */
  private async read(key: string): Promise<StoredFile | null> {
    return (await this.builtIn.read(key)) ?? this.store.read(key);
  }
}

/** A development build changes, so its hash would soon be wrong. */
function withHash(manifest: Manifest, { body }: StoredFile): ServedRemote | ServedShell {
  if (manifest.release === 'dev') return manifest;
  return { ...manifest, manifestHash: `sha384-${createHash('sha384').update(body).digest('base64')}` };
}
