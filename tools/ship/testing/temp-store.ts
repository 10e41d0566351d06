import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../run.ts';

/** A store of its own, and our commands in processes of their own that work on it. */
export function emptyStore() {
  const folder = mkdtempSync(join(tmpdir(), 'amigo-ship-'));
  const env = { RELEASES_DIR: folder, RELEASES_BUCKET: '' };
  const command = (...args) => run(process.execPath, ['tools/ship.ts', ...args], { env });
  return {
    folder,
    env,
    command,
    give: (...args) => run(process.execPath, ['tools/ship/testing/publish-build.ts', ...args], { env }),
    async channels() {
      return JSON.parse((await command('releases', '--json')).output);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
