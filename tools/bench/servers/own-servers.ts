import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../root.mjs';

/** Servers that one bench starts, all with data of their own, and ends when it is done. */
export class OwnServers {
  #dataDir = mkdtempSync(join(tmpdir(), 'amigo-bench-'));
  #started = [];

  /** The built server as an operator starts it; without a DATABASE_URL it brings its own PostgreSQL. */
  async start(env = {}) {
    const flags = process.env.BENCH_NODE_FLAGS?.split(' ') ?? [];
    const log = join(this.#dataDir, `log-${this.#started.length}`);
    const child = spawn(process.execPath, [...flags, 'backend/dist/main.js'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: this.#dataDir,
        DATABASE_URL: '',
        DEMO_DATA: '0',
        LIMITS_SCALE: '1000000',
        ...env,
      },
      // Its log goes to a file, as an operator's would, and not to the process that measures.
      stdio: ['ignore', openSync(log, 'w'), 'inherit'],
    });
    this.#started.push(child);
    for (;;) {
      const port = /^Open http:\/\/localhost:(\d+)/m.exec(readFileSync(log, 'utf8'))?.[1];
      if (port) return { url: `http://127.0.0.1:${port}`, pid: child.pid };
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      await pause(100);
    }
  }

  /** A script beside this one that says its address when it listens. */
  async startBare(script, ...args) {
    const child = fork(join(import.meta.dirname, '..', script), args);
    this.#started.push(child);
    const [url] = await once(child, 'message');
    return url;
  }

  /** A database of the PostgreSQL that the first server brought. */
  databaseUrl(name = 'postgres') {
    const port = readFileSync(join(this.#dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
    return `postgres://amigo@127.0.0.1:${port}/${name}`;
  }

  async end() {
    for (const child of this.#started.reverse()) {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

/** How much memory a process holds, or has held at most. */
export function megabytes(pid, { most = false } = {}) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`${most ? 'VmHWM' : 'VmRSS'}:\\s+(\\d+)`).exec(status)?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
