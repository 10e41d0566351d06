import { median, percentile } from '../servers/statistics.ts';
import type { Verdict } from '../servers/verdict.ts';
import type { CommittedEvent } from './writer.ts';

const wanted = { milliseconds: 10, timesBare: 4, kilobytes: 30 };

export interface Measurement {
  times: number[];
  kilobytes: number;
}

export class ReceivedEvents {
  private readonly times = new Map<string, number>();
  private repeated = 0;

  add(event: string, nanoseconds: number): void {
    if (this.times.has(event)) this.repeated += 1;
    this.times.set(event, nanoseconds);
  }

  timesOf(committed: readonly CommittedEvent[]): number[] {
    const times = committed.flatMap(([event, committedAt]) => {
      const receivedAt = this.times.get(event);
      return receivedAt === undefined ? [] : [(receivedAt - committedAt) / 1e6];
    });
    const lost = committed.length - times.length;
    if (lost || this.repeated)
      throw new Error(`${lost} of ${committed.length} were lost, ${this.repeated} came twice`);
    return times;
  }
}

export function formatMeasurement({ times, kilobytes }: Measurement): string {
  const [p50, p99, latest] = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(2));
  return `p50 ${p50} ms, p99 ${p99} ms, latest of ${times.length} ${latest} ms; ${kilobytes.toFixed(1)} KB a stream`;
}

/** Compares the medians of the rounds, and the memory of the first: later rounds reuse what it has freed. */
export function compareStreams({ bare, ours }: Record<'bare' | 'ours', readonly Measurement[]>): Verdict[] {
  const p99 = (results: readonly Measurement[]) =>
    median(results.map(({ times }) => percentile(times, 0.99)));
  const [ourTime, bareTime] = [p99(ours), p99(bare)];
  const timesBare = ourTime / bareTime;
  const [ourMemory, bareMemory] = [ours[0]?.kilobytes ?? NaN, bare[0]?.kilobytes ?? NaN];
  return [
    {
      isMet: ourTime < wanted.milliseconds,
      text: `p99: ${ourTime.toFixed(2)} ms (wanted under ${wanted.milliseconds})`,
    },
    {
      isMet: timesBare <= wanted.timesBare,
      text: `that is ${timesBare.toFixed(1)} times the bare server's ${bareTime.toFixed(2)} ms (wanted ${wanted.timesBare} at most)`,
    },
    {
      isMet: ourMemory < wanted.kilobytes,
      text: `an open stream: ${ourMemory.toFixed(1)} KB, bare ${bareMemory.toFixed(1)} KB (wanted under ${wanted.kilobytes})`,
    },
  ];
}
