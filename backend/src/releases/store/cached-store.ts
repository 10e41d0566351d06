import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BucketStore } from './bucket-store.js';
import { ifMissing, partsOf } from './keys.js';
import { channelsKey, type ReleaseStore, type Stored } from './release-store.js';

/** As long as a release is kept at least; one that is still in use then crosses the network once more. */
const keptMs = 30 * 24 * 60 * 60 * 1_000;

/**
 * A bucket as a server sees it: what never changes is kept in a folder of this machine after the first read, what is
 * current is asked for every time. A missing key is never remembered: another server may create it at any moment.
 */
export class CachedStore implements ReleaseStore {
  private readonly underway = new Map<string, Promise<Stored | null>>();
  private channels: Stored | null = null;

  constructor(
    private readonly bucket: BucketStore & Pick<ReleaseStore, 'flaw'>,
    private readonly folder: string,
    private readonly complain: (sentence: string) => void,
  ) {}

  async read(key: string): Promise<Stored | null> {
    if (key === channelsKey) return (this.channels = await this.bucket.read(key, this.channels));
    const underway = this.underway.get(key);
    if (underway) return underway;
    const reading = this.readOnce(key).finally(() => this.underway.delete(key));
    this.underway.set(key, reading);
    return reading;
  }

  create(key: string, body: Buffer): Promise<boolean> {
    return this.bucket.create(key, body);
  }

  async replace(key: string, body: Buffer, version: string | null): Promise<boolean> {
    const isReplaced = await this.bucket.replace(key, body, version);
    await this.forget(key);
    return isReplaced;
  }

  before(key: string, version: string): Promise<Stored | null> {
    return this.bucket.before(key, version);
  }

  list(folder: string): Promise<string[]> {
    return this.bucket.list(folder);
  }

  async remove(folder: string): Promise<void> {
    await this.bucket.remove(folder);
    await this.forget(folder.replace(/\/$/, ''));
  }

  async flaw(): Promise<string | null> {
    return (await this.bucket.flaw?.()) ?? null;
  }

  /** Makes room: drops the copies that were made a month ago. */
  async forgetOld(now = Date.now()): Promise<void> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(ifMissing([]));
    for (const entry of entries.filter((one) => one.isFile())) {
      const file = join(entry.parentPath, entry.name);
      const made = await stat(file).catch(ifMissing(null));
      if (made && now - made.mtimeMs > keptMs) await rm(file, { force: true });
    }
  }

  private async readOnce(key: string): Promise<Stored | null> {
    const copy = await readFile(this.copyOf(key)).catch(ifMissing(null));
    if (copy) return unpacked(copy);
    const stored = await this.bucket.read(key);
    if (stored) await this.keep(key, stored);
    return stored;
  }

  /** A copy appears whole, and the read does not fail with it: there is always the bucket. */
  private async keep(key: string, { body, version }: Stored): Promise<void> {
    const draft = join(this.folder, `.${randomUUID()}`);
    try {
      await mkdir(dirname(this.copyOf(key)), { recursive: true });
      await writeFile(draft, Buffer.concat([Buffer.from(`${version}\n`), body]));
      await rename(draft, this.copyOf(key));
    } catch (error) {
      this.complain(`${key} cannot be kept in ${this.folder}: ${String(error)}`);
      await rm(draft, { force: true });
    }
  }

  private async forget(key: string): Promise<void> {
    await rm(key ? this.copyOf(key) : this.folder, { recursive: true, force: true });
  }

  private copyOf = (key: string) => join(this.folder, ...partsOf(key));
}

function unpacked(copy: Buffer): Stored {
  const end = copy.indexOf('\n');
  return { version: copy.toString('latin1', 0, end), body: copy.subarray(end + 1) };
}
