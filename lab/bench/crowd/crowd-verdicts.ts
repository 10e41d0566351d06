import { formatMs, percentile } from '../servers/statistics.ts';
import type { Verdict } from '../servers/verdict.ts';

export interface Disturbance {
  /** Milliseconds of calls of the API. */
  before: readonly number[];
  during: readonly number[];
  /** Of those who ask for much. */
  others: readonly { status: number }[];
  maxP99: number;
}

/** Those who ask for much may be refused in words. */
const refusals = [400, 429, 503];

export function crowdVerdicts({ before, during, others, maxP99 }: Disturbance): Verdict[] {
  const [quiet, busy] = [percentile(before, 0.99), percentile(during, 0.99)];
  const failed = others.filter(({ status }) => status !== 200 && !refusals.includes(status)).length;
  return [
    {
      isMet: busy < maxP99,
      text: `p99 of calls ${formatMs(busy)}, ${(busy / quiet).toFixed(1)} times the time before (wanted under ${maxP99} ms)`,
    },
    { isMet: !failed, text: `${failed} requests failed without words` },
  ];
}
