import { formatMs, percentile } from '../servers/statistics.ts';
import type { Verdict } from '../servers/verdict.ts';

export interface Crowd {
  /** Milliseconds of calls of the API. */
  before: number[];
  during: number[];
  pages: { status: number }[];
}

const maxP99 = 300;

export function crowdVerdicts({ before, during, pages }: Crowd): Verdict[] {
  const [quiet, busy] = [before, during].map((times) => percentile(times, 0.99)) as [number, number];
  const odd = pages.filter(({ status }) => ![200, 503].includes(status)).length;
  return [
    {
      isMet: busy < maxP99,
      text: `p99 of calls ${formatMs(busy)}, ${(busy / quiet).toFixed(1)} times the time before (wanted under ${maxP99} ms)`,
    },
    { isMet: !odd, text: `${odd} pages failed otherwise than by "very busy"` },
  ];
}
