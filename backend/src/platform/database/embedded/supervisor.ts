import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';

const shortLife = 30_000;
const firstWait = 100;
const longestWait = 3_000;

export async function superviseServer(
  launch: () => Promise<ChildProcess>,
): Promise<{ stop(): Promise<void> }> {
  const log = new Logger('PostgreSQL');
  let server = await launch();
  let launchedAt = Date.now();
  let failures = 0;
  let isStopping = false;
  let restart = Promise.resolve();
  watch();
  return { stop };

  function watch() {
    server.once('exit', (code, signal) => {
      if (isStopping) return;
      log.error(`The database server ended with ${signal ?? code}; starting it again`);
      if (Date.now() - launchedAt > shortLife) failures = 0;
      restart = relaunch();
    });
  }

  async function relaunch(): Promise<void> {
    while (!isStopping) {
      if (failures) await pause(Math.min(longestWait, firstWait * 2 ** failures));
      failures += 1;
      try {
        server = await launch();
        launchedAt = Date.now();
        log.log('The database server answers again');
        return watch();
      } catch (error) {
        log.error(`The database server does not start: ${(error as Error).message}`);
      }
    }
  }

  async function stop() {
    isStopping = true;
    await restart;
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGINT');
    await gone;
  }
}
