// Three nodes behind a round-robin proxy carry 10,000 live streams and 300 requests a second while each of them is
// restarted twice: how many requests fail (none should), how often a stream opens again, and the memory of each node.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SiteNode } from '../../faults/world/site-node.ts';
import { freePort } from '../../../tools/start/port.ts';
import { RequestLoad } from './request-load.ts';
import { rollVerdicts, type RollResult } from './roll-verdicts.ts';
import { startProxies, type ProxyProcess } from './proxies.ts';
import { LiveStreams } from './live-streams.ts';
import { megabytes, OwnServers } from '../servers/own-servers.ts';
import { pg } from '../servers/packages.ts';
import { printVerdicts } from '../servers/verdict.ts';
import { createUsers } from '../stream/people.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    minutes: { type: 'string', default: '1' },
    streams: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '300' },
  },
});
const [minutes, streamCount, rate] = [values.minutes, values.streams, values.rate].map(Number);
if (!minutes || !streamCount || !rate) {
  console.error('npm run bench -- rolling [--minutes 1] [--streams 10000] [--rate 300]');
  process.exit(2);
}
const rounds = 2;
/** The open files of one process, at most. Each stream takes two in a proxy. */
const streamsPerProxy = 4_000;
const leastProxies = 2;
/** Until then each proxy has seen that the node is back. */
const noticedMs = 2_500;

const servers = new OwnServers();
const folder = mkdtempSync(join(tmpdir(), 'amigo-rolling-'));
const nodes: SiteNode[] = [];
let proxies: ProxyProcess[] = [];
let streams: LiveStreams | undefined;

// The nodes are detached, so Ctrl-C ends only this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().then(() => process.exit(1)));
try {
  printVerdicts(rollVerdicts(await roll(minutes, streamCount, rate)));
} finally {
  await end();
}

async function end(): Promise<void> {
  streams?.close();
  for (const { process } of proxies) process.kill();
  for (const node of nodes) await node.kill();
  await servers.end();
  rmSync(folder, { recursive: true, force: true });
}

async function roll(minutes: number, streamCount: number, rate: number): Promise<RollResult> {
  // It also runs the database, so it is none of the three that are restarted.
  await servers.start({ ROLE: 'worker', SECRET: secret() });
  for (const name of ['node-1', 'node-2', 'node-3']) nodes.push(await startNode(name));
  const urls = nodes.map(({ url }) => url);
  proxies = await startProxies(urls, Math.max(leastProxies, Math.ceil(streamCount / streamsPerProxy)));
  const users = await createPeople(streamCount);
  const addresses = proxies.map(({ url }) => url);

  streams = new LiveStreams(addresses, users);
  await streams.open();
  console.log(`${streams.count} streams are open`);
  const memoryAtStart = memory();
  const load = new RequestLoad(addresses, users, rate);
  const restarts = rounds * nodes.length;
  const step = (minutes * 60_000) / (restarts + 1);
  let next = pause(step);
  for (let restart = 0; restart < restarts; restart++) {
    // Also before the first one: servers that have only just started are slow.
    await next;
    next = pause(step);
    const node = nodes[restart % nodes.length]!;
    await node.stop();
    await node.start();
    await pause(noticedMs);
    const kinds = [...new Set(load.failed)].slice(0, 4).join('; ');
    console.log(
      `${node.name} restarted: ${load.failed.length} failed, ${streams.count} streams open${kinds && ` (${kinds})`}`,
    );
  }
  await next;
  const requests = await load.stop();
  await streams.allOpen();
  const memoryAtEnd = memory();
  return {
    ...requests,
    streams: { wanted: streamCount, open: streams.count, reopened: streams.reopened },
    nodes: nodes.map(({ name, stops, crashes }, at) => ({
      name,
      megabytes: [memoryAtStart[at]!, memoryAtEnd[at]!],
      stops,
      crashes,
    })),
  };
}

function memory(): number[] {
  return nodes.map(({ pid }) => (pid ? megabytes(pid) : NaN));
}

function secret() {
  return 'a secret that is only good for benchmarks';
}

async function startNode(name: string): Promise<SiteNode> {
  const data = join(folder, name);
  mkdirSync(data);
  const env = {
    APP_ENV: 'demo',
    ROLE: 'web',
    DATABASE_URL: servers.databaseUrl(),
    DATA_DIR: data,
    SECRET: secret(),
    DEMO_DATA: '0',
    LIMITS_SCALE: '1000000',
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '3',
  };
  const node = new SiteNode(name, await freePort('127.0.0.1'), env, join(folder, `${name}.log`));
  await node.start();
  return node;
}

async function createPeople(count: number) {
  const pool = new pg.Pool({ connectionString: servers.databaseUrl() });
  const users = await createUsers(pool, count);
  await pool.end();
  return users;
}
