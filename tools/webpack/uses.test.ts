import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { readNotes } from '../host-api/notes.ts';
import { neededLevel, usesOf, type Uses } from './uses.ts';

const workspace = mkdtempSync(join(realpathSync(tmpdir()), 'uses-'));
const declared = { routes: [{ calls: ['/api/messages/{to}?limit=50'] }] };
const files = {
  'src/index.js': `import { api, toast as tell } from 'shell/host';
    import { getReceipt } from 'backend/endpoints/payments';
    import { ask } from './asking';
    import('./lazy').then(tell, api.injectEndpoints(ask, getReceipt));`,
  'src/asking.js': 'export { useMe } from "shell/host"; export const ask = (id) => `/api/blocks/${id}`;',
  'src/lazy.js': `import { boot } from 'shell/host'; export default [boot, '/api/sessions'];`,
  'src/forgotten.js': `import { track } from 'shell/host'; export default [track, '/api/forgotten'];`,
  'library.js': `export const theirs = '/api/theirs';`,
};

before(() => {
  for (const [file, code] of Object.entries(files)) write(file, code);
});
after(() => rmSync(workspace, { recursive: true }));

function write(file: string, code: string) {
  mkdirSync(dirname(join(workspace, file)), { recursive: true });
  writeFileSync(join(workspace, file), code);
}

const usesOfBuild = (mode: 'production' | 'development') =>
  new Promise<Uses>((resolve, reject) => {
    let uses: Uses;
    const read = (compilation: Compilation) =>
      compilation.hooks.processAssets.tap('test', () => {
        uses = usesOf(compilation, declared);
      });
    webpack(
      {
        context: workspace,
        mode,
        entry: ['./src/index.js', './library.js'],
        output: { path: join(workspace, 'dist') },
        externals: { 'shell/host': 'var host', 'backend/endpoints/payments': 'var endpoints' },
        plugins: [{ apply: ({ hooks }: Compiler) => hooks.thisCompilation.tap('test', read) }],
      },
      (error) => (error ? reject(error) : resolve(uses)),
    );
  });

describe('what a remote uses', () => {
  for (const mode of ['production', 'development'] as const)
    it(`is read from the modules it ships, in ${mode}`, async () => {
      assert.deepEqual(await usesOfBuild(mode), {
        host: ['api', 'boot', 'toast', 'useMe'],
        api: ['/api/blocks/{}', '/api/messages/{}', '/api/receipts/{}', '/api/sessions'],
      });
    });

  it('is every name when it imports the whole host', async () => {
    write('src/lazy.js', `import * as host from 'shell/host'; export default host;`);
    const { host } = await usesOfBuild('development');
    assert.deepEqual(new Set(host), new Set(readNotes().keys()));
  });
});

describe('the level that a remote needs', () => {
  const notes = new Map([
    ['old', 1],
    ['younger', 2],
    ['youngest', 3],
  ]);

  it('is the highest level of the names that it uses', () => {
    assert.equal(neededLevel(['old', 'younger'], notes, { oldestHostApi: 1 }), 2);
    assert.equal(neededLevel([], notes, { oldestHostApi: 1 }), 1);
  });

  it('is at least the oldest level of the shell', () => {
    assert.equal(neededLevel(['old'], notes, { oldestHostApi: 2 }), 2);
  });

  it('is unknown for a name without notes', () => {
    assert.throws(() => neededLevel(['secret'], notes), /HOST_API.md does not know secret/);
  });
});
