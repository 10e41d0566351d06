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

/** Its own build and releases, what says which of them is current, and the shell's copy of that. */
const expected = [
  'mf-messaging/dist',
  '.releases/messaging',
  '.releases/channels',
  'shell/dist/release/registry.json',
];

it('a remote that is built anew changes no file of another room', async () => {
  const folders = [...rooms.map((room) => `${room}/dist`), '.releases'];
  const before = printsOf(house, folders);
  appendFileSync(join(house, 'mf-messaging/src/Messages.module.css'), '\n.changed { color: inherit; }\n');
  const args = ['tools/build.mjs', 'mf-messaging'];
  const { code, output } = await run(process.execPath, args, { cwd: house, env: { RELEASES_DIR: '' } });
  assert.equal(code, 0, output);
  const files = changed(before, printsOf(house, folders));
  assert.deepEqual(
    files.filter((file) => !expected.some((one) => file.startsWith(join(one)))),
    [],
  );
  assert.ok(files.some((file) => file.startsWith(join('mf-messaging/dist'))));
});
