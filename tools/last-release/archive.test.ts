import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { constants } from 'node:zlib';
import { root } from '../root.mjs';
import { pack, unpack } from './archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'amigo-archive-'));
before(() => unpack(pack(constants.BROTLI_MIN_QUALITY), folder));
after(() => rmSync(folder, { recursive: true }));

it('keeps what was built, byte for byte', () => {
  for (const file of [
    'shell/dist/release/shell.json',
    'mf-account/dist/release/remote.json',
    'backend/dist/main.js',
  ])
    assert.deepEqual(readFileSync(join(folder, file)), readFileSync(join(root, file)));
});

it('keeps the sources that a server reads, which are those that its image takes', () => {
  const image = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const read = [...image.matchAll(/^COPY --from=build \/site\/(backend\/src\S+)/gm)].map(([, path]) => path);
  assert.ok(read.length);
  assert.deepEqual(
    read.filter((path) => !existsSync(join(folder, path))),
    [],
  );
});
