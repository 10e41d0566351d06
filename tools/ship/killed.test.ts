import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { start } from '../run.ts';
import { madeUp } from './testing/fake-build.ts';
import { emptyStore } from './testing/temp-store.ts';

const store = emptyStore();
after(() => store.remove());

it('a ship that is killed between two files changes nothing for visitors, and can be run again', async () => {
  await store.give('gates', 'one');
  const before = await store.channels();

  const { files, manifest } = madeUp('gates', 'two');
  const folder = join(store.folder, 'gates', manifest.release);
  await killedBeforeTheLastFile(folder, files.size);
  assert.ok(!readdirSync(folder).includes('remote.json'));
  assert.deepEqual(await store.channels(), before);

  const { code, output } = await store.give('gates', 'two');
  assert.equal(code, 0, output);
  assert.equal((await store.channels()).names.gates.current, manifest.release);
  const there = readdirSync(folder).filter((file) => !file.startsWith('.'));
  assert.deepEqual(new Set(there), new Set(files.keys()));
});

/** A file that is there already is compared, and a pipe that nobody fills lets whoever reads it wait for ever. */
async function killedBeforeTheLastFile(folder, count) {
  mkdirSync(folder, { recursive: true });
  const pipe = join(folder, 'page.js');
  execFileSync('mkfifo', [pipe]);
  const give = start(process.execPath, ['tools/ship/testing/publish-build.ts', 'gates', 'two'], {
    env: store.env,
  });
  while (readdirSync(folder).filter((file) => !file.startsWith('.')).length < count - 1) await pause(10);
  give.kill('SIGKILL');
  await once(give, 'close');
  rmSync(pipe);
}
