import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Channels } from '../../../backend/src/releases/channels/contract.ts';
import { run } from '../../run.ts';

/** An empty release store, and the commands that work on it, each in its own process. */
export function createTempStore() {
  const folder = mkdtempSync(join(tmpdir(), 'amigo-ship-'));
  const env = { RELEASES_DIR: folder, RELEASES_BUCKET: '' };
  const command = (...args: string[]) => run(process.execPath, ['tools/ship.ts', ...args], { env });
  return {
    folder,
    env,
    command,
    publish: (...args: string[]) =>
      run(process.execPath, ['tools/ship/testing/publish-build.ts', ...args], { env }),
    async channels(): Promise<Channels> {
      return JSON.parse((await command('releases', '--json')).output);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
