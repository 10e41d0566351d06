import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SeededRandom } from './seeded-random.ts';
import { possibleFaults } from './faults.ts';
import { Simulation } from './load/simulation.ts';
import { createPeople } from './load/people.ts';
import { Traffic } from './load/traffic.ts';
import { usableConnections } from './proof/pools.ts';
import { proofs } from './proof/proofs.ts';
import { report, reportProofs, type ProofResult } from './report.ts';
import { restartInTurn } from './restarts.ts';
import { FaultInjector } from './fault-injector.ts';
import { World } from './world/world.ts';

const people = 42;
/** The longest time that start, proofs and end take, in addition to the requested minutes. */
const rest = 10 * 60_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    restarts: { type: 'string', default: '0' },
    rate: { type: 'string', default: '100' },
    isolated: { type: 'boolean', default: false },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
const restarts = { times: Number(values.restarts), rate: Number(values.rate) };

const folder = mkdtempSync(join(tmpdir(), `amigo-faults-${seed}-`));
// PostgreSQL runs as another user when this runs as root.
chmodSync(folder, 0o755);
const world = new World(folder, { mayMount: values.isolated });
const traffic = new Traffic();
process.stdin.resume().once('end', () => end({ keep: false, code: 1 }));
setTimeout(() => fail(new Error('The run does not come to its end')), minutes * 60_000 + rest);

try {
  await world.start();
  const simulation = await createPeople(world, traffic, people);
  const results = restarts.times
    ? await restartInTurn(world, simulation, restarts)
    : await survive(simulation);
  console.log(reportProofs(results));
  const failed = results.filter(({ findings }) => findings.length).length;
  console.log(`${results.length - failed} checks passed, ${failed} failed`);
  if (failed) printDetails(reportProofs(results, Infinity));
  end({ keep: failed > 0, code: failed ? 1 : 0 });
} catch (error) {
  fail(error);
}

async function survive(all: Awaited<ReturnType<typeof createPeople>>): Promise<ProofResult[]> {
  const simulation = new Simulation(world.url, all, seed);
  const kinds = possibleFaults(world).filter(({ name }) => name.includes(values.only));
  if (!kinds.length) throw new Error(`No kind of fault is called "${values.only}"`);
  const injector = new FaultInjector(world, simulation, {
    kinds,
    random: new SeededRandom(seed, 'faults'),
    logFile: join(folder, 'faults.log'),
  });
  const connections = await usableConnections(world, simulation.people);
  await simulation.begin();
  await injector.injectFor(minutes * 60_000);
  await simulation.stop();
  const results: ProofResult[] = [];
  for (const { name, check } of proofs(injector, traffic, connections))
    results.push({ name, findings: await check(world, simulation) });
  console.log(report({ seed, minutes, world, simulation, traffic, injector, connections, results }));
  return results;
}

function printDetails(text: string) {
  writeFileSync(join(folder, 'findings.txt'), text);
  const words = process.argv.slice(2).filter((word) => word !== '--isolated');
  const again = words.map((word) => (word.includes(' ') ? `"${word}"` : word));
  console.log(`To see it again: npm run faults -- ${again.join(' ')}`);
}

function fail(error: unknown) {
  console.error(error);
  end({ keep: true, code: 1 });
}

function end({ keep, code }: { keep: boolean; code: number }): never {
  world.end();
  const bulk = ['disk', 'data', 'releases'].map((name) => join(folder, name));
  for (const path of keep ? bulk : [folder]) rmSync(path, { recursive: true, force: true });
  if (keep) console.log(`Logs: ${folder}`);
  process.exit(code);
}
