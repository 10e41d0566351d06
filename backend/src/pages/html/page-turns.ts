import type { FastifyReply, FastifyRequest } from 'fastify';
import { productName } from '../../platform/contract.js';
import { html } from '../../platform/html/markup.js';
import { clientIp, network } from '../../platform/limits/client-ip.js';

/** More at once would only make each of them late, and every call of the API with them. */
const maxAtOnce = 16;
const maxWaiting = 600;

const pageSaying = (sentence: string) =>
  String(
    html`<!doctype html>
      <html lang="en">
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${productName}</title>
        <p>${sentence}</p>
      </html>`,
  );
const busy = {
  status: 503,
  seconds: 5,
  page: pageSaying('We are very busy right now. This page tries again in a few seconds.'),
};
const tooMany = {
  status: 429,
  seconds: 1,
  page: pageSaying('Too many pages are opened from your network. This page tries again in a second.'),
};

/** Bounds the pages under way, so that a crowd that opens pages leaves the API to visitors who have theirs. */
export class PageTurns {
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];

  private readonly thisSecond = new Map<string, number>();
  private second = 0;

  /**
   * One address that opened more than `maxPerSecond` would leave no rendered pages to others. A visitor who waits longer
   * than `maxWaitMs` has left, or sees a browser's own words at the end.
   */
  constructor(
    private readonly maxPerSecond: number,
    private readonly maxWaitMs = 10_000,
  ) {}

  /** A turn ends when the page is sent, not when it has been read. */
  async serve(request: FastifyRequest, reply: FastifyReply, serve: () => Promise<unknown>): Promise<unknown> {
    const arrived = performance.now();
    if (this.isTooOften(network(clientIp(request)), arrived)) return refuse(reply, tooMany);
    if (this.underWay < maxAtOnce) this.underWay += 1;
    else if (this.waiting.length < maxWaiting)
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    else return refuse(reply, busy);
    try {
      if (performance.now() - arrived > this.maxWaitMs) return refuse(reply, busy);
      // The visitor may have left while waiting.
      return reply.raw.destroyed ? reply : await serve();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.underWay -= 1;
    }
  }

  private isTooOften(address: string, now: number): boolean {
    const second = Math.floor(now / 1000);
    if (second !== this.second) this.thisSecond.clear();
    this.second = second;
    const count = (this.thisSecond.get(address) ?? 0) + 1;
    this.thisSecond.set(address, count);
    return count > this.maxPerSecond;
  }
}

const refuse = (reply: FastifyReply, { status, seconds, page }: typeof busy) =>
  reply
    .code(status)
    .headers({ 'retry-after': seconds, refresh: seconds, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page);
