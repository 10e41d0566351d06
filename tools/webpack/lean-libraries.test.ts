import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import webpack from 'webpack';
import { resourceOf } from './chunks.ts';
import { LeanLibraries, replacements } from './lean-libraries/lean-libraries.ts';

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'lean-'));
const installed = (name: string) =>
  createRequire(import.meta.url)
    .resolve(name)
    .replace(/cjs$/, 'js');
const runtime = installed('@module-federation/runtime');
const bundlerRuntime = installed('@module-federation/webpack-bundler-runtime');
const icon = createRequire(join(import.meta.dirname, '../../shared-ui/package.json')).resolve(
  'lucide-react/icons/check',
);
let files: string[] = [];
let problems: string[] = [];

before(async () => {
  writeFileSync(
    join(folder, 'index.js'),
    [runtime, bundlerRuntime, icon].map((file) => `export * from ${JSON.stringify(file)};`).join('\n'),
  );
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(
      {
        context: folder,
        mode: 'none',
        entry: './index.js',
        output: { path: join(folder, 'dist') },
        module: { rules: [{ test: /\.ts$/, loader: fileURLToPath(import.meta.resolve('swc-loader')) }] },
        plugins: [new LeanLibraries()],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
  assert.ok(stats);
  files = [...stats.compilation.modules].map((module) => resourceOf(module) ?? '');
  problems = [...stats.compilation.errors, ...stats.compilation.warnings].map(({ message }) => message);
});
after(() => rmSync(folder, { recursive: true }));

describe('the installed packages', () => {
  for (const { file, of, by } of replacements) {
    it(`has modules that ${by} replaces`, () => {
      assert.ok(
        files.some((one) => one.endsWith(`/lean-libraries/${by}`)),
        `no module matches ${file}: the packages have moved it`,
      );
      const left = files.filter((one) => of.test(one) && file.test(one));
      assert.deepEqual(left, []);
    });
  }

  it('finds every export that it imports in the replacements', () => {
    assert.deepEqual(problems, []);
  });
});

it('a replacement of the SDK’s logger has all its methods', async () => {
  const { createLogger } = await import('./lean-libraries/plain-logger.ts');
  const logger = createLogger('[ a test ]');
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const)
    assert.equal(typeof logger[method], 'function');
});

it('a bundle starts the federation runtime with its own options', async () => {
  const { getSharedFallbackGetter, init } = await import('./lean-libraries/plain-sharing.ts');
  const federation = {
    runtime: { init: (options: unknown) => ({ options }) },
    initOptions: { name: 'mf_a' },
  };
  assert.deepEqual(init({ webpackRequire: { federation } }), { options: { name: 'mf_a' } });
  const factory = () => 'a library';
  assert.equal(getSharedFallbackGetter({ factory }), factory);
});

it('an icon draws its shapes, and is decoration unless told otherwise', async () => {
  const { default: createIcon } = await import('./lean-libraries/plain-icon.ts');
  const Check = createIcon({ node: [['path', { d: 'M20 6 9 17l-5-5', key: 'one' }]] });
  const html = renderToStaticMarkup(createElement(Check, { className: 'large' }));
  assert.match(html, /^<svg .* class="large"><path d="M20 6 9 17l-5-5"><\/path><\/svg>$/);
  assert.match(html, / aria-hidden="true"/);
  const named = renderToStaticMarkup(createElement(Check, { role: 'img', 'aria-hidden': false }));
  assert.match(named, / aria-hidden="false" role="img"/);
});

it('the list of replaced descriptions has the names of the package', () => {
  const path = createRequire(runtime).resolve('@module-federation/error-codes');
  const folderOfPackage = path.replace(/[^/]+$/, '');
  const text = readFileSync(join(folderOfPackage, 'desc.mjs'), 'utf8');
  const own = readFileSync(join(import.meta.dirname, 'lean-libraries/no-error-texts.ts'), 'utf8');
  const names =
    text
      .match(/export \{([^}]*)\}/)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  assert.ok(names.length >= 2);
  for (const name of names) assert.match(own, new RegExp(`export const ${name} `));
});
