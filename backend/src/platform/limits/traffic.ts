import { Logger } from '@nestjs/common';
import type { Counter } from './counter.js';

/** One statement for so many reads. */
const block = 100;
const aDay = 86_400;

interface Seen {
  uncounted: number;
  today: number;
  yesterday: number;
}

/** How much all read in a day, so that limits know what a small share of it is. */
export class Traffic {
  private readonly log = new Logger('Limits');
  private readonly seen = new Map<string, Seen>();

  constructor(private readonly counter: Counter) {}

  count(action: string): void {
    const seen = this.of(action);
    seen.uncounted += 1;
    if (seen.uncounted < block) return;
    seen.uncounted -= block;
    void this.share(action, seen, block);
  }

  /** Today or yesterday, because a day begins with nothing. */
  perDay(action: string): number {
    const { uncounted, today, yesterday } = this.of(action);
    return Math.max(today + uncounted, yesterday);
  }

  private async share(action: string, seen: Seen, times: number): Promise<void> {
    const key = `${action}:traffic:${aDay}`;
    try {
      const { count = 0 } = (await this.counter.take([{ key, seconds: aDay, times }])).get(key) ?? {};
      if (count < seen.today) seen.yesterday = seen.today;
      seen.today = count;
    } catch (error) {
      // The limits are a little stricter without it, and the request itself has passed.
      this.log.warn({ err: error }, 'The traffic of a day could not be counted');
    }
  }

  private of(action: string): Seen {
    const known = this.seen.get(action);
    if (known) return known;
    const seen = { uncounted: 0, today: 0, yesterday: 0 };
    this.seen.set(action, seen);
    // Learns what other nodes have counted.
    void this.share(action, seen, 0);
    return seen;
  }
}
