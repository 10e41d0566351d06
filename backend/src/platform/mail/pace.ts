import { setTimeout as wait } from 'node:timers/promises';

/**
 * Turns at even distances. nodemailer's own `rateLimit` lets connections that are idle send more than the rate.
 * A break earns nothing: a provider may count any second, not only whole ones.
 */
export class Pace {
  private next = 0;
  private readonly distanceMs: number;

  constructor(perSecond: number) {
    this.distanceMs = 1_000 / perSecond;
  }

  async turn(): Promise<void> {
    const now = performance.now();
    const turn = Math.max(now, this.next);
    this.next = turn + this.distanceMs;
    if (turn > now) await wait(Math.ceil(turn - now));
  }
}
