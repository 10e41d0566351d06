import type { Stored } from './release-store.js';

/**
 * Something that may change, looked at no more than twice a second and understood anew when it has changed.
 * What cannot be read or understood leaves the last good one standing; who has none yet takes an earlier one.
 */
export class Watched<T> {
  private looked = -Infinity;
  private looking: Promise<T> | undefined;
  private good: { value: T; version: string } | undefined;

  constructor(
    private readonly look: () => Promise<Stored | null>,
    private readonly understand: (body: Buffer) => T,
    private readonly complain: (sentence: string) => void,
    private readonly before: (version: string) => Promise<Stored | null> = async () => null,
    private readonly glance = 500,
  ) {}

  async read(): Promise<T> {
    if (this.good && performance.now() - this.looked < this.glance) return this.good.value;
    // Whoever asks meanwhile gets what this one look finds.
    this.looking ??= this.lookAgain().finally(() => (this.looking = undefined));
    return this.looking;
  }

  /** The next read looks, however short ago the last one did. */
  expire(): void {
    this.looked = -Infinity;
  }

  private async lookAgain(): Promise<T> {
    // The time of day may jump, and for as long as it jumped back nobody would look.
    this.looked = performance.now();
    let found: Stored | null = null;
    try {
      found = await this.look();
      if (!found) throw new Error('there is nothing');
      if (found.version !== this.good?.version)
        this.good = { value: this.understand(found.body), version: found.version };
      return this.good.value;
    } catch (error) {
      this.good ??= found ? await this.goodBefore(found.version) : undefined;
      if (!this.good) throw error;
      this.complain(`The last good one stands: ${String(error)}`);
      return this.good.value;
    }
  }

  private async goodBefore(version: string): Promise<{ value: T; version: string } | undefined> {
    for (let found = await this.before(version); found; found = await this.before(found.version))
      try {
        return { value: this.understand(found.body), version: found.version };
      } catch (error) {
        this.complain(`${found.version} is damaged too: ${String(error)}`);
      }
    return undefined;
  }
}
