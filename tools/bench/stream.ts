// 5,000 open streams on one node and 500 messages a second to single people: how long after the sender's commit the
// receiver has the bytes, and what an open stream costs in memory; beside a bare Fastify that listens and writes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median, megabytes, OwnServers } from './servers/own-servers.ts';
import { openPages } from './stream/pages.ts';
import { makePeople } from './stream/people.ts';

const require = createRequire(new URL('../../backend/package.json', import.meta.url));
const { default: pg } = await import(require.resolve('pg'));

const streams = 5_000;
const rate = 500;
const seconds = 10;
const rounds = Number(process.env.ROUNDS ?? 3);
const wanted = { milliseconds: 10, timesBare: 4, kilobytes: 30 };

const servers = new OwnServers();
try {
  const ours = { ...(await servers.start()), path: () => '/api/messages/stream' };
  const started = await servers.startBare('stream/bare-server.ts', servers.databaseUrl());
  const bare = { ...started, path: ({ userId }) => `/stream/${userId}` };
  const people = await readyPeople();
  for (const server of [bare, ours]) await warmUp(server, people.slice(0, 200));
  const results = { bare: [], ours: [] };
  for (let round = 1; round <= rounds; round++)
    for (const [name, server] of Object.entries({ bare, ours })) {
      const result = await measure(server, people, seconds);
      results[name].push(result);
      console.log(`round ${round}, ${name}: ${inWords(result)}`);
    }
  report(results);
} finally {
  await servers.end();
}

async function readyPeople() {
  const pool = new pg.Pool({ connectionString: servers.databaseUrl() });
  const people = await makePeople(pool, streams);
  await pool.end();
  return people;
}

/** Both have had visitors before anything counts: the room that a heap makes for coming and going is no stream's. */
async function warmUp(server, people) {
  for (let round = 0; round < 50; round++) {
    const pages = await openPages(server, people, () => {});
    await pages.close();
  }
  await measure(server, people, 3);
}

async function measure(server, people, seconds) {
  await pause(1_000);
  const before = megabytes(server.pid);
  const heard = new Map();
  let repeated = 0;
  const pages = await openPages(server, people, (event, moment) => {
    if (heard.has(event)) repeated += 1;
    heard.set(event, moment);
  });
  await pause(3_000);
  const kilobytes = ((megabytes(server.pid) - before) * 1_024) / people.length;
  const committed = await writeMessages(people.length, seconds);
  await pause(500);
  await pages.close();
  const lost = committed.filter(([event]) => !heard.has(event)).length;
  if (lost || repeated) throw new Error(`${lost} of ${committed.length} were lost, ${repeated} came twice`);
  const times = committed.map(([event, moment]) => (heard.get(event) - moment) / 1e6);
  return { times: times.toSorted((a, b) => a - b), kilobytes };
}

async function writeMessages(readers, seconds) {
  const args = [servers.databaseUrl(), rate, seconds, readers, streams].map(String);
  const writer = fork(join(import.meta.dirname, 'stream/writer.ts'), args);
  const ended = once(writer, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`the writer ended with ${code}`);
  });
  const [[committed]] = await Promise.all([once(writer, 'message'), ended]);
  return committed;
}

function part(times, share) {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))];
}

function inWords({ times, kilobytes }) {
  const [middle, late, latest] = [0.5, 0.99, 1].map((share) => part(times, share).toFixed(2));
  return `p50 ${middle} ms, p99 ${late} ms, latest of ${times.length} ${latest} ms; ${kilobytes.toFixed(1)} KB a stream`;
}

function report({ bare, ours }) {
  const [ourTime, bareTime] = [ours, bare].map((results) =>
    median(results.map(({ times }) => part(times, 0.99))),
  );
  const timesBare = ourTime / bareTime;
  // What the first round has freed, the later ones take again: only the first shows what a stream costs.
  const [ourMemory, bareMemory] = [ours, bare].map(([{ kilobytes }]) => kilobytes);
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
