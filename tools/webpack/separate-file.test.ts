import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { Configuration } from 'webpack';
import { bundle } from '../testing/bundle.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const folder = tempFolder('separate-file');
const loader = join(import.meta.dirname, 'separate-file.ts');
const rule = (onServer: boolean) => ({
  resourceQuery: /^\?separate$/,
  enforce: 'post' as const,
  type: 'javascript/auto',
  loader,
  options: { onServer },
});

const build = (name: string, onServer = false, cache: Configuration['cache'] = false) =>
  bundle({
    cache,
    context: folder.path,
    mode: 'production',
    entry: './entry.js',
    output: { path: join(folder.path, name), filename: 'main.js', publicPath: '/mf/gates/1/' },
    module: { rules: [rule(onServer)] },
  });

const hashOf = (file: string) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(folder.path, file)))
    .digest('base64')}`;

describe('a separate file', () => {
  before(async () => {
    folder.write(
      'entry.js',
      `import { file as worker } from './count.worker.ts?separate'; import { file as wasm } from './count.wasm?separate';
       window.files = [worker, wasm];`,
    );
    folder.write('count.worker.ts', `import { two } from './two.js'; postMessage(20 + two);`);
    folder.write('two.js', 'export const two = 2;');
    folder.write('count.wasm', '\0asm');
    await build('browser');
    await build('server', true);
  });

  it('is beside the script, which has its address and the hash that a browser computes', () => {
    const main = folder.read('browser/main.js');
    for (const file of ['count.worker.js', 'count.wasm']) {
      assert.match(main, new RegExp(file.replaceAll('.', '\\.')));
      assert.ok(main.includes(hashOf(`browser/${file}`)), file);
    }
  });

  it('holds all that a worker imports, and is not in the script', () => {
    assert.match(folder.read('browser/count.worker.js'), /postMessage\(22\)/);
    assert.doesNotMatch(folder.read('browser/main.js'), /postMessage/);
  });

  it('is the same when it comes from the cache', async () => {
    const cache = { type: 'filesystem' as const, cacheDirectory: join(folder.path, 'cache') };
    for (const round of ['first', 'second']) await build(round, false, cache);
    for (const file of ['main.js', 'count.worker.js', 'count.wasm'])
      assert.equal(folder.read(`second/${file}`), folder.read(`first/${file}`));
    assert.equal(folder.read('first/count.worker.js'), folder.read('browser/count.worker.js'));
  });

  it('is not made for the server', () => {
    assert.match(folder.read('server/main.js'), /address:""/);
    assert.throws(() => folder.read('server/count.worker.js'));
  });
});
