// How many requests a second `GET /api/auth/me` answers with a session, beside a bare Fastify + pg that looks the
// same session up in the same database; and how much memory the server takes when nobody asks anything.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { logIn } from './log-in.mjs';

const rounds = 8;
const seconds = 2;
const wanted = 0.7;
const wantedMegabytes = 200;

const root = join(import.meta.dirname, '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'amigo-bench-'));
const started = [];

try {
  const ours = await startServer();
  const idle = await idleMegabytes(ours.pid);
  const { name, value } = await logIn(ours.url, 'bench@example.com');
  const cookie = `${name}=${value}`;
  const bare = await startBare();
  const figures = { bare: [], ours: [] };
  // Both are warm before anything counts.
  await rate(`${bare}/me`, cookie);
  await rate(`${ours.url}/api/auth/me`, cookie);
  for (let round = 0; round < rounds; round++) {
    figures.bare.push(await rate(`${bare}/me`, cookie));
    figures.ours.push(await rate(`${ours.url}/api/auth/me`, cookie));
    console.log(
      `round ${round + 1}: bare ${figures.bare.at(-1)}, ours ${figures.ours.at(-1)} requests a second`,
    );
  }
  const [ourRate, bareRate] = [median(figures.ours), median(figures.bare)];
  const ratio = ourRate / bareRate;
  console.log(
    `GET /api/auth/me: ${ourRate} of ${bareRate} requests a second = ${ratio.toFixed(2)} (wanted ${wanted})`,
  );
  console.log(`idle server: ${idle} MB (wanted under ${wantedMegabytes})`);
  if (ratio < wanted || idle >= wantedMegabytes) process.exitCode = 1;
} finally {
  for (const child of started.reverse()) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
}

async function startServer() {
  const flags = process.env.BENCH_NODE_FLAGS?.split(' ') ?? [];
  const child = spawn(process.execPath, [...flags, 'backend/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO_DATA: '0',
      LIMITS_SCALE: '1000000',
    },
    // Its log goes to a file, as an operator's would, and not to the process that measures.
    stdio: ['ignore', openSync(join(dataDir, 'log'), 'w'), 'inherit'],
  });
  started.push(child);
  for (;;) {
    const port = /^Open http:\/\/localhost:(\d+)/m.exec(readFileSync(join(dataDir, 'log'), 'utf8'))?.[1];
    if (port) return { url: `http://127.0.0.1:${port}`, pid: child.pid };
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await pause(100);
  }
}

async function startBare() {
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  const child = fork(join(import.meta.dirname, 'bare-server.mjs'), [
    `postgres://amigo@127.0.0.1:${port}/postgres`,
  ]);
  started.push(child);
  const [bareUrl] = await once(child, 'message');
  return bareUrl;
}

/** After the start has settled and one collection's worth of time has passed. */
async function idleMegabytes(pid) {
  await pause(5_000);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024);
}

async function rate(url, cookie) {
  const result = await autocannon({ url, headers: { cookie }, connections: 32, duration: seconds });
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return Math.round(result.requests.total / result.duration);
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
