import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import webpack from 'webpack';
import { readNotes } from '../host-api/notes.ts';
import { neededLevel, usesOf } from './uses.ts';

const room = mkdtempSync(join(realpathSync(tmpdir()), 'uses-'));
const declared = { routes: [{ calls: ['/api/messages/{to}?limit=50'] }] };
const files = {
  'src/index.js': `import { api, toast as tell } from 'shell/host';
    import { ask } from './asking';
    import('./lazy').then(tell, api.injectEndpoints(ask));`,
  'src/asking.js': 'export { useMe } from "shell/host"; export const ask = (id) => `/api/blocks/${id}`;',
  'src/lazy.js': `import { boot } from 'shell/host'; export default [boot, '/api/sessions'];`,
  'src/forgotten.js': `import { track } from 'shell/host'; export default [track, '/api/forgotten'];`,
  'library.js': `export const theirs = '/api/theirs';`,
};

before(() => {
  for (const [file, code] of Object.entries(files)) write(file, code);
});
after(() => rmSync(room, { recursive: true }));

function write(file, code) {
  mkdirSync(dirname(join(room, file)), { recursive: true });
  writeFileSync(join(room, file), code);
}

const built = (mode) =>
  new Promise((settle, fail) => {
    let uses;
    const read = (compilation) =>
      compilation.hooks.processAssets.tap('test', () => (uses = usesOf(compilation, declared)));
    webpack(
      {
        context: room,
        mode,
        entry: ['./src/index.js', './library.js'],
        output: { path: join(room, 'dist') },
        externals: { 'shell/host': 'var host' },
        plugins: [{ apply: ({ hooks }) => hooks.thisCompilation.tap('test', read) }],
      },
      (error) => (error ? fail(error) : settle(uses)),
    );
  });

describe('what a remote uses', () => {
  for (const mode of ['production', 'development'])
    it(`is read from what it ships, in ${mode}`, async () => {
      assert.deepEqual(await built(mode), {
        host: ['api', 'boot', 'toast', 'useMe'],
        api: ['/api/blocks/{}', '/api/messages/{}', '/api/sessions'],
      });
    });

  it('is everything when it takes the whole host', async () => {
    write('src/lazy.js', `import * as host from 'shell/host'; export default host;`);
    const { host } = await built('development');
    assert.deepEqual(new Set(host), new Set(readNotes().keys()));
  });
});

describe('the level that a remote needs', () => {
  const notes = new Map([
    ['old', 1],
    ['younger', 2],
    ['youngest', 3],
  ]);

  it('is the highest of the names that it uses', () => {
    assert.equal(neededLevel(['old', 'younger'], notes, { oldestHostApi: 1 }), 2);
    assert.equal(neededLevel([], notes, { oldestHostApi: 1 }), 1);
  });

  it('is one that the shell it was built with still speaks', () => {
    assert.equal(neededLevel(['old'], notes, { oldestHostApi: 2 }), 2);
  });

  it('is not known for a name without notes', () => {
    assert.throws(() => neededLevel(['secret'], notes), /HOST_API.md does not know secret/);
  });
});
