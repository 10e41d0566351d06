// How long calls of the API take while others ask for much, compared with the time before: 2,000 visitors who open a
// page at the same moment, one address that opens pages without end, and one that posts the longest texts.
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { crowdVerdicts, type Disturbance } from './crowd-verdicts.ts';
import { send, type Answer } from './send.ts';
import { atConstantRate } from '../servers/constant-rate.ts';
import { OwnServers } from '../servers/own-servers.ts';
import { formatMs, percentile } from '../servers/statistics.ts';
import { untilTimeIsOver } from '../servers/until-time-is-over.ts';
import { printVerdicts } from '../servers/verdict.ts';

const visitors = 2_000;
const connections = 4;
const seconds = 8;
const callsPerSecond = 25;

const servers = new OwnServers();
const agent = new Agent({ keepAlive: true });

try {
  const { url } = await servers.start({ DEMO_DATA: '1', LIMITS_SCALE: '1', TRUST_PROXY: '127.0.0.1' });
  // Demo data and the first pages are written beside the first requests.
  await pause(5_000);
  const call = () => send(`${url}/api/airports?q=del`, { address: '198.51.100.7', agent });
  const page = (address: string) => send(`${url}/search`, { address });
  const text = () => send(`${url}/api/find-help/listings`, { address: '198.51.100.9', body: longestText() });
  const withoutEnd = (ask: () => Promise<Answer>) => untilTimeIsOver(ask, { visitors: connections, seconds });
  const disturbances = {
    [`${visitors} visitors open a page at once`]: {
      maxP99: 300,
      run: () => openAtOnce(`${url}/search`),
    },
    'one address opens pages without end': { maxP99: 100, run: () => withoutEnd(() => page('198.51.100.8')) },
    'one address posts the longest texts': { maxP99: 100, run: () => withoutEnd(text) },
  };
  for (const [name, { maxP99, run }] of Object.entries(disturbances)) {
    await pause(2_000);
    const before = await atConstantRate(call, { count: seconds * callsPerSecond, perSecond: callsPerSecond });
    const { during, others } = await beside(run, call);
    const figures: Disturbance = { before: before.map(msOf), during: during.map(msOf), others, maxP99 };
    console.log(`\n${name}: ${others.length} requests, ${counted(others)}`);
    console.log(`  calls before: ${formatTimes(figures.before)}; meanwhile: ${formatTimes(figures.during)}`);
    printVerdicts(crowdVerdicts(figures));
  }
} finally {
  agent.destroy();
  await servers.end();
}

/** In a thread of their own: their work must not delay the calls that are measured. */
async function openAtOnce(page: string): Promise<Answer[]> {
  const crowd = new Worker(new URL('visitors.ts', import.meta.url), { workerData: { page, visitors } });
  const [answers] = await once(crowd, 'message');
  return answers;
}

async function beside(run: () => Promise<Answer[]>, call: () => Promise<Answer>) {
  let isOver = false;
  const calls: Promise<Answer>[] = [];
  const others = run().finally(() => (isOver = true));
  while (!isOver) {
    calls.push(call());
    await pause(1_000 / callsPerSecond);
  }
  return { during: await Promise.all(calls), others: await others };
}

/** Marks in falling order of their class, which Unicode's normal form has to sort. */
function longestText(): string {
  const marks = [0x345, 0x360, 0x35c, 0x315, 0x300, 0x59a, 0x5ae, 0x316, 0x321];
  const description = `a${marks.map((mark) => String.fromCodePoint(mark).repeat(1_640)).join('')}`;
  return JSON.stringify({ description });
}

function msOf({ ms }: Answer): number {
  return ms;
}

function formatTimes(times: readonly number[]): string {
  return `p50 ${formatMs(percentile(times, 0.5))}, p99 ${formatMs(percentile(times, 0.99))}`;
}

function counted(answers: Answer[]): string {
  const counts = Object.groupBy(answers, ({ status }) => status);
  return Object.entries(counts)
    .map(([status, those]) => `${those?.length} with ${status}`)
    .join(', ');
}
