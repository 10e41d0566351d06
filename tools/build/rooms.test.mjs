import assert from 'node:assert/strict';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { run } from '../run.mjs';
import { copyHouse } from '../testing/house.mjs';
import { printsOf } from '../testing/prints.mjs';
import { rooms } from './rooms.mjs';

const house = copyHouse('rooms');
after(() => rmSync(house, { recursive: true, force: true }));

it('a remote that is built anew changes no file of another room', async () => {
  const others = rooms.filter((room) => room !== 'mf-messaging');
  const folders = others.map((room) => `${room}/dist`);
  const before = [printsOf(house, folders), printsOf(house, ['mf-messaging/dist'])];
  appendFileSync(join(house, 'mf-messaging/src/Messages.module.css'), '\n.changed { color: inherit; }\n');
  const { code, output } = await run(process.execPath, ['tools/build.mjs', 'mf-messaging'], {
    cwd: house,
    env: { RELEASES_DIR: '' },
  });
  assert.equal(code, 0, output);
  assert.deepEqual(printsOf(house, folders), before[0]);
  assert.notDeepEqual(printsOf(house, ['mf-messaging/dist']), before[1]);
});
