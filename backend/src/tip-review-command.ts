import { ConflictException } from '@nestjs/common';
import { createApp } from './app.js';
import { TipReviews } from './payments/tips/tip-reviews.js';
import type { Config } from './platform/config/config.js';

const decisions = { release: 'goes on to the helper', refund: 'goes back to the card' };

/**
 * `node dist/main.js --tips`: lists the paid tips that failed a check; `--tips release 12 13` and `--tips refund 14`
 * decide about them. Resolves to the lines of its output.
 */
export async function runTipReviewCommand(
  config: Config,
  [verb = 'list', ...ids]: string[],
): Promise<string[]> {
  const app = await createApp({ ...config, role: 'web' });
  try {
    const reviews = app.get(TipReviews);
    if (verb !== 'release' && verb !== 'refund') {
      const waiting = await reviews.waiting();
      const lines = waiting.map(
        ({ id, cents, reason, at }) => `${id}  $${(cents / 100).toFixed(2)}  ${at.toISOString()}  ${reason}`,
      );
      return [...lines, `${lines.length} tips wait for a review`];
    }
    return await Promise.all(
      ids.map(async (id) => {
        try {
          await reviews[verb](Number(/^\d{1,15}$/.test(id) ? id : 0));
          return `Tip ${id} ${decisions[verb]}`;
        } catch (error) {
          if (!(error instanceof ConflictException)) throw error;
          return `Tip ${id}: ${error.message}`;
        }
      }),
    );
  } finally {
    await app.close();
  }
}
