import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Configuration, FileCacheOptions } from 'webpack';
import { remotes } from '../build/workspaces.ts';
import { root } from '../root.mjs';
import { webpackConfig } from './config.ts';
import { federationOf } from './federation/options.ts';
import { serverConfig } from './server-config.ts';

const production = webpackConfig('mf-account');
const development = webpackConfig('mf-account', { development: true });
const against = webpackConfig('mf-account', { development: true, against: true });
const shell = webpackConfig('shell');

const plugins = (config: Configuration) =>
  (config.plugins ?? []).map((plugin) => (plugin ? plugin.constructor.name : ''));
const cacheName = ({ cache }: Configuration) => (cache as FileCacheOptions).name;

/** A number that is written in a source, as in `timeout = 12_000`. */
function numberIn(file: string, name: string): number {
  const found = new RegExp(`\\b${name} = ([\\d_]+)`).exec(readFileSync(join(root, file), 'utf8'))?.[1];
  assert.ok(found, `${file} has no ${name}`);
  return Number(found.replaceAll('_', ''));
}

describe('the build of a workspace', () => {
  it('has entries whose names change with their content, except in development', () => {
    assert.match(String(production.output?.filename), /contenthash/);
    assert.equal(development.output?.filename, '[name].js');
  });

  it('has chunks whose names need no table in the entry', () => {
    for (const config of [production, shell]) assert.equal(config.output?.chunkFilename, '[name].js');
  });

  it('never writes where another one does', () => {
    const outputs = [...remotes, 'shell'].flatMap((workspace) =>
      [false, true].map(
        (isDevelopment) => webpackConfig(workspace, { development: isDevelopment }).output?.path,
      ),
    );
    assert.equal(new Set(outputs).size, outputs.length);
    assert.equal(shell.output?.path, join(root, 'shell/dist/release'));
  });

  it('caches nothing when it may stay the only one', () => {
    assert.equal(webpackConfig('mf-account', { isFirst: true }).cache, false);
    assert.equal(serverConfig('mf-account', root, { isFirst: true }).cache, false);
  });

  it('shares no cache with a build of another kind', () => {
    const names = [production, development, against, shell].map(cacheName);
    assert.equal(new Set(names).size, names.length);
  });

  it('is built again when a file of tools/webpack changes', () => {
    const { config = [] } = (production.cache as FileCacheOptions).buildDependencies ?? {};
    for (const file of ['config.ts', 'remote-manifest.ts', 'pure-components.ts'])
      assert.ok(config.includes(join(import.meta.dirname, file)), file);
  });

  it('gives up a chunk before the page gives up the remote', () => {
    const ofPage = numberIn('shell/src/remotes/declarations.ts', 'timeoutMs');
    assert.ok(Number(production.output?.chunkLoadTimeout) < ofPage);
    assert.equal(production.output?.chunkLoadTimeout, numberIn('shell/src/remotes/integrity.ts', 'timeout'));
  });

  it('keeps source maps out of the files that visitors get', () => {
    for (const config of [production, shell]) assert.equal(config.devtool, 'hidden-nosources-source-map');
  });
});

describe('the plugins of a build', () => {
  it('describe a remote as a remote, and the shell as a shell', () => {
    assert.ok(plugins(production).includes('RemoteManifest'));
    assert.ok(plugins(shell).includes('ShellManifest'));
    for (const workspace of remotes) assert.ok(!plugins(webpackConfig(workspace)).includes('ShellManifest'));
  });

  it('check the chunks of a released remote, and no others', () => {
    const isChecked = (config: Configuration) =>
      (config.plugins ?? []).some((plugin) => plugin && 'checked' in plugin && plugin.checked);
    assert.equal(isChecked(production), true);
    for (const config of [development, against, shell]) assert.equal(isChecked(config), false);
  });

  it('leave in development what tools for the federation runtime read', () => {
    const leavesOut = (isDevelopment: boolean) =>
      federationOf('shell', { development: isDevelopment }).experiments.optimization.disableSnapshot;
    assert.deepEqual([leavesOut(true), leavesOut(false)], [false, true]);
  });

  it('refresh components in place only where React can do that', () => {
    assert.ok(plugins(development).includes('ReactRefreshPlugin'));
    for (const config of [production, against, shell])
      assert.ok(!plugins(config).includes('ReactRefreshPlugin'), String(cacheName(config)));
  });
});
