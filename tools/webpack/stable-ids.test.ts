import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { remotes } from '../build/workspaces.ts';
import { root } from '../root.mjs';

it('nothing in an entry is numbered by where it was built', () => {
  for (const room of remotes) {
    const release = join(root, room, 'dist/release');
    const { entry } = JSON.parse(readFileSync(join(release, 'remote.json'), 'utf8'));
    const text = readFileSync(join(release, entry), 'utf8');
    assert.match(text, /\bcontainer\(\w|"container"/, room);
    assert.match(text, /\bfederation\(\w|"federation"/, room);
    assert.ok(!text.includes(root), room);
  }
});
