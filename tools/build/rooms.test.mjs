import assert from 'node:assert/strict';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { run } from '../run.mjs';
import { copyHouse } from '../testing/house.mjs';
import { changed, printsOf } from '../testing/prints.mjs';
import { rooms } from './rooms.mjs';

const house = copyHouse('rooms');
after(() => rmSync(house, { recursive: true, force: true }));

it('a remote that is built anew changes no file of another room', async () => {
  const folders = rooms.map((room) => `${room}/dist`);
  const before = printsOf(house, folders);
  appendFileSync(join(house, 'mf-messaging/src/Messages.module.css'), '\n.changed { color: inherit; }\n');
  const args = ['tools/build.mjs', 'mf-messaging'];
  const { code, output } = await run(process.execPath, args, { cwd: house, env: { RELEASES_DIR: '' } });
  assert.equal(code, 0, output);
  const rewritten = changed(before, printsOf(house, folders)).filter(
    (file) => !file.endsWith('registry.json'),
  );
  assert.deepEqual([...new Set(rewritten.map((file) => file.split('/')[0]))], ['mf-messaging']);
});
