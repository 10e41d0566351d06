import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { ports } from './settings.ts';
import { breakNames, type BreakName } from './breaking/names.ts';

export const usage = `npm run cluster                     starts it: three databases, a pooler, two nodes and a worker
npm run cluster -- --direct         the same without the pooler
npm run cluster -- --fresh          begins with empty databases
npm run cluster -- --port 9201      other addresses on this machine
npm run cluster -- break <what>     in another terminal; what: ${breakNames.join(', ')}, or all
npm run cluster -- print <folder>   writes the configurations for machines of your own; without a folder on the screen
                                    --machines 10.0.0.11,10.0.0.12,10.0.0.13 names them`;

const exampleMachines = '10.0.0.11,10.0.0.12,10.0.0.13';

export type Order =
  | { command: 'start'; isDirect: boolean; isFresh: boolean; port: number }
  | { command: 'break'; breaks: BreakName[] }
  | { command: 'print'; machines: string[]; folder: string | undefined };

export class UsageError extends Error {}

export function readOrder(args: readonly string[]): Order {
  const { values, positionals } = parse(args);
  const [command = 'start', ...what] = positionals;
  if (command === 'break') {
    if (Object.keys(values).length) throw new UsageError('break takes no options: they belong to the start.');
    return { command, breaks: breaksNamed(what) };
  }
  if (command === 'print') return readPrint(values, what);
  if (values.machines !== undefined) throw new UsageError('--machines belongs to print.');
  if (command !== 'start' || what.length) throw new UsageError(`There is no ${positionals.join(' ')}.`);
  const port = Number(values.port ?? ports.site);
  if (!(Number.isInteger(port) && port > 0 && port < 65_535))
    throw new UsageError(`--port takes a number from 1 to 65534, and not "${values.port}".`);
  return { command, isDirect: values.direct ?? false, isFresh: values.fresh ?? false, port };
}

function readPrint(values: ReturnType<typeof parse>['values'], [folder, ...rest]: string[]): Order {
  const { machines: named = exampleMachines, ...others } = values;
  if (Object.keys(others).length || rest.length)
    throw new UsageError('print takes a folder and --machines, and nothing else.');
  const machines = named.split(',').map((name) => name.trim());
  const isEven = machines.length % 2 === 0;
  if (isEven || machines.length < 3 || new Set(machines).size < machines.length)
    throw new UsageError('--machines takes three or five addresses: etcd decides by majority.');
  const odd = machines.find((name) => isIP(name) !== 4);
  if (odd !== undefined)
    throw new UsageError(
      `--machines takes IPv4 addresses, because etcd listens on no name, and not "${odd}".`,
    );
  return { command: 'print', machines, folder };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        direct: { type: 'boolean' },
        fresh: { type: 'boolean' },
        port: { type: 'string' },
        machines: { type: 'string' },
      },
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
