import { formatMs, percentile } from '../servers/statistics.ts';
import type { Verdict } from '../servers/verdict.ts';

const wanted = 2;

export interface InboxTimes {
  few: number[];
  many: number[];
}

export function compareTimes(name: string, { few, many }: InboxTimes): Verdict {
  const p99 = { few: percentile(few, 0.99), many: percentile(many, 0.99) };
  const ratio = p99.many / p99.few;
  const text =
    `${name}: p99 ${formatMs(p99.many)} with 2,000 conversations, ${formatMs(p99.few)} with 20 = ` +
    `${ratio.toFixed(2)} (wanted ${wanted}); ` +
    `median ${formatMs(percentile(many, 0.5))} and ${formatMs(percentile(few, 0.5))}`;
  return { isMet: ratio <= wanted, text };
}
