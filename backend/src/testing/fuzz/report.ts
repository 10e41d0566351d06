import type { fuzz } from './fuzz.js';
import type { OperationTally } from './tally.js';

const header = ['reached', 'accepted', 'slowest ms', '5xx', 'operation'] as const;

/** One line for each operation, the least reached first. */
export function fuzzReport({
  tally,
  logins,
}: Pick<Awaited<ReturnType<typeof fuzz>>, 'tally' | 'logins'>): string {
  const sent = Object.values(tally.statuses).reduce((sum, count) => sum + count, 0);
  const lines = tally.all.toSorted((one, other) => one.reached - other.reached).map(cellsOf);
  return [
    ...[header, ...lines].map(aligned),
    `${sent} cases with ${logins} logins: ${JSON.stringify(tally.statuses)}`,
    `${tally.reached} (${Math.floor((100 * tally.reached) / sent)} %) were answered by an operation's own code, the slowest of all after ${Math.round(tally.slowestMs)} ms`,
  ].join('\n');
}

const cellsOf = ({ reached, accepted, slowestMs, errors, operation }: OperationTally) =>
  [reached, accepted, Math.round(slowestMs), errors, operation].map(String);

/** All but the name of the operation. */
const widths = header.slice(0, -1).map(({ length }) => length);
const aligned = (cells: readonly string[]) =>
  cells.map((cell, index) => cell.padStart(widths[index] ?? 0)).join('  ');
