import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BucketStore } from './bucket-store.js';
import { ifMissing, partsOf } from './keys.js';
import type { ObjectStore, StoredFile } from './object-store.js';

/** A file that is still in use after this time is downloaded once more. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1_000;

/** Immutable files are downloaded once. A missing key is never cached: another server may create it. */
export class CachedStore implements ObjectStore {
  private readonly pendingReads = new Map<string, Promise<StoredFile | null>>();
  private replaced: StoredFile | null = null;

  constructor(
    private readonly bucket: BucketStore & Pick<ObjectStore, 'findDefect'>,
    private readonly folder: string,
    private readonly logError: (message: string) => void,
    /** The only key that is ever replaced. */
    private readonly replacedKey: string,
  ) {}

  async read(key: string): Promise<StoredFile | null> {
    if (key === this.replacedKey) return (this.replaced = await this.bucket.read(key, this.replaced));
    const pending = this.pendingReads.get(key);
    if (pending) return pending;
    const reading = this.readThroughCache(key).finally(() => this.pendingReads.delete(key));
    this.pendingReads.set(key, reading);
    return reading;
  }

  create(key: string, body: Buffer): Promise<boolean> {
    return this.bucket.create(key, body);
  }

  async replace(key: string, body: Buffer, version: string | null): Promise<boolean> {
    const isReplaced = await this.bucket.replace(key, body, version);
    await this.removeCached(key);
    return isReplaced;
  }

  readPrevious(key: string, version: string): Promise<StoredFile | null> {
    return this.bucket.readPrevious(key, version);
  }

  list(folder: string): Promise<string[]> {
    return this.bucket.list(folder);
  }

  async remove(folder: string): Promise<void> {
    await this.bucket.remove(folder);
    await this.removeCached(folder.replace(/\/$/, ''));
  }

  async findDefect(): Promise<string | null> {
    return (await this.bucket.findDefect?.()) ?? null;
  }

  async removeOldFiles(now = Date.now()): Promise<void> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(ifMissing([]));
    for (const entry of entries.filter((one) => one.isFile())) {
      const file = join(entry.parentPath, entry.name);
      const stats = await stat(file).catch(ifMissing(null));
      if (stats && now - stats.mtimeMs > maxAgeMs) await rm(file, { force: true });
    }
  }

  private async readThroughCache(key: string): Promise<StoredFile | null> {
    const cached = await readFile(this.cachePath(key)).catch(ifMissing(null));
    if (cached) return deserialized(cached);
    const stored = await this.bucket.read(key);
    if (stored) await this.cache(key, stored);
    return stored;
  }

  /** An error here does not fail the read, which already has the file from the bucket. */
  private async cache(key: string, { body, version }: StoredFile): Promise<void> {
    const temporary = join(this.folder, `.${randomUUID()}`);
    try {
      await mkdir(dirname(this.cachePath(key)), { recursive: true });
      await writeFile(temporary, Buffer.concat([Buffer.from(`${version}\n`), body]));
      await rename(temporary, this.cachePath(key));
    } catch (error) {
      this.logError(`${key} cannot be cached in ${this.folder}: ${String(error)}`);
      await rm(temporary, { force: true });
    }
  }

  private async removeCached(key: string): Promise<void> {
    await rm(key ? this.cachePath(key) : this.folder, { recursive: true, force: true });
  }

  private cachePath = (key: string) => join(this.folder, ...partsOf(key));
}

function deserialized(cached: Buffer): StoredFile {
  const end = cached.indexOf('\n');
  return { version: cached.toString('latin1', 0, end), body: cached.subarray(end + 1) };
}
