import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../config/free-port.js';
import { lockFolder } from './folder-lock.js';
import { postgresBinaries } from './binaries.js';
import { askForPassword } from './database-password.js';
import { stopLeftover } from './leftover-process.js';
import { prepareFolder, type Runner } from './runner.js';
import { superviseServer } from './supervisor.js';

export interface EmbeddedPostgres {
  port: number;
  url(database?: string): string;
  stop(): Promise<void>;
}

interface Options {
  dir: string;
  port?: number;
  /** False trades durability and the password for speed, and tables are analyzed only by command: tests only. */
  durable?: boolean;
  /** Called when its process runs, long before it accepts connections. */
  onLaunch?: () => void;
}

const superuser = 'amigo';

export const urlAt = (port: number, password: string | undefined, database = 'postgres') =>
  `postgres://${superuser}${password ? `:${password}` : ''}@127.0.0.1:${port}/${database}`;

export async function startEmbeddedPostgres({
  dir,
  port,
  durable = true,
  onLaunch,
}: Options): Promise<EmbeddedPostgres> {
  const folder = resolve(dir);
  const unlock = lockFolder(folder);
  try {
    const { initdb, postgres } = await postgresBinaries();
    const runner = prepareFolder(folder, postgres);
    if (!existsSync(join(folder, 'PG_VERSION'))) initialise(runner, initdb, folder, durable);
    await stopLeftover(folder);
    const access = durable ? askForPassword(folder, { runner, postgres, user: superuser }) : undefined;
    const at = port ?? (await freePort());
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      ...(access ? [access.setting] : []),
      ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']),
    ];
    const args = ['-D', folder, '-p', String(at), ...settings.flatMap((setting) => ['-c', setting])];
    const server = await superviseServer(async () => {
      await stopLeftover(folder);
      return launch(runner, postgres, args, onLaunch);
    });
    return {
      port: at,
      url: (database) => urlAt(at, access?.password, database),
      stop: async () => {
        await server.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function launch(
  runner: Runner,
  postgres: string,
  args: string[],
  onLaunch?: () => void,
): Promise<ChildProcess> {
  const [command, all, options] = runner(postgres, args);
  // Detached: Ctrl-C must not stop the database before our requests are finished.
  const server = spawn(command, all, { ...options, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const ready = untilReady(server);
  onLaunch?.();
  await ready;
  return server;
}

function initialise(runner: Runner, initdb: string, folder: string, durable: boolean) {
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const speed = durable ? [] : ['--no-sync'];
  const args = ['-D', folder, '-U', superuser, '--auth=trust', '--no-instructions', ...locale, ...speed];
  const [command, all, options] = runner(initdb, args);
  const made = spawnSync(command, all, { ...options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((settle, fail) => {
    let output = '';
    const gone = (code: number | null) => fail(new Error(`PostgreSQL ended with ${code}: ${output}`));
    server.once('error', fail);
    // Not 'exit': its last output may arrive later.
    server.once('close', gone);
    server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      if (!server.listeners('close').includes(gone)) return;
      output += chunk;
      if (!/ready to accept (read-only )?connections/.test(output)) return;
      server.off('close', gone);
      settle();
    });
  });
}
