import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import webpack, { type Compiler } from 'webpack';
import { root } from '../../root.mjs';
import { bundle } from '../../testing/bundle.ts';
import { tempFolder } from '../../testing/temp-folder.ts';
import { manifestWords, type ManifestWords } from './manifest-words.ts';
import { wordRules } from './rules.ts';
import { WordsBeside } from './words-beside.ts';

const folder = tempFolder('words-beside');
const zod = { import: fileURLToPath(import.meta.resolve('zod')), requiredVersion: false as const };
const contract = join(root, 'backend/src/platform/contract.ts');
const files = {
  'package.json': '{ "sideEffects": false }',
  'src/words/en.ts': `export const en = { search: 'Search', gates: (count: number) => count + ' gates', about: 'About' };
    export type Words = typeof en;`,
  'src/words/es.ts': `import { wrapped } from '../wrapped';
    import type { Words } from './en';
    export const es: Words = { about: 'Acerca de', gates: (count) => wrapped(count + ' puertas'), search: 'Buscar' };
    export const titles = { Search: 'Búsqueda' };`,
  'src/words/index.ts': `export { en as words } from './en';`,
  'src/wrapped.ts': 'export const wrapped = (text: string) => `<${text}>`;',
  'src/remote.tsx': `export const pages = [() => import('./Search'), () => import('./About'), () => import('./Form'), () => import('./Plain')];`,
  'src/Search.tsx': `import { words } from './words'; export const page = () => words.search + words.gates(2);`,
  'src/About.tsx': `import { words } from './words'; export const page = () => words.about;`,
  'src/Form.tsx': `import { z } from 'zod'; import { sixDigits } from ${JSON.stringify(contract)};
    export const page = () => z.safeParse(sixDigits, 'no digits');`,
  'src/Plain.tsx': `export const page = () => 'no words';`,
};

/** What a release's manifest says. */
let described: Record<string, ManifestWords> = {};
class Describe {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('Describe', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'Describe', stage }, async () => {
        described = (await manifestWords(compilation, folder.path)).words ?? {};
      });
    });
  }
}

before(async () => {
  for (const [file, code] of Object.entries(files)) folder.write(file, code);
  await bundle({
    context: folder.path,
    mode: 'production',
    devtool: 'hidden-nosources-source-map',
    entry: { main: './src/remote.tsx' },
    output: { path: join(folder.path, 'dist'), chunkFilename: '[name].js', uniqueName: 'gates' },
    resolve: { extensions: ['.tsx', '.ts', '.js'], extensionAlias: { '.js': ['.ts', '.js'] } },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: fileURLToPath(import.meta.resolve('swc-loader')),
          options: { jsc: { target: 'es2023', parser: { syntax: 'typescript', tsx: true } } },
        },
        ...wordRules(folder.path, {}),
      ],
    },
    optimization: { minimize: false },
    plugins: [
      new webpack.sharing.ConsumeSharedPlugin({ consumes: { zod } }),
      new WordsBeside(folder.path),
      new Describe(),
    ],
  });
});

const textOf = (file: string) => folder.read(`dist/${file}`);
const chunkWith = (text: string) =>
  readdirSync(join(folder.path, 'dist')).find(
    (file) => /^\d+\.js$/.test(file) && textOf(file).includes(text),
  ) ?? '';
const spanishBeside = (text: string) => described['es']?.beside[chunkWith(text)] ?? '';

/** What a page has after it has run the file. */
function saidBy(file: string): Record<string, unknown> {
  const page: Record<string, Record<string, unknown>[]> = {};
  vm.runInNewContext(`globalThis = page; ${textOf(file)}`, { page });
  return { ...page[`words of ${basename(folder.path)}`]?.[0] };
}

describe('words beside chunks', () => {
  it('are those that the chunk shows, in another language', () => {
    const said = saidBy(spanishBeside('Search'));
    assert.deepEqual(Object.keys(said), ['0', '1']);
    assert.equal(said['0'], 'Buscar');
    assert.equal((said['1'] as (count: number) => string)(2), '<2 puertas>');
    assert.deepEqual(saidBy(spanishBeside('About')), { 2: 'Acerca de' });
  });

  it('are none where a chunk shows none', () => {
    assert.notEqual(chunkWith('no words'), '');
    assert.equal(described['es']?.beside[chunkWith('no words')], undefined);
    assert.equal(Object.keys(described['es']?.beside ?? {}).length, 2);
  });

  it('are not what contracts say, which has a file that forms load', () => {
    const chunk = chunkWith('no digits');
    assert.equal(described['es']?.beside[chunk], undefined);
    const page: { issueTexts?: ((english: string) => string | undefined)[] } = {};
    vm.runInNewContext(`globalThis = page; ${textOf(`es-${chunk.replace('.js', '-issues.js')}`)}`, { page });
    const [translate] = page.issueTexts ?? [];
    assert.equal(translate?.('Enter the 6 digits of the code'), 'Escribe las 6 cifras del código');
    assert.match(textOf('main.js'), /issueLoads[^]*language \+ "-" \+ chunk \+ "-issues\.js"/);
  });

  it('are loaded with the chunk, of languages that the release has', () => {
    const id = chunkWith('Search').slice(0, -3);
    assert.match(textOf('main.js'), /\["es"\]\.includes\(language\)/);
    assert.match(
      textOf('main.js'),
      new RegExp(`\\.f\\.words = [^]*${id}[^]*language \\+ "-" \\+ chunk \\+ "\\.js"`),
    );
  });

  it('have no map, which would name the folder', () => {
    const maps = readdirSync(join(folder.path, 'dist')).filter((file) => file.endsWith('.map'));
    assert.ok(maps.includes('main.js.map'));
    assert.deepEqual(
      maps.filter((file) => file.startsWith('es-')),
      [],
    );
  });

  it('leave the English chunk its own', () =>
    assert.match(textOf(chunkWith('Search')), /\?\? \(?['"]Search/));
});
