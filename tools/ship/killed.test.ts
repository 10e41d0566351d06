import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { start } from '../run.ts';
import { fakeBuild } from './testing/fake-build.ts';
import { createTempStore } from './testing/temp-store.ts';

const store = createTempStore();
after(() => store.remove());

describe('a ship that is killed', () => {
  it('a ship that is killed between two files changes nothing for visitors, and can be run again', async () => {
    await store.publish('gates', 'one');
    const before = await store.channels();

    const { files, manifest } = fakeBuild('gates', 'two');
    const folder = join(store.folder, 'gates', manifest.release);
    await killBeforeLastFile(folder, files.size);
    assert.ok(!readdirSync(folder).includes('remote.json'));
    assert.deepEqual(await store.channels(), before);

    const { code, output } = await store.publish('gates', 'two');
    assert.equal(code, 0, output);
    assert.equal((await store.channels()).names.gates?.current, manifest.release);
    const there = readdirSync(folder).filter((file) => !file.startsWith('.'));
    assert.deepEqual(new Set(there), new Set(files.keys()));
  });
});

/** The publisher compares a file that exists already, and reading a pipe without a writer blocks forever. */
async function killBeforeLastFile(folder: string, count: number) {
  mkdirSync(folder, { recursive: true });
  const pipe = join(folder, 'page.js');
  execFileSync('mkfifo', [pipe]);
  const publishing = start(process.execPath, ['tools/ship/testing/publish-build.ts', 'gates', 'two'], {
    env: store.env,
  });
  while (readdirSync(folder).filter((file) => !file.startsWith('.')).length < count - 1) await pause(10);
  publishing.kill('SIGKILL');
  await once(publishing, 'close');
  rmSync(pipe);
}
