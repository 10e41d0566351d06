import autocannon from 'autocannon';
import { processorSeconds } from './own-servers.ts';
import { median } from './statistics.ts';

export interface LoadTarget {
  url: string;
  /** With the ids of both processes, their processor time is compared, too. */
  pid?: number;
  headers?: Record<string, string>;
  requests?: { path: string }[];
}

export interface ThroughputOptions {
  connections: number;
  rounds: number;
  seconds: number;
  wanted: number;
}

/** In turn, round by round, so that other work of the machine affects both. */
export async function compareThroughput(
  name: string,
  { bare, ours }: { bare: LoadTarget; ours: LoadTarget },
  { connections, rounds, seconds, wanted }: ThroughputOptions,
): Promise<number> {
  const measure = async ({ pid, ...target }: LoadTarget) => {
    const before = pid ? processorSeconds(pid) : 0;
    const result = await autocannon({ connections, duration: seconds, ...target });
    if (result.non2xx || result.errors)
      throw new Error(`${target.url}: ${result.non2xx} refused, ${result.errors} failed`);
    const { total } = result.requests;
    const microseconds = pid ? ((processorSeconds(pid) - before) / total) * 1e6 : NaN;
    return { rate: Math.round(total / result.duration), microseconds };
  };
  // Warm-up, which does not count.
  for (const target of [bare, ours]) await measure(target);
  const rates = { bare: [] as number[], ours: [] as number[] };
  const costs = { bare: [] as number[], ours: [] as number[] };
  for (let round = 1; round <= rounds; round++) {
    for (const [name, target] of Object.entries({ bare, ours })) {
      const { rate, microseconds } = await measure(target);
      rates[name as keyof typeof rates].push(rate);
      costs[name as keyof typeof costs].push(microseconds);
    }
    console.log(`round ${round}: bare ${rates.bare.at(-1)}, ours ${rates.ours.at(-1)} requests a second`);
  }
  const [ourRate, bareRate] = [median(rates.ours), median(rates.bare)];
  const ratio = ourRate / bareRate;
  console.log(
    `${name}: ${ourRate} of ${bareRate} requests a second = ${ratio.toFixed(2)} (wanted ${wanted})`,
  );
  if (bare.pid && ours.pid) {
    const [bareCost, ourCost] = [median(costs.bare), median(costs.ours)];
    console.log(
      `  processor time of the server for a request: bare ${bareCost.toFixed(0)} µs, ours ${ourCost.toFixed(0)} µs`,
    );
  }
  return ratio;
}
