import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { remotes } from '../build/workspaces.ts';
import { root } from '../root.mjs';

it('no module id in an entry depends on where it was built', () => {
  for (const remote of remotes) {
    const release = join(root, remote, 'dist/release');
    const { entry } = JSON.parse(readFileSync(join(release, 'remote.json'), 'utf8'));
    const text = readFileSync(join(release, entry), 'utf8');
    assert.match(text, /\bcontainer\(\w|"container"/, remote);
    assert.match(text, /\bfederation\(\w|"federation"/, remote);
    assert.ok(!text.includes(root), remote);
  }
});
