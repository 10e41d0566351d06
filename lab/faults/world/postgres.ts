import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';
import { postgresBinaries } from '../../../backend/src/platform/database/embedded/binaries.ts';
import { prepareFolder, type Runner } from '../../../backend/src/platform/database/embedded/runner.ts';
import { freePort } from '../../../tools/start/port.ts';
import { ended, family, hasEnded, signalAll } from './processes.ts';

const timeout = 30_000;
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  // Small, so that it fits a small disk, and a full disk is noticed soon.
  'max_wal_size=96MB',
  'min_wal_size=32MB',
];

export class Postgres {
  private readonly folder: string;
  private readonly log: string;
  readonly port: number;
  private readonly launch: () => ChildProcess;
  private server: ChildProcess | undefined;

  private constructor(folder: string, log: string, port: number, launch: () => ChildProcess) {
    this.folder = folder;
    this.log = log;
    this.port = port;
    this.launch = launch;
  }

  static async create(folder: string, log: string): Promise<Postgres> {
    const { initdb, postgres } = await postgresBinaries();
    const runner = prepareFolder(folder, postgres);
    const args = ['-D', folder, '-U', 'amigo', '--auth=trust', '--no-instructions', '--no-sync'];
    const [command, all, options] = runner(initdb, [...args, '--locale=C', '--encoding=UTF8']);
    const { status, stderr } = spawnSync(command, all, { ...options, encoding: 'utf8' });
    if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
    const port = await freePort('127.0.0.1');
    return new Postgres(folder, log, port, launcher(runner, postgres, { folder, log, port }));
  }

  url(port = this.port): string {
    return `postgres://amigo@127.0.0.1:${port}/postgres`;
  }

  /** Resolves when it accepts queries. Starts it again if recovery failed. */
  async start(): Promise<void> {
    for (const deadline = Date.now() + timeout; Date.now() < deadline; await pause(50)) {
      if (!this.server || hasEnded(this.server)) this.server = this.launch();
      if (await this.answers()) return;
    }
    throw new Error(`PostgreSQL does not start again: see ${this.log}`);
  }

  /** As the kernel does when memory runs out: the child processes notice and end. */
  async kill(): Promise<void> {
    this.server?.kill('SIGKILL');
    await this.gone();
  }

  async stop(): Promise<void> {
    this.server?.kill('SIGINT');
    await this.gone();
  }

  freeze(): number[] {
    const pids = this.server?.pid ? family(this.server.pid) : [];
    signalAll(pids, 'SIGSTOP');
    return pids;
  }

  /** On a connection of its own, which no fault between nodes and database affects. */
  async query<Row extends QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = new Client({ connectionString: this.url(), connectionTimeoutMillis: 5_000 });
    // The error of a lost connection also rejects the query.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private async answers(): Promise<boolean> {
    try {
      await this.query('select 1');
      return true;
    } catch {
      // Not ready; the caller has a deadline.
      return false;
    }
  }

  /** While a child process is attached to its shared memory, no other server starts in this folder. */
  private async gone(): Promise<void> {
    const memory = sharedMemory(this.folder);
    if (this.server) await ended(this.server);
    while (isAttached(memory)) await pause(20);
  }
}

function launcher(runner: Runner, binary: string, at: { folder: string; log: string; port: number }) {
  const args = ['-D', at.folder, '-p', String(at.port), ...settings.flatMap((setting) => ['-c', setting])];
  const [command, all, options] = runner(binary, args);
  return () => {
    const log = openSync(at.log, 'a');
    // Detached, so that Ctrl-C reaches only this process, which then ends its database.
    const server = spawn(command, all, { ...options, stdio: ['ignore', log, log], detached: true });
    closeSync(log);
    return server;
  };
}

function sharedMemory(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[6]?.trim().split(/\s+/)[1];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAttached(memory: string | undefined): boolean {
  if (!memory) return false;
  const rows = readFileSync('/proc/sysvipc/shm', 'utf8').split('\n');
  return rows
    .map((row) => row.trim().split(/\s+/))
    .some(([, id, , , , , attached]) => id === memory && Number(attached) > 0);
}
