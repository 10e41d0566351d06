// How long calls of the API take while 2,000 visitors open a page at the same moment, compared with the time before.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { crowdVerdicts, type Crowd } from './crowd/crowd-verdicts.ts';
import { atConstantRate } from './servers/constant-rate.ts';
import { OwnServers } from './servers/own-servers.ts';
import { formatMs, percentile } from './servers/statistics.ts';
import { printVerdicts } from './servers/verdict.ts';

const visitors = 2_000;
const callsPerSecond = 25;
const quietSeconds = 8;

const servers = new OwnServers();
const agent = new Agent({ keepAlive: true });

try {
  const { url } = await servers.start({ DEMO_DATA: '1', LIMITS_SCALE: '1', TRUST_PROXY: '127.0.0.1' });
  await pause(5_000);
  const call = () => timed(`${url}/api/airports?q=del`, '198.51.100.7', agent);
  await call();
  const before = await atConstantRate(call, {
    count: quietSeconds * callsPerSecond,
    perSecond: callsPerSecond,
  });
  const crowd = Promise.all(
    Array.from({ length: visitors }, (_, at) => timed(`${url}/search`, addressOf(at))),
  );
  let isOver = false;
  void crowd.finally(() => (isOver = true));
  const during: Timed[] = [];
  const calls: Promise<unknown>[] = [];
  while (!isOver) {
    calls.push(call().then((timed) => during.push(timed)));
    await pause(1_000 / callsPerSecond);
  }
  await Promise.all(calls);
  const pages = await crowd;
  const figures: Crowd = { before: before.map(msOf), during: during.map(msOf), pages };
  const shown = pages.filter(({ status }) => status === 200);
  const p99 = (times: number[]) => formatMs(percentile(times, 0.99));
  console.log(
    `${visitors} visitors open /search at once: ${shown.length} get it, the last after ${p99(shown.map(msOf))}`,
  );
  console.log(
    `calls meanwhile: ${during.length}, p50 ${formatMs(percentile(figures.during, 0.5))}, p99 ${p99(figures.during)}`,
  );
  console.log(`calls before: p50 ${formatMs(percentile(figures.before, 0.5))}, p99 ${p99(figures.before)}`);
  printVerdicts(crowdVerdicts(figures));
} finally {
  agent.destroy();
  await servers.end();
}

interface Timed {
  status: number;
  ms: number;
}

function timed(url: string, address: string, agent?: Agent): Promise<Timed> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': address };
    request(url, { agent: agent ?? false, headers }, (response) => {
      response.resume().once('end', () => {
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - began });
      });
    })
      .on('error', reject)
      .end();
  });
}

function msOf({ ms }: Timed): number {
  return ms;
}

function addressOf(visitor: number): string {
  return `203.${visitor >> 8}.${visitor & 255}.1`;
}
