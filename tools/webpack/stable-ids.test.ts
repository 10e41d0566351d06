import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { remotes } from '../build/workspaces.ts';
import { root } from '../root.mjs';
import { tempFolder } from '../testing/temp-folder.ts';
import { StableIds } from './stable-ids.ts';

const folder = tempFolder('stable-ids');
const files = Array.from({ length: 450 }, (_, number) => `page${number}.js`);

function sources(name: string): string {
  const path = join(folder.path, name);
  mkdirSync(path);
  for (const file of ['index.js', ...files]) writeFileSync(join(path, file), 'globalThis.has = true;');
  return path;
}

/** As the federation plugin does with shared libraries: each is added when it has been found. */
const addedAsFound = (found: string[]): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.finishMake.tapPromise('Found', async (compilation) => {
      const add = promisify(compilation.addInclude.bind(compilation));
      for (const file of found)
        await add(compiler.context, webpack.EntryPlugin.createDependency(`./${file}`, file), {
          name: 'main',
        });
    });
  },
});

async function idsOf(path: string, found: string[]): Promise<string[]> {
  const compiler = webpack({
    context: path,
    mode: 'production',
    entry: './index.js',
    output: { path: join(path, 'dist') },
    optimization: { minimize: false },
    plugins: [addedAsFound(found), new StableIds(path)],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const { modules, errors } = stats!.toJson({
    all: false,
    modules: true,
    ids: true,
    errors: true,
    modulesSpace: Infinity,
  });
  assert.deepEqual(errors, []);
  return modules!.map(({ name, id }) => `${name} ${id}`).sort();
}

describe('the id of a module', () => {
  it('does not depend on the order in which files were found', async () => {
    const path = sources('order');
    const ids = await idsOf(path, files);
    assert.equal(ids.length, 1 + files.length);
    assert.deepEqual(await idsOf(path, files.toReversed()), ids);
  });

  it('does not depend on the folder', async () => {
    assert.deepEqual(await idsOf(sources('here'), files), await idsOf(sources('there'), files));
  });

  it('in an entry does not tell where it was built', () => {
    for (const remote of remotes) {
      const release = join(root, remote, 'dist/release');
      const { entry } = JSON.parse(readFileSync(join(release, 'remote.json'), 'utf8'));
      const text = readFileSync(join(release, entry), 'utf8');
      assert.match(text, /\bcontainer\(\w|"container"/, remote);
      assert.match(text, /\bfederation\(\w|"federation"/, remote);
      assert.ok(!text.includes(root), remote);
    }
  });
});
