// npm run cluster: the site on a cluster of databases, on one machine, to be broken.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../tools/build/build-and-publish.ts';
import { runInNamespaces, runWithInput } from '../faults/namespaces.ts';
import { family } from '../faults/world/processes.ts';
import { root } from '../../tools/root.mjs';
import { isTaken } from '../../tools/start/port.ts';
import { readOrder, usage, UsageError, type Order } from './arguments.ts';
import { forward } from './door.ts';
import { printConfigurations } from './print.ts';
import { preparePrograms } from './programs/prepare-programs.ts';
import { obstacle } from './programs/obstacle.ts';
import { holderFile, home, siteNodes, siteUrl, socketOf } from './settings.ts';

try {
  const order = readOrder(process.argv.slice(2));
  if (order.command === 'print') printConfigurations(order.machines, order.folder);
  else process.exitCode = await runHere(order);
} catch (error) {
  console.error((error as Error).message);
  if (error instanceof UsageError) console.error(`\n${usage}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function runHere(order: Exclude<Order, { command: 'print' }>): Promise<number> {
  const reason = obstacle();
  if (reason) throw new Error(reason);
  return order.command === 'break' ? breakIt(order.breaks) : start(order);
}

async function start({ isDirect, isFresh, port }: Extract<Order, { command: 'start' }>): Promise<number> {
  const other = runningCluster();
  if (other) throw new Error(`A cluster is running, or still ending: process ${other}.`);
  const doors = await openDoors(port);
  try {
    const { root: folder, bin } = await preparePrograms();
    if (!(await build())) return 1;
    mkdirSync(home, { recursive: true });
    const args = ['--root', folder, '--bin', bin, '--port', String(port)];
    const options = [...(isDirect ? ['--direct'] : []), ...(isFresh ? ['--fresh'] : [])];
    return await runInNamespaces(join(root, 'lab/cluster/start.ts'), [...args, ...options], {
      more: ['--net', '--ipc'],
      started: (pid) => writeFileSync(holderFile, String(pid)),
    });
  } finally {
    rmSync(holderFile, { force: true });
    for (const door of doors) door.close();
  }
}

/** Before anything else, so that two clusters never start at once. */
async function openDoors(port: number) {
  for (const [at] of siteNodes.entries())
    if (await isTaken(port + at, '127.0.0.1'))
      throw new Error(
        `${siteUrl(at, port)} is in use by another program. Choose other addresses with --port.`,
      );
  return Promise.all(
    siteNodes.map((name, at) => forward({ host: '127.0.0.1', port: port + at }, { path: socketOf(name) })),
  );
}

async function breakIt(breaks: readonly string[]): Promise<number> {
  const first = firstProcess();
  if (!first) throw new Error('No cluster is running: start one in another terminal with npm run cluster.');
  const namespaces = ['--target', String(first), '--mount', '--net', '--pid', '--ipc'];
  const script = [process.execPath, '--no-warnings', join(root, 'lab/cluster/breaking/run.ts'), ...breaks];
  return runWithInput('nsenter', [...namespaces, ...script]);
}

/** The first process inside of the namespaces: the child of the one that made them. */
function firstProcess(): number | undefined {
  const holder = runningCluster();
  return holder ? family(holder)[1] : undefined;
}

function runningCluster(): number | undefined {
  try {
    const holder = Number(readFileSync(holderFile, 'utf8'));
    // Process ids are reused.
    return readFileSync(`/proc/${holder}/comm`, 'utf8') === 'unshare\n' ? holder : undefined;
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
