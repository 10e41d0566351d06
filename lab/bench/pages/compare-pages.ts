import { formatMs, median, percentile } from '../servers/statistics.ts';
import type { Verdict } from '../servers/verdict.ts';
import type { Measured } from './load.ts';

const wanted = { ofBare: 0.7, p99: 50, rendered: 0.99 };

export type PageServer = 'bare' | 'unrendered' | 'rendered';
export type Rounds = Record<PageServer, Measured[]>;

const rateOf = (rounds: readonly Measured[]) => median(rounds.map(({ perSecond }) => perSecond));
const shareRendered = (measured: readonly Measured[]) => {
  const pages = measured.flatMap(({ times }) => times).length;
  return measured.reduce((sum, { rendered }) => sum + rendered, 0) / pages;
};

export const halfRate = ({ rendered }: Rounds) => rateOf(rendered) / 2;

export const summarizeRounds = (rounds: readonly Measured[]) => ({
  'pages per second': Math.round(rateOf(rounds)),
  'processor ms a page': Number(median(rounds.map(({ processorMs }) => processorMs)).toFixed(1)),
  'median ms': Number(
    percentile(
      rounds.flatMap(({ times }) => times),
      0.5,
    ).toFixed(1),
  ),
  'rendered, %': Math.round(shareRendered(rounds) * 100),
});

/** A page without its content is cheap, so only a server that renders nearly all counts as fast. */
export function comparePages(rounds: Rounds, atHalfRate: Measured): Verdict[] {
  const [ours, bare] = [rateOf(rounds.rendered), rateOf(rounds.bare)];
  const ratio = ours / bare;
  const p99 = percentile(atHalfRate.times, 0.99);
  const shares = [shareRendered(rounds.rendered), shareRendered([atHalfRate])];
  const [most, half] = shares.map((share) => `${(share * 100).toFixed(1)}%`);
  const unrendered = (ours / rateOf(rounds.unrendered)).toFixed(2);
  return [
    {
      isMet: ratio >= wanted.ofBare,
      text: `${ratio.toFixed(2)} of the bare server's pages a second (at least ${wanted.ofBare}); ${unrendered} of ours without rendering`,
    },
    {
      isMet: p99 < wanted.p99,
      text: `p99 ${formatMs(p99)} at half of that, ${atHalfRate.perSecond.toFixed(0)} a second (wanted under ${formatMs(wanted.p99)}); median ${formatMs(percentile(atHalfRate.times, 0.5))}`,
    },
    {
      isMet: shares.every((share) => share >= wanted.rendered),
      text: `${most} rendered in time, and ${half} at half of the load (at least ${wanted.rendered * 100}%)`,
    },
  ];
}
