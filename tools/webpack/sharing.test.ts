// Builds shells and remotes as config.ts does, and runs them together. Those called former have the federation runtime
// as its packages come, as releases from before our parts of it have.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { browserRuntime } from './config.ts';
import { LeanLibraries } from './lean-libraries/lean-libraries.ts';

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'sharing-'));
const shells = ['shell', 'former shell'];
const singleton = { singleton: true, strictVersion: true };

interface Remote {
  core: { version: string };
  calendar: () => Promise<{ from: string; version: string }>;
}

interface Container {
  init: (libraries: object) => unknown;
  get: (module: string) => Promise<() => Remote>;
}

interface Page {
  core: { version: string };
  libraries: () => Promise<object>;
  [remote: `mf_${string}`]: Container;
}

before(async () => {
  write(
    'shell.js',
    `import * as core from 'core';
     globalThis.core = core;
     globalThis.libraries = async () => {
       await __webpack_init_sharing__('default');
       return __webpack_share_scopes__.default;
     };`,
  );
  write('remote.js', `export * as core from 'core'; export const calendar = () => import('calendar');`);
  write('node_modules/core/index.js', `export const version = '19.3.1';`);
  write(
    'node_modules/calendar/index.js',
    `export const { version, from } = { version: VERSION, from: FROM };`,
  );
  for (const shell of shells)
    await build(shell, {
      core: { ...singleton, eager: true, version: '19.3.1', requiredVersion: '19.3.1' },
    });
  const remote = (requiredVersion: string, calendar: string) => ({
    core: { ...singleton, import: false as const, requiredVersion },
    calendar: { version: calendar, requiredVersion: calendar },
  });
  await build('mf_one', remote('^19.0.0', '10.0.2'));
  await build('mf_two', remote('^19.3.0', '10.0.2'));
  await build('mf_former', remote('^19.3.1', '10.0.2'));
  await build('mf_other', remote('^19.3.1', '9.0.0'));
  await build('mf_later', remote('^20.0.0', '10.0.2'));
});
after(() => rmSync(folder, { recursive: true }));

for (const shell of shells)
  describe(`in the ${shell}`, () => {
    it('remotes get its copy of a library when they accept its version', async () => {
      const page = open(shell, 'mf_one', 'mf_former');
      for (const name of ['mf_one', 'mf_former'] as const)
        assert.equal((await start(page, name)).core, page.core);
    });

    it('a remote that needs another version of it does not start, and says so', async () => {
      const page = open(shell, 'mf_later');
      await assert.rejects(start(page, 'mf_later'), /19\.3\.1.*core.*\^20\.0\.0|core \^20\.0\.0.*19\.3\.1/);
    });

    for (const second of ['mf_two', 'mf_former'] as const)
      it(`mf_one and ${second} bring the same version of a library, and load one copy`, async () => {
        const page = open(shell, 'mf_one', second);
        const [one, other] = [await start(page, 'mf_one'), await start(page, second)];
        const copies = await Promise.all([one.calendar(), other.calendar()]);
        assert.equal(copies[0], copies[1]);
        assert.match(copies[0].from, /^mf_/);
      });

    it('a remote that brings another version loads its own copy', async () => {
      const page = open(shell, 'mf_one', 'mf_other');
      const [one, other] = [await start(page, 'mf_one'), await start(page, 'mf_other')];
      assert.equal((await one.calendar()).version, '10.0.2');
      assert.equal((await other.calendar()).version, '9.0.0');
    });

    it('a remote does not start without the libraries of the shell', async () => {
      const page = open(shell, 'mf_one');
      await assert.rejects(start(page, 'mf_one', {}), /core/);
    });
  });

function open(...bundles: string[]): Page {
  const page = createContext({ setTimeout, URL, console });
  runInContext('globalThis.self = globalThis', page);
  for (const name of bundles) runInContext(readFileSync(join(folder, `dist/${name}.js`), 'utf8'), page);
  return page as unknown as Page;
}

async function start(page: Page, name: `mf_${string}`, libraries?: object): Promise<Remote> {
  const container = page[name];
  assert.ok(container);
  await container.init(libraries ?? (await page.libraries()));
  return (await container.get('./remote'))();
}

function write(file: string, text: string) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

type Shared = NonNullable<ConstructorParameters<typeof ModuleFederationPlugin>[0]['shared']>;

function build(name: string, shared: Shared): Promise<void> {
  const isShell = name.endsWith('shell');
  const isLean = !name.includes('former');
  const { version = '' } = (shared as Record<string, { version?: string }>)['calendar'] ?? {};
  return new Promise((resolve, reject) => {
    webpack(
      {
        context: folder,
        mode: 'none',
        target: 'web',
        entry: isShell ? { [name]: './shell.js' } : {},
        output: { path: join(folder, 'dist'), publicPath: '/', uniqueName: name, asyncChunks: false },
        resolve: { alias: isLean ? browserRuntime : {} },
        module: { rules: [{ test: /\.ts$/, loader: fileURLToPath(import.meta.resolve('swc-loader')) }] },
        plugins: [
          new webpack.DefinePlugin({ VERSION: JSON.stringify(version), FROM: JSON.stringify(name) }),
          new ModuleFederationPlugin({
            name,
            dts: false,
            manifest: false,
            shareStrategy: 'loaded-first',
            shared,
            ...(!isShell && { filename: `${name}.js`, exposes: { './remote': './remote.js' } }),
            experiments: {
              ...(isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
              optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
            },
          }),
          ...(isLean ? [new LeanLibraries()] : []),
        ],
      },
      (error, stats) => {
        if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      },
    );
  });
}
