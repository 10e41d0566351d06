import type { DirectWrite } from './direct-writes.ts';
import type { Asked, Loop } from './probe.ts';

export interface BreakResult {
  name: string;
  what: string;
  isDirect: boolean;
  loops: readonly Loop[];
  confirmed: number;
  /** Confirmed messages that are not stored. */
  missing: number;
  /** Confirmed messages that the live page has not heard of. */
  unheard: number;
  reopened: number;
  /** Live events that were skipped or came twice. */
  streamFaults: readonly string[];
  directWrites: readonly DirectWrite[] | undefined;
  /** Until there were a primary and two replicas again. */
  wholeAfter: number;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
const hasFailed = ({ status }: Asked) => status !== 200;

export function failures({ asked }: Loop): { count: number; milliseconds: number; statuses: string } {
  const failed = asked.filter(hasFailed);
  const [first, last] = [failed[0], failed.at(-1)];
  const byStatus = Map.groupBy(failed, ({ status }) => status ?? 'no answer');
  return {
    count: failed.length,
    milliseconds: first && last ? last.ended - first.began : 0,
    statuses: [...byStatus].map(([status, { length }]) => `${status} × ${length}`).join(', '),
  };
}

function lineOf(loop: Loop): string {
  const { count, milliseconds, statuses } = failures(loop);
  const good = loop.asked.filter((asked) => !hasFailed(asked)).map(({ began, ended }) => ended - began);
  const start = `  ${loop.name.padEnd(9)} asked ${loop.asked.length}, failed ${count}`;
  const failed = count ? ` within ${seconds(milliseconds)} (${statuses})` : '';
  return `${start}${failed}, slowest good answer ${Math.max(0, ...good)} ms`;
}

/** Why the break counts as not survived; empty otherwise. */
export function faultsOf(result: BreakResult): string[] {
  const { missing, unheard, streamFaults, directWrites = [], loops } = result;
  const confirmed = directWrites.filter(({ outcome }) => outcome === 'confirmed').length;
  const failed = loops.reduce((sum, loop) => sum + failures(loop).count, 0);
  const statuses = loops.flatMap(({ asked }) => asked.map(({ status = 0 }) => status));
  const wrong = statuses.filter((status) => status >= 400 && status !== 503);
  return [
    ...(missing ? [`${missing} confirmed messages are missing`] : []),
    ...(unheard ? [`${unheard} confirmed messages never reached the live page`] : []),
    ...streamFaults,
    ...(wrong.length
      ? [`${wrong.length} answers were ${[...new Set(wrong)].join(', ')} in place of 503`]
      : []),
    ...(confirmed ? [`two writers: the old primary confirmed ${confirmed} writes`] : []),
    ...(result.name === 'switch-over' && !result.isDirect && failed
      ? [`${failed} requests failed in a planned switch-over`]
      : []),
  ];
}

export function linesOf(result: BreakResult): string[] {
  const { confirmed, missing, unheard, reopened, directWrites, wholeAfter } = result;
  const faults = faultsOf(result);
  return [
    `${result.name}, ${result.isDirect ? 'without a pooler' : 'through PgBouncer'}: ${result.what}`,
    ...result.loops.map(lineOf),
    `  ${confirmed} messages confirmed, ${missing} of them missing; the live page missed ${unheard}, its stream was reopened ${reopened} times`,
    ...(directWrites ? [directLine(directWrites)] : []),
    `  a primary and two replicas again after ${seconds(wholeAfter)}`,
    ...faults.map((fault) => `  ✗ ${fault}`),
    ...(faults.length ? [] : ['  ✓ survived']),
  ];
}

function directLine(writes: readonly DirectWrite[]): string {
  const count = (outcome: DirectWrite['outcome']) =>
    writes.filter((write) => write.outcome === outcome).length;
  const refused = writes.find(
    ({ outcome, ended, began }) => outcome === 'refused' && (ended ?? began) - began < 400,
  );
  return (
    `  ${writes.length} direct writes to the old primary: ${count('confirmed')} confirmed, ${count('refused')} refused, ` +
    `${count('unanswered')} unanswered; ${refused ? `it takes none since ${seconds(refused.began)}` : 'it refused none at once'}`
  );
}
