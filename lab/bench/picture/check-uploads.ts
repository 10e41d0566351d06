import { formatMs, percentile } from '../servers/statistics.ts';
import type { Verdict } from '../servers/verdict.ts';

export interface Uploads {
  perSecond: number;
  times: number[];
  /** Times of small requests that were made meanwhile. */
  others: number[];
  /** Megabytes. */
  idle: number;
  peak: number;
}

const maxMegabytes = 100;
const longestMs = 2_000;
const longestOtherMs = 100;

export function checkUploads({ times, others, idle, peak }: Uploads): Verdict[] {
  const [slowest, other] = [percentile(times, 1), percentile(others, 0.99)];
  return [
    {
      isMet: slowest <= longestMs,
      text: `the slowest answer after ${formatMs(slowest)} (wanted ${longestMs})`,
    },
    {
      isMet: other <= longestOtherMs,
      text: `p99 of other requests ${formatMs(other)} (wanted ${longestOtherMs})`,
    },
    {
      isMet: peak - idle <= maxMegabytes,
      text: `${peak - idle} MB more at the peak (wanted ${maxMegabytes})`,
    },
  ];
}
