// 5,000 open streams on one node and 500 messages a second: the time from the sender's commit to the bytes at the
// receiver, and the memory of an open stream; compared with a bare Fastify that listens and writes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { megabytes, OwnServers } from '../servers/own-servers.ts';
import { pg } from '../servers/packages.ts';
import { printVerdicts } from '../servers/verdict.ts';
import { compareStreams, formatMeasurement, ReceivedEvents, type Measurement } from './measurement.ts';
import { openPages, type StreamServer } from './pages.ts';
import { createUsers, type StreamUser } from './people.ts';
import type { CommittedEvent } from './writer.ts';

const streams = 5_000;
const rate = 500;
const seconds = 10;
const rounds = Number(process.env.ROUNDS ?? 3);

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
      console.log(`round ${round}, ${name}: ${formatMeasurement(result)}`);
    }
  printVerdicts(compareStreams(results));
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
  const received = new ReceivedEvents();
  const pages = await openPages(server, users, (event, nanoseconds) => received.add(event, nanoseconds));
  await pause(3_000);
  const kilobytes = ((megabytes(server.pid) - before) * 1_024) / users.length;
  const committed = await writeMessages(users.length, seconds);
  await pause(500);
  await pages.close();
  return { times: received.timesOf(committed), kilobytes };
}

async function writeMessages(readers: number, seconds: number): Promise<CommittedEvent[]> {
  const args = [servers.databaseUrl(), rate, seconds, readers, streams].map(String);
  const writer = fork(join(import.meta.dirname, 'writer.ts'), args);
  const ended = once(writer, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`the writer ended with ${code}`);
  });
  const [[committed]] = await Promise.all([once(writer, 'message'), ended]);
  return committed;
}
