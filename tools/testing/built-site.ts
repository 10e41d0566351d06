import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { releaseFolder } from '../build/publish-builds.ts';
import { root } from '../root.mjs';
import { freePort } from '../start/port.ts';
import { isReady } from '../start/ready.ts';

export async function startBuiltSite(
  settings: Record<string, string> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'amigo-bench-'));
  const [shell, releases] = [join(dataDir, 'shell'), join(dataDir, 'releases')];
  cpSync(join(root, 'shell/dist/release'), shell, { recursive: true });
  cpSync(releaseFolder(), releases, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LIMITS_SCALE: '1000',
    SHELL_DIR: shell,
    RELEASES_DIR: releases,
    ...settings,
  };
  const server = spawn(process.execPath, ['backend/dist/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', openSync(join(dataDir, 'log'), 'w'), 'inherit'],
  });
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    await pause(50);
  }
  const stop = async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}
