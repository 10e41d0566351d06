import type { FastifyReply } from 'fastify';
import { productName } from '../../platform/contract.js';
import { html } from '../../platform/html/markup.js';

/** More at once would only make each of them late, and every call of the API with them. */
const maxAtOnce = 16;
const maxWaiting = 600;
const retryAfter = 5;

const busyPage = String(
  html`<!doctype html>
    <html lang="en">
      <title>${productName}</title>
      <p>We are very busy right now. This page tries again in a few seconds.</p>
    </html>`,
);

/** Bounds the pages under way, so that a crowd that opens pages leaves the API to visitors who have theirs. */
export class PageTurns {
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];

  /** A visitor who waits longer has left, or sees a browser's own words at the end. */
  constructor(private readonly maxWaitMs = 10_000) {}

  /** A turn ends when the page is sent, not when it has been read. */
  async serve(reply: FastifyReply, serve: () => Promise<unknown>): Promise<unknown> {
    const arrived = performance.now();
    if (this.underWay < maxAtOnce) this.underWay += 1;
    else if (this.waiting.length < maxWaiting)
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    else return refuse(reply);
    try {
      if (performance.now() - arrived > this.maxWaitMs) return refuse(reply);
      // The visitor may have left while waiting.
      return reply.raw.destroyed ? reply : await serve();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.underWay -= 1;
    }
  }
}

const refuse = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'retry-after': retryAfter, refresh: retryAfter, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(busyPage);
