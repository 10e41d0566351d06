import assert from 'node:assert/strict';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { start } from '../run.ts';
import { freePort } from '../start/port.ts';
import { isReady } from '../start/ready.ts';

export interface RunningSite {
  url: string;
  releases: string;
  stop(): Promise<void>;
}

/** Starts the site of a copied repository with its own database, and with a release store outside of `.releases`. */
export async function startSite(
  repository: string,
  settings: Record<string, string> = {},
): Promise<RunningSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const releases = join(repository, '.data/releases');
  const env = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: join(repository, '.data'),
    DATABASE_URL: '',
    DEMO_DATA: '0',
    RELEASES_DIR: releases,
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const server = start(process.execPath, ['tools/start.ts'], {
    cwd: repository,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady(url))) {
    assert.equal(server.exitCode, null, 'npm start ended before it was ready');
    await pause(50);
  }
  return {
    url,
    releases,
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}
