import { readFile, stat } from 'node:fs/promises';
import type { z } from 'zod';

/**
 * A JSON file that is looked at no more than twice a second and read again when it has changed.
 * What cannot be read or understood leaves the last good one standing.
 */
export class WatchedFile<T> {
  private looked = 0;
  private changed = 0;
  private good: T | undefined;

  constructor(
    private readonly file: string,
    private readonly schema: z.ZodType<T>,
    private readonly complain: (sentence: string) => void,
    private readonly glance = 500,
  ) {}

  async read(): Promise<T> {
    if (this.good !== undefined && Date.now() - this.looked < this.glance) return this.good;
    this.looked = Date.now();
    try {
      const { mtimeMs } = await stat(this.file);
      if (this.good === undefined || mtimeMs !== this.changed) {
        this.good = this.schema.parse(JSON.parse(await readFile(this.file, 'utf8')));
        this.changed = mtimeMs;
      }
    } catch (error) {
      if (this.good === undefined) throw error;
      this.complain(`${this.file} cannot be read, the last good one stands: ${String(error)}`);
    }
    return this.good;
  }
}
