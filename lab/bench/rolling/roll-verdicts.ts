import { formatMs, percentile } from '../servers/statistics.ts';
import type { Verdict } from '../servers/verdict.ts';
import type { RequestFigures } from './request-load.ts';

export interface RollResult extends RequestFigures {
  streams: { wanted: number; open: number; reopened: number };
  nodes: {
    name: string;
    /** With all streams open, at the start and at the end. */
    megabytes: [number, number];
    stops: { milliseconds: number; code: number | null }[];
    crashes: string[];
  }[];
}

export function rollVerdicts({ requests, failed, times, streams, nodes }: RollResult): Verdict[] {
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => formatMs(percentile(times, share)));
  const kinds = [...new Set(failed)].slice(0, 5).join('; ');
  const stops = nodes.flatMap((node) => node.stops);
  const crashes = nodes.flatMap((node) => node.crashes);
  const slowest = Math.max(...stops.map(({ milliseconds }) => milliseconds));
  return [
    {
      isMet: requests > 0 && !failed.length,
      text: `${failed.length} of ${requests} requests failed (wanted 0)${kinds && `: ${kinds}`}; p50 ${p50}, p99 ${p99}, at most ${most}`,
    },
    {
      isMet: streams.open === streams.wanted,
      text: `${streams.open} of ${streams.wanted} streams open at the end; ${streams.reopened} opened again`,
    },
    {
      isMet: stops.length > 0 && !crashes.length && stops.every(({ code }) => code === 0),
      text: `${stops.length} restarts, each node ended by itself within ${formatMs(slowest)}${crashes.map((one) => `; ${one}`).join('')}`,
    },
    ...nodes.map(({ name, megabytes: [start, end] }) => ({
      isMet: Number.isFinite(start) && Number.isFinite(end),
      text: `${name}: ${start} MB at the start, ${end} MB at the end`,
    })),
  ];
}
