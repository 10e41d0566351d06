import type { StoredFile } from '../../platform/object-store/object-store.js';

/** A bucket answers within 100 ms. */
const maxWaitMs = 300;

interface PolledFileOptions<T> {
  read: () => Promise<StoredFile | null>;
  readPrevious?: (version: string) => Promise<StoredFile | null>;
  parse: (body: Buffer) => T;
  logError: (message: string) => void;
  intervalMs?: number;
}

/** While the file cannot be read or parsed, the last valid content is used. */
export class PolledFile<T> {
  private lastReadAt = -Infinity;
  private reading: Promise<T> | undefined;
  private valid: { content: T; version: string } | undefined;

  constructor(private readonly options: PolledFileOptions<T>) {}

  async content(): Promise<T> {
    const { intervalMs = 500 } = this.options;
    if (this.valid && performance.now() - this.lastReadAt < intervalMs) return this.valid.content;
    this.reading ??= this.readAgain().finally(() => (this.reading = undefined));
    return this.valid ? this.orLastValid(this.reading, this.valid) : this.reading;
  }

  expire(): void {
    this.lastReadAt = -Infinity;
  }

  /** A hanging store delays the first callers briefly, and later ones not at all. */
  private orLastValid(reading: Promise<T>, { content }: { content: T }): Promise<T> {
    const left = this.lastReadAt + maxWaitMs - performance.now();
    if (left <= 0) return Promise.resolve(content);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(content), left);
      reading.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  private async readAgain(): Promise<T> {
    // performance.now(), because Date.now() may jump back and would then stop the polling.
    this.lastReadAt = performance.now();
    let found: StoredFile | null = null;
    try {
      found = await this.options.read();
      if (!found) throw new Error('the file is missing');
      if (found.version !== this.valid?.version)
        this.valid = { content: this.options.parse(found.body), version: found.version };
      return this.valid.content;
    } catch (error) {
      this.valid ??= found ? await this.newestValidBefore(found.version) : undefined;
      if (!this.valid) throw error;
      this.options.logError(`The last valid version is used: ${String(error)}`);
      return this.valid.content;
    }
  }

  private async newestValidBefore(version: string): Promise<{ content: T; version: string } | undefined> {
    const readPrevious = this.options.readPrevious ?? (async () => null);
    for (let found = await readPrevious(version); found; found = await readPrevious(found.version))
      try {
        return { content: this.options.parse(found.body), version: found.version };
      } catch (error) {
        this.options.logError(`Version ${found.version} is damaged too: ${String(error)}`);
      }
    return undefined;
  }
}
