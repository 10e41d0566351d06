import assert from 'node:assert/strict';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { start } from '../run.ts';
import { freePort } from '../start/port.ts';
import { isReady } from '../start/ready.ts';

/** The site of a copied house, with a database of its own, and releases that are not where the house keeps its own. */
export async function startSite(house, settings = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: join(house, '.data'),
    DATABASE_URL: '',
    DEMO_DATA: '0',
    RELEASES_DIR: join(house, '.data/releases'),
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const server = start(process.execPath, ['tools/start.ts'], {
    cwd: house,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady(url))) {
    assert.equal(server.exitCode, null, 'npm start ended before it was ready');
    await pause(50);
  }
  return {
    url,
    releases: env.RELEASES_DIR,
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}
