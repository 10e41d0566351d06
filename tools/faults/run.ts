// One run, inside its enclosure. When its standard input closes it stops.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Dice } from './dice.ts';
import { possibleFaults } from './faults.ts';
import { Crowd } from './load/crowd.ts';
import { welcome } from './load/people.ts';
import { Traffic } from './load/traffic.ts';
import { usableConnections } from './proof/pools.ts';
import { proofs } from './proof/proofs.ts';
import { report, reportProven, type Proven } from './report.ts';
import { restartInTurn } from './restarts.ts';
import { Storm } from './storm.ts';
import { World } from './world/world.ts';

/** Forty who use the site, and two observers. */
const people = 42;
/** What start, proofs and end take at most, beside the minutes that were asked for. */
const rest = 10 * 60_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    restarts: { type: 'string', default: '0' },
    rate: { type: 'string', default: '100' },
    enclosed: { type: 'boolean', default: false },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
const restarts = { times: Number(values.restarts), rate: Number(values.rate) };

const folder = mkdtempSync(join(tmpdir(), `amigo-faults-${seed}-`));
// PostgreSQL runs as somebody else when this runs as root.
chmodSync(folder, 0o755);
const world = new World(folder, { mayMount: values.enclosed });
const traffic = new Traffic();
process.stdin.resume().once('end', () => end({ keep: false, code: 1 }));
setTimeout(() => fail(new Error('The run does not come to its end')), minutes * 60_000 + rest);

try {
  await world.start();
  const crowd = await welcome(world, traffic, people);
  const proven = restarts.times ? await restartInTurn(world, crowd, restarts) : await survive(crowd);
  console.log(reportProven(proven));
  const failed = proven.filter(({ findings }) => findings.length).length;
  console.log(`${proven.length - failed} checks passed, ${failed} failed`);
  if (failed) tellMore(reportProven(proven, Infinity));
  end({ keep: failed > 0, code: failed ? 1 : 0 });
} catch (error) {
  fail(error);
}

/** Forty people, faults for so many minutes, and a look at everything afterwards. */
async function survive(everybody: Awaited<ReturnType<typeof welcome>>): Promise<Proven[]> {
  const crowd = new Crowd(world.url, everybody, seed);
  const kinds = possibleFaults(world).filter(({ name }) => name.includes(values.only));
  if (!kinds.length) throw new Error(`No kind of fault is called "${values.only}"`);
  const storm = new Storm(world, crowd, {
    kinds,
    dice: new Dice(seed, 'faults'),
    diary: join(folder, 'faults.log'),
  });
  const connections = await usableConnections(world, crowd.people);
  await crowd.begin();
  await storm.rage(minutes * 60_000);
  await crowd.stop();
  const proven: Proven[] = [];
  for (const { name, look } of proofs(storm, traffic, connections))
    proven.push({ name, findings: await look(world, crowd) });
  console.log(report({ seed, minutes, world, crowd, traffic, storm, connections, proven }));
  return proven;
}

function tellMore(text: string) {
  writeFileSync(join(folder, 'findings.txt'), text);
  const words = process.argv.slice(2).filter((word) => word !== '--enclosed');
  const again = words.map((word) => (word.includes(' ') ? `"${word}"` : word));
  console.log(`To see it again: npm run faults -- ${again.join(' ')}`);
}

function fail(error: unknown) {
  console.error(error);
  end({ keep: true, code: 1 });
}

/** Logs are kept where something was found. */
function end({ keep, code }: { keep: boolean; code: number }): never {
  world.end();
  const bulk = ['disk', 'data', 'releases'].map((name) => join(folder, name));
  for (const path of keep ? bulk : [folder]) rmSync(path, { recursive: true, force: true });
  if (keep) console.log(`Logs: ${folder}`);
  process.exit(code);
}
