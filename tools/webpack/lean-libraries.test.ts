import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { resourceOf } from './chunks.ts';
import { LeanLibraries, replacements } from './lean-libraries/lean-libraries.ts';
import { satisfy, SharedHandler } from './lean-libraries/plain-libraries.ts';

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'lean-'));
const installed = (name: string) =>
  createRequire(import.meta.url)
    .resolve(name)
    .replace(/cjs$/, 'js');
const runtime = installed('@module-federation/runtime');
const bundlerRuntime = installed('@module-federation/webpack-bundler-runtime');
let files: string[] = [];
let problems: string[] = [];

before(async () => {
  writeFileSync(
    join(folder, 'index.js'),
    [runtime, bundlerRuntime].map((file) => `export * from ${JSON.stringify(file)};`).join('\n'),
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

describe('a shared library', () => {
  const shared = (versions: Record<string, () => () => unknown>) => {
    const handler = new SharedHandler({ options: { name: 'mf_a' } });
    const libraries = Object.entries(versions).map(([version, get]) => ({
      version,
      get,
      from: 'mf_b',
      scope: ['default'],
      shareConfig: { requiredVersion: version },
    }));
    handler.registerShared({ name: 'mf_b' }, { name: 'mf_b', shared: { library: libraries } });
    return (requiredVersion: string) =>
      handler.loadShare('library', {
        customShareInfo: { scope: ['default'], shareConfig: { requiredVersion } },
      });
  };

  it('that did not load is tried again', async () => {
    const factory = () => 'a library';
    let failures = 1;
    const load = shared({
      '1.0.0': () => {
        if (failures-- > 0) throw new Error('no connection');
        return factory;
      },
    });
    await assert.rejects(load('1.0.0'), /no connection/);
    assert.equal(await load('1.0.0'), factory);
  });

  it('is one that is loaded already, or else the newest', async () => {
    const [old, fresh] = [() => 'old', () => 'fresh'];
    const versions = { '1.2.0': () => old, '1.10.0': () => fresh };
    assert.equal(await shared(versions)('^1.0.0'), fresh);
    const load = shared(versions);
    assert.equal(await load('1.2.0'), old);
    assert.equal(await load('^1.0.0'), old);
    assert.equal(await load('^2.0.0'), false);
  });
});

it('a range accepts the versions that npm accepts', () => {
  const accepted = { '^1.2.3': ['1.2.3', '1.10.0'], '^0.2.3': ['0.2.3', '0.2.10'], '1.2.3': ['1.2.3'] };
  const refused = { '^1.2.3': ['1.2.2', '1.1.9', '2.0.0', '0.9.0'], '^0.2.3': ['0.3.0'], '1.2.3': ['1.2.4'] };
  for (const [range, versions] of Object.entries(accepted))
    for (const version of versions) assert.equal(satisfy(version, range), true, `${version} in ${range}`);
  for (const [range, versions] of Object.entries(refused))
    for (const version of versions) assert.equal(satisfy(version, range), false, `${version} in ${range}`);
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
