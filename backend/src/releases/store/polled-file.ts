import type { StoredFile } from '../../platform/object-store/object-store.js';

/** A bucket answers within 100 ms. */
const maxWaitMs = 300;
/** The fallback may be older than what visitors had before this server started. */
const maxFirstWaitMs = 3_000;

interface PolledFileOptions<T> {
  read: () => Promise<StoredFile | null>;
  readPrevious?: (version: string) => Promise<StoredFile | null>;
  parse: (body: Buffer) => T;
  /** The content until the file was read once. Without it, `content` throws until then. */
  fallback?: T;
  /** Once, and again only after the file was readable in between. */
  logError: (message: string) => void;
  intervalMs?: number;
}

/** While the file cannot be read or parsed, the last valid content is used. */
export class PolledFile<T> {
  private lastReadAt = -Infinity;
  private reading: Promise<T> | undefined;
  private valid: { content: T; version: string } | undefined;
  private failure: string | undefined;

  constructor(private readonly options: PolledFileOptions<T>) {}

  async content(): Promise<T> {
    const { intervalMs = 500, fallback } = this.options;
    const known = this.valid?.content ?? fallback;
    const isFresh = performance.now() - this.lastReadAt < intervalMs;
    if (known !== undefined && isFresh && (this.valid || !this.reading)) return known;
    this.reading ??= this.readAgain().finally(() => (this.reading = undefined));
    return known === undefined ? this.reading : this.orKnown(this.reading, known);
  }

  expire(): void {
    this.lastReadAt = -Infinity;
  }

  /** A hanging store delays the first callers briefly, and later ones not at all. */
  private orKnown(reading: Promise<T>, content: T): Promise<T> {
    const isFirst = !this.valid && this.failure === undefined;
    const left = this.lastReadAt + (isFirst ? maxFirstWaitMs : maxWaitMs) - performance.now();
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
      this.failure = undefined;
      return this.valid.content;
    } catch (error) {
      this.valid ??= found ? await this.newestValidBefore(found.version) : undefined;
      const known = this.valid?.content ?? this.options.fallback;
      if (known === undefined) throw error;
      this.logChange(`The ${this.valid ? 'last valid version' : 'built-in state'} is used: ${String(error)}`);
      return known;
    }
  }

  private logChange(failure: string): void {
    if (failure !== this.failure) this.options.logError(failure);
    this.failure = failure;
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
