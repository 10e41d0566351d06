import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { constants } from 'node:zlib';
import { root } from '../root.mjs';
import { pack, unpack } from './archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'amigo-archive-'));
before(() => unpack(pack(constants.BROTLI_MIN_QUALITY), folder));
after(() => rmSync(folder, { recursive: true }));

describe('the archive of a built release', () => {
  it('preserves builds byte for byte', () => {
    for (const file of [
      'shell/dist/release/shell.json',
      'mf-account/dist/release/remote.json',
      'backend/dist/main.js',
    ])
      assert.deepEqual(readFileSync(join(folder, file)), readFileSync(join(root, file)));
  });

  it('holds a server that runs without its sources', async () => {
    const dist = join(folder, 'backend/dist');
    assert.equal(existsSync(join(folder, 'backend/src')), false);
    await import(join(dist, 'app.js'));
    const { pageFile } = (await import(join(dist, 'sandbox/page-files.js'))) as {
      pageFile: (name: string) => string;
    };
    for (const name of readdirSync(join(root, 'backend/src/sandbox/pages'))) assert.ok(pageFile(name));
  });

  it('holds no test harness', () => {
    const files = readdirSync(join(folder, 'backend/dist'), { recursive: true, encoding: 'utf8' });
    assert.deepEqual(
      files.filter((file) => /(^|\/)testing(\/|$)|\.test\.js$/.test(file)),
      [],
    );
  });
});
