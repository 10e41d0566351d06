import { parseArgs } from 'node:util';
import { ports } from './settings.ts';
import { breakNames, type BreakName } from './breaking/names.ts';

export const usage = `npm run cluster                     starts it: three databases, a pooler, two nodes and a worker
npm run cluster -- --direct         the same without the pooler
npm run cluster -- --fresh          begins with empty databases
npm run cluster -- --port 9201      other addresses on this machine
npm run cluster -- break <what>     in another terminal; what: ${breakNames.join(', ')}, or all`;

export type Order =
  | { command: 'start'; isDirect: boolean; isFresh: boolean; port: number }
  | { command: 'break'; breaks: BreakName[] };

export class UsageError extends Error {}

export function readOrder(args: readonly string[]): Order {
  const { values, positionals } = parse(args);
  const [command = 'start', ...what] = positionals;
  if (command === 'break') {
    if (Object.keys(values).length) throw new UsageError('break takes no options: they belong to the start.');
    return { command, breaks: breaksNamed(what) };
  }
  if (command !== 'start' || what.length) throw new UsageError(`There is no ${positionals.join(' ')}.`);
  const port = Number(values.port ?? ports.site);
  if (!(Number.isInteger(port) && port > 0 && port < 65_535))
    throw new UsageError(`--port takes a number from 1 to 65534, and not "${values.port}".`);
  return { command, isDirect: values.direct ?? false, isFresh: values.fresh ?? false, port };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { direct: { type: 'boolean' }, fresh: { type: 'boolean' }, port: { type: 'string' } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function breaksNamed(names: readonly string[]): BreakName[] {
  if (names.length === 1 && names[0] === 'all') return [...breakNames];
  const known = breakNames.filter((name) => names.includes(name));
  const unknown = names.filter((name) => !known.some((one) => one === name));
  if (unknown.length || !known.length)
    throw new UsageError(`break needs what to break: ${breakNames.join(', ')}, or all.`);
  return known;
}
