import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
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
  let restarted;

  it('ends with everything it started on Ctrl-C, which a terminal sends to all of them', async () => {
    const site = await start();
    process.kill(-site.npm.pid, 'SIGINT');
    await once(site.npm, 'exit');
    assert.equal(await isGone(site.postgres), true);
  });

  it('starts again within 6 seconds, after everything was killed without a word, too', async () => {
    const killed = await start();
    process.kill(-killed.npm.pid, 'SIGKILL');
    await once(killed.npm, 'exit');
    const began = Date.now();
    restarted = await start();
    const seconds = (Date.now() - began) / 1000;
    assert.ok(seconds < 6, `took ${seconds} s`);
  });

  it('ends with everything it started when it is told to, as a supervisor does', async () => {
    restarted.npm.kill('SIGTERM');
    await once(restarted.npm, 'exit');
    assert.equal(await isGone(restarted.postgres), true);
  });

  it('says in a sentence that its port is taken', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address();
    const npm = npmStart(port);
    let said = '';
    npm.stderr.on('data', (text) => (said += text));
    const [code] = await once(npm, 'exit');
    other.close();
    assert.equal(code, 1);
    assert.match(
      said,
      new RegExp(
        `Port ${port} is in use by another program.*PORT=${port + 1} DATA_DIR=\\.data-${port + 1} npm start`,
      ),
    );
  });
});

function npmStart(port) {
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'warn' };
  return spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
}

/** A site that is ready, with the process ids of what must not outlive it. */
async function start() {
  const port = await freePort();
  const npm = npmStart(port);
  npm.stderr.resume();
  while (!(await isReady(`http://localhost:${port}`))) {
    assert.equal(npm.exitCode, null, 'npm start ended before it was ready');
    await pause(50);
  }
  const postgres = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  return { npm, postgres };
}

/** PostgreSQL is given the moment that a clean stop takes. */
async function isGone(pid) {
  for (const deadline = Date.now() + 5_000; Date.now() < deadline; await pause(50))
    if (!existsSync(`/proc/${pid}`)) return true;
  return false;
}
