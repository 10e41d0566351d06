import type { Files } from '../shipping/build-check.js';
import { keyOf, manifestFile, readManifest, type Manifest } from './manifest.js';
import { Refusal, type ReleaseStore } from './release-store.js';

/** The releases of a store, each of which stays as it was laid there. */
export class Shelf {
  constructor(private readonly store: ReleaseStore) {}

  /** With its manifest, which comes last, a release is there. */
  async lay({ name, release }: Manifest, files: Files): Promise<void> {
    const last = manifestFile(name);
    const there = await this.store.read(keyOf(name, release, last));
    if (there?.body.equals(files.get(last)!)) return;
    if (there) throw new Refusal([`The store has something else as ${release} of ${name}.`]);
    const others = [...files].filter(([path]) => path !== last);
    await Promise.all(others.map(([path, body]) => this.create(keyOf(name, release, path), body)));
    await this.create(keyOf(name, release, last), files.get(last)!);
  }

  async manifest(name: string, release: string): Promise<Manifest> {
    const found = await this.store.read(keyOf(name, release, manifestFile(name)));
    if (!found) throw new Refusal([`The store has no release ${release} of ${name}.`]);
    try {
      return readManifest(name, found.body);
    } catch {
      throw new Refusal([`What ${release} of ${name} says of itself is damaged in the store.`]);
    }
  }

  /** What is damaged is run by nobody, and must not keep anybody from shipping what mends it. */
  neighbour(name: string, release: string): Promise<Manifest | undefined> {
    return this.manifest(name, release).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
  }

  async remove(name: string, releases: string[]): Promise<void> {
    await Promise.all(releases.map((release) => this.store.remove(`${name}/${release}/`)));
  }

  /** Files are named by their hashes; what describes them stays as it was laid first. */
  private async create(key: string, body: Buffer) {
    if ((await this.store.create(key, body)) || /\.json(\.br)?$/.test(key)) return;
    const there = await this.store.read(key);
    if (!there?.body.equals(body)) throw new Refusal([`The store has another file under ${key}.`]);
  }
}
