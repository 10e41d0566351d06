// Builds shells and remotes with the federation plugin as config.ts does, and runs them together.
import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { root } from '../../root.mjs';
import { browserRuntime, federationOf } from './options.ts';

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'sharing-'));
const singleton = { singleton: true, strictVersion: true };

interface Remote {
  core: { version: string };
  calendar: () => Promise<{ from: string; version: string }>;
}

type Plugin = ModuleFederationRuntimePlugin;

interface Page {
  core: { version: string };
  load: (remote: string, plugins?: Plugin[]) => Promise<Remote>;
  share: (library: string, range: string) => Promise<() => { version: string }>;
}

before(async () => {
  write(
    'shell.js',
    `import * as core from 'core';
     import { getInstance, loadRemote, registerGlobalPlugins, registerPlugins, registerRemotes }
       from '@module-federation/enhanced/runtime';
     const container = { name: 'container', loadEntry: ({ remoteInfo }) => Promise.resolve(globalThis[remoteInfo.name]) };
     Object.assign(globalThis, {
       core,
       load(name, plugins = []) {
         registerGlobalPlugins(plugins);
         registerPlugins([container, ...plugins]);
         registerRemotes([{ name, entry: 'https://site.example/' + name + '.js' }]);
         return loadRemote(name + '/remote');
       },
       share: (library, requiredVersion) =>
         getInstance().loadShare(library, { customShareInfo: { shareConfig: { requiredVersion } } }),
     });`,
  );
  write('remote.js', `export * as core from 'core'; export const calendar = () => import('calendar');`);
  write('node_modules/core/index.js', `export const version = '19.3.1';`);
  write(
    'node_modules/calendar/index.js',
    `export const { version, from } = { version: VERSION, from: FROM };`,
  );
  symlinkSync(join(root, 'node_modules/@module-federation'), join(folder, 'node_modules/@module-federation'));
  await build('shell', {
    core: { ...singleton, eager: true, version: '19.3.1', requiredVersion: '19.3.1' },
  });
  const remote = (requiredVersion: string, calendar: string) => ({
    core: { ...singleton, import: false as const, requiredVersion },
    calendar: { version: calendar, requiredVersion: calendar },
  });
  await build('mf_one', remote('^19.0.0', '10.0.2'));
  await build('mf_two', remote('~19.3.0', '10.0.2'));
  await build('mf_other', remote('>=18 <20', '9.0.0'));
  await build('mf_later', remote('^20.0.0', '10.0.2'));
});
after(() => rmSync(folder, { recursive: true }));

describe('a remote in the shell', () => {
  it('gets its copy of a library when it accepts the version', async () => {
    const page = open('mf_one', 'mf_two');
    for (const name of ['mf_one', 'mf_two']) assert.equal((await page.load(name)).core, page.core);
  });

  it('does not start with another version than it needs, and says so', async () => {
    const page = open('mf_later');
    await assert.rejects(page.load('mf_later'), /19\.3\.1.*core.*\^20\.0\.0|core.*\^20\.0\.0.*19\.3\.1/s);
  });

  it('loads one copy of a library that another remote brings in the same version', async () => {
    const page = open('mf_one', 'mf_two');
    const [one, two] = [await page.load('mf_one'), await page.load('mf_two')];
    const copies = await Promise.all([one.calendar(), two.calendar()]);
    assert.equal(copies[0], copies[1]);
    assert.match(copies[0].from, /^mf_/);
  });

  it('loads its own copy of a library that another remote brings in another version', async () => {
    const page = open('mf_one', 'mf_other');
    const [one, other] = [await page.load('mf_one'), await page.load('mf_other')];
    assert.equal((await one.calendar()).version, '10.0.2');
    assert.equal((await other.calendar()).version, '9.0.0');
  });
});

describe('a plug-in of the federation runtime', () => {
  it('is called for the remotes of the shell', async () => {
    const page = open('mf_one');
    const called: string[] = [];
    const plugin: Plugin = {
      name: 'a developer tool',
      beforeRequest(asked) {
        called.push(`asks for ${asked.id}`);
        return asked;
      },
      onLoad: ({ id }) => void called.push(`has ${id}`),
    };
    await page.load('mf_one', [plugin]);
    assert.deepEqual(called, ['asks for mf_one/remote', 'has mf_one/remote']);
  });

  it('hears of the libraries of a remote', async () => {
    const page = open('mf_one');
    const called: string[] = [];
    const plugin: Plugin = {
      name: 'a list of libraries',
      afterLoadShare: ({ pkgName, origin }) => void called.push(`${origin.name} has ${pkgName}`),
    };
    const { calendar } = await page.load('mf_one', [plugin]);
    await calendar();
    assert.deepEqual(new Set(called), new Set(['mf_one has core', 'mf_one has calendar']));
  });
});

describe('a range', () => {
  for (const [range, isAccepted] of Object.entries({
    '19.3.1': true,
    '^19.0.0': true,
    '^19.3.2': false,
    '~19.3.0': true,
    '~19.2.0': false,
    '>=18.2 <20': true,
    '<19.3.1': false,
    '19.x': true,
    '18.x || 19.x': true,
    '17.x || 18.x': false,
    '18.0.0 - 19.3.1': true,
    '^19.4.0-rc.1': false,
    '*': true,
  }))
    it(`${range} ${isAccepted ? 'accepts' : 'refuses'} 19.3.1, as for npm`, async () => {
      const found = open().share('core', range);
      if (isAccepted) assert.equal((await found)().version, '19.3.1');
      else await assert.rejects(found, /19\.3\.1 .*does not satisfy/);
    });
});

function open(...remotes: string[]): Page {
  const page = createContext({ setTimeout, clearTimeout, URL, console: { ...console, warn() {} } });
  runInContext('globalThis.self = globalThis', page);
  for (const name of ['shell', ...remotes])
    runInContext(readFileSync(join(folder, `dist/${name}.js`), 'utf8'), page);
  return page as unknown as Page;
}

function write(file: string, text: string) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

type Shared = NonNullable<ConstructorParameters<typeof ModuleFederationPlugin>[0]['shared']>;

function build(name: string, shared: Shared): Promise<void> {
  const isShell = name === 'shell';
  const { version = '' } = (shared as Record<string, { version?: string }>)['calendar'] ?? {};
  return new Promise((resolve, reject) => {
    webpack(
      {
        context: folder,
        mode: 'none',
        target: 'web',
        entry: isShell ? { shell: './shell.js' } : {},
        output: { path: join(folder, 'dist'), publicPath: '/', uniqueName: name, asyncChunks: false },
        resolve: { alias: browserRuntime, symlinks: false },
        plugins: [
          new webpack.DefinePlugin({ VERSION: JSON.stringify(version), FROM: JSON.stringify(name) }),
          new ModuleFederationPlugin({
            ...federationOf(isShell ? 'shell' : 'remote'),
            name,
            manifest: false,
            shared,
            ...(!isShell && { filename: `${name}.js`, exposes: { './remote': './remote.js' } }),
          }),
        ],
      },
      (error, stats) => {
        if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      },
    );
  });
}
