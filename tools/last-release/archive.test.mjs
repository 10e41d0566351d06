import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { constants } from 'node:zlib';
import { root } from '../root.mjs';
import { pack, unpack } from './archive.mjs';

const folder = mkdtempSync(join(tmpdir(), 'amigo-archive-'));
after(() => rmSync(folder, { recursive: true }));

it('keeps what was built, byte for byte', () => {
  unpack(pack(constants.BROTLI_MIN_QUALITY), folder);
  for (const file of [
    'shell/dist/release/shell.json',
    'mf-account/dist/release/remote.json',
    'backend/dist/main.js',
  ])
    assert.deepEqual(readFileSync(join(folder, file)), readFileSync(join(root, file)));
});
