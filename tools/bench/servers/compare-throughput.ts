import autocannon from 'autocannon';
import { median } from './statistics.ts';

export interface LoadTarget {
  url: string;
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
  const measure = async (target: LoadTarget) => {
    const result = await autocannon({ connections, duration: seconds, ...target });
    if (result.non2xx || result.errors)
      throw new Error(`${target.url}: ${result.non2xx} refused, ${result.errors} failed`);
    return Math.round(result.requests.total / result.duration);
  };
  // Warm-up, which does not count.
  for (const target of [bare, ours]) await measure(target);
  const rates = { bare: [] as number[], ours: [] as number[] };
  for (let round = 1; round <= rounds; round++) {
    const [bareRate, ourRate] = [await measure(bare), await measure(ours)];
    rates.bare.push(bareRate);
    rates.ours.push(ourRate);
    console.log(`round ${round}: bare ${bareRate}, ours ${ourRate} requests a second`);
  }
  const [ourRate, bareRate] = [median(rates.ours), median(rates.bare)];
  const ratio = ourRate / bareRate;
  console.log(
    `${name}: ${ourRate} of ${bareRate} requests a second = ${ratio.toFixed(2)} (wanted ${wanted})`,
  );
  return ratio;
}
