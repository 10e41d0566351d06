import { median } from '../servers/statistics.ts';
import type { Verdict } from '../servers/verdict.ts';

export interface Start {
  /** By the clock. */
  seconds: number;
  processorSeconds: number;
  megabytes: number;
}

const maxProcessorSeconds = 2.5;
/** A slow or busy machine makes both slower. */
const maxTimesBare = 5;

export function formatStart(name: string, starts: readonly Start[]): string {
  const of = (figure: keyof Start) => median(starts.map((start) => start[figure]));
  const [processor, seconds] = [of('processorSeconds').toFixed(2), of('seconds').toFixed(2)];
  return `${name}: ${processor} s of processor time, ready after ${seconds} s, ${of('megabytes')} MB`;
}

export function startVerdicts(bare: readonly Start[], ours: readonly Start[]): Verdict[] {
  const seconds = median(ours.map(({ processorSeconds }) => processorSeconds));
  // Pair by pair, because the speed of the machine changes while this runs.
  const times = median(ours.map((start, at) => start.processorSeconds / (bare[at]?.processorSeconds ?? NaN)));
  return [
    {
      isMet: seconds <= maxProcessorSeconds,
      text: `a start takes ${seconds.toFixed(2)} s of processor time (wanted at most ${maxProcessorSeconds})`,
    },
    {
      isMet: times <= maxTimesBare,
      text: `${times.toFixed(1)} times as much as a bare server (wanted at most ${maxTimesBare})`,
    },
  ];
}
