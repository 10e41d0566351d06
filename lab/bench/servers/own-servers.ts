import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../../tools/root.mjs';
import type { BareServer } from './bare-server.ts';

export class OwnServers {
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'amigo-bench-'));
  private readonly started: ChildProcess[] = [];
  private logs = 0;

  async start(env: Record<string, string> = {}): Promise<BareServer> {
    // As `npm start` has it.
    const flags = [
      '--concurrent-marking-max-worker-num=1',
      ...(process.env.BENCH_NODE_FLAGS?.split(' ') ?? []),
    ];
    const log = join(this.dataDir, `log-${(this.logs += 1)}`);
    const child = spawn(process.execPath, [...flags, 'backend/dist/main.js'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        DATABASE_URL: '',
        DEMO_DATA: '0',
        LIMITS_SCALE: '1000000',
        ...env,
      },
      // The log goes to a file, as an operator's does, and costs the measuring process nothing.
      stdio: ['ignore', openSync(log, 'w'), 'inherit'],
    });
    this.started.push(child);
    for (;;) {
      const port = /^Open http:\/\/localhost:(\d+)/m.exec(readFileSync(log, 'utf8'))?.[1];
      if (port && child.pid) return { url: `http://127.0.0.1:${port}`, pid: child.pid };
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      await pause(100);
    }
  }

  async startBare(script: string, ...args: string[]): Promise<BareServer> {
    const child = fork(join(import.meta.dirname, '..', script), args);
    this.started.push(child);
    const [server] = await once(child, 'message');
    return server;
  }

  databaseUrl(name = 'postgres'): string {
    const port = readFileSync(join(this.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
    const password = readFileSync(join(this.dataDir, 'postgres.password'), 'utf8');
    return `postgres://amigo:${password}@127.0.0.1:${port}/${name}`;
  }

  async stop(pid: number): Promise<void> {
    const index = this.started.findIndex((child) => child.pid === pid);
    for (const child of this.started.splice(index, 1)) await stop(child);
  }

  async end(): Promise<void> {
    for (const child of this.started.toReversed()) await stop(child);
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

/** Of all threads, as Linux counts it: other work of the machine does not. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticksPerSecond = 100;
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** With its child processes, except its database. */
export function processorSecondsOfAll(pid: number): number {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  const own = children.filter((child) => !readFileSync(`/proc/${child}/comm`, 'utf8').startsWith('postgres'));
  return own.reduce((sum, child) => sum + processorSecondsOfAll(Number(child)), processorSeconds(pid));
}

export function megabytes(pid: number, { peak = false } = {}): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`${peak ? 'VmHWM' : 'VmRSS'}:\\s+(\\d+)`).exec(status)?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
