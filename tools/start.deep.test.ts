import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { after, describe, it } from 'node:test';
import { root } from './root.mjs';
import { freePort } from './start/port.ts';
import { isReady } from './start/ready.ts';

const folder = mkdtempSync(join(tmpdir(), 'amigo-start-'));
after(() => rmSync(folder, { recursive: true, force: true }));

describe('npm start', () => {
  let restarted: RunningSite;

  it('ends with all its processes on Ctrl-C, which a terminal sends to each of them', async () => {
    const site = await start();
    process.kill(-site.pid, 'SIGINT');
    await once(site.npm, 'exit');
    assert.equal(await isGone(site.postgres), true);
  });

  it('is ready after its processes were killed nearly as soon as after they ended', async () => {
    const ended = await start();
    process.kill(-ended.pid, 'SIGKILL');
    await once(ended.npm, 'exit');
    restarted = await start();
    const ratio = restarted.seconds / ended.seconds;
    assert.ok(ratio < 2, `took ${restarted.seconds} s, ${ratio} times a start after an end`);
  });

  it('ends with all its processes on SIGTERM, which a supervisor sends', async () => {
    restarted.npm.kill('SIGTERM');
    await once(restarted.npm, 'exit');
    assert.equal(await isGone(restarted.postgres), true);
  });

  it('reports in one sentence that its port is taken', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const npm = npmStart(port);
    let errors = '';
    npm.stderr?.on('data', (text) => (errors += text));
    const [code] = await once(npm, 'exit');
    other.close();
    assert.equal(code, 1);
    assert.match(
      errors,
      new RegExp(
        `Port ${port} is in use by another program.*PORT=${port + 1} DATA_DIR=\\.data-${port + 1} npm start`,
      ),
    );
  });
});

function npmStart(port: number): ChildProcess {
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'warn' };
  return spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
}

interface RunningSite {
  npm: ChildProcess;
  /** npm's process id, which is also that of its group. */
  pid: number;
  /** PostgreSQL's process id. */
  postgres: number;
  /** How long the site took to be ready. */
  seconds: number;
}

async function start(): Promise<RunningSite> {
  const port = await freePort();
  const began = performance.now();
  const npm = npmStart(port);
  npm.stderr?.resume();
  assert.ok(npm.pid);
  while (!(await isReady(`http://localhost:${port}`))) {
    assert.equal(npm.exitCode, null, 'npm start ended before it was ready');
    await pause(50);
  }
  const seconds = (performance.now() - began) / 1000;
  const postgres = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  return { npm, pid: npm.pid, postgres, seconds };
}

/** Waits for the moment that a clean stop of PostgreSQL takes. */
async function isGone(pid: number): Promise<boolean> {
  for (const deadline = Date.now() + 5_000; Date.now() < deadline; await pause(50))
    if (!existsSync(`/proc/${pid}`)) return true;
  return false;
}
