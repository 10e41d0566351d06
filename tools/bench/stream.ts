// 5,000 open streams on one node and 500 messages a second: the time from the sender's commit to the bytes at the
// receiver, and the memory of an open stream; compared with a bare Fastify that listens and writes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { megabytes, OwnServers } from './servers/own-servers.ts';
import { pg } from './servers/packages.ts';
import { median, percentile } from './servers/statistics.ts';
import { openPages, type StreamServer } from './stream/pages.ts';
import { createUsers, type StreamUser } from './stream/people.ts';
import type { CommittedEvent } from './stream/writer.ts';

const streams = 5_000;
const rate = 500;
const seconds = 10;
const rounds = Number(process.env.ROUNDS ?? 3);
const wanted = { milliseconds: 10, timesBare: 4, kilobytes: 30 };

interface Measurement {
  /** Milliseconds from commit to receipt. */
  times: number[];
  /** Memory per open stream. */
  kilobytes: number;
}

const servers = new OwnServers();

try {
  const ours: StreamServer = { ...(await servers.start()), pathOf: () => '/api/messages/stream' };
  const started = await servers.startBare('stream/bare-server.ts', servers.databaseUrl());
  const bare: StreamServer = { ...started, pathOf: ({ userId }) => `/stream/${userId}` };
  const users = await createStreamUsers();
  for (const server of [bare, ours]) await warmUp(server, users.slice(0, 200));
  const results = { bare: [] as Measurement[], ours: [] as Measurement[] };
  for (let round = 1; round <= rounds; round++)
    for (const [name, server] of [['bare', bare] as const, ['ours', ours] as const]) {
      const result = await measure(server, users, seconds);
      results[name].push(result);
      console.log(`round ${round}, ${name}: ${format(result)}`);
    }
  report(results);
} finally {
  await servers.end();
}

async function createStreamUsers(): Promise<StreamUser[]> {
  const pool = new pg.Pool({ connectionString: servers.databaseUrl() });
  const users = await createUsers(pool, streams);
  await pool.end();
  return users;
}

/** Opens and closes pages first: the heap that connecting needs is not the memory of an open stream. */
async function warmUp(server: StreamServer, users: StreamUser[]): Promise<void> {
  for (let round = 0; round < 50; round++) {
    const pages = await openPages(server, users, () => {});
    await pages.close();
  }
  await measure(server, users, 3);
}

async function measure(server: StreamServer, users: StreamUser[], seconds: number): Promise<Measurement> {
  await pause(1_000);
  const before = megabytes(server.pid);
  const received = new Map<string, number>();
  let repeated = 0;
  const pages = await openPages(server, users, (event, nanoseconds) => {
    if (received.has(event)) repeated += 1;
    received.set(event, nanoseconds);
  });
  await pause(3_000);
  const kilobytes = ((megabytes(server.pid) - before) * 1_024) / users.length;
  const committed = await writeMessages(users.length, seconds);
  await pause(500);
  await pages.close();
  const times = committed.flatMap(([event, committedAt]) => {
    const receivedAt = received.get(event);
    return receivedAt === undefined ? [] : [(receivedAt - committedAt) / 1e6];
  });
  const lost = committed.length - times.length;
  if (lost || repeated) throw new Error(`${lost} of ${committed.length} were lost, ${repeated} came twice`);
  return { times, kilobytes };
}

async function writeMessages(readers: number, seconds: number): Promise<CommittedEvent[]> {
  const args = [servers.databaseUrl(), rate, seconds, readers, streams].map(String);
  const writer = fork(join(import.meta.dirname, 'stream/writer.ts'), args);
  const ended = once(writer, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`the writer ended with ${code}`);
  });
  const [[committed]] = await Promise.all([once(writer, 'message'), ended]);
  return committed;
}

function format({ times, kilobytes }: Measurement): string {
  const [p50, p99, latest] = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(2));
  return `p50 ${p50} ms, p99 ${p99} ms, latest of ${times.length} ${latest} ms; ${kilobytes.toFixed(1)} KB a stream`;
}

function report({ bare, ours }: Record<'bare' | 'ours', Measurement[]>): void {
  const p99 = (results: Measurement[]) => median(results.map(({ times }) => percentile(times, 0.99)));
  const [ourTime, bareTime] = [p99(ours), p99(bare)];
  const timesBare = ourTime / bareTime;
  // Later rounds reuse memory that the first has freed: only the first shows the cost of a stream.
  const [ourMemory, bareMemory] = [ours[0]?.kilobytes ?? NaN, bare[0]?.kilobytes ?? NaN];
  console.log(`p99: ${ourTime.toFixed(2)} ms (wanted under ${wanted.milliseconds})`);
  console.log(
    `that is ${timesBare.toFixed(1)} times the bare server's ${bareTime.toFixed(2)} ms (wanted ${wanted.timesBare} at most)`,
  );
  console.log(
    `an open stream: ${ourMemory.toFixed(1)} KB, bare ${bareMemory.toFixed(1)} KB (wanted under ${wanted.kilobytes})`,
  );
  const isMet =
    ourTime < wanted.milliseconds && timesBare <= wanted.timesBare && ourMemory < wanted.kilobytes;
  if (!isMet) process.exitCode = 1;
}
