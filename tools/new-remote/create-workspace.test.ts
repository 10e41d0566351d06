import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { parse } from '@swc/core';
import { root } from '../root.mjs';
import { refusal } from '../lint/walls.ts';
import { readDeclaration } from '../webpack/declaration.ts';
import { createWorkspace } from './create-workspace.ts';
import { linkWorkspace } from './link-workspace.ts';
import { remoteNames } from './names.ts';

const repository = mkdtempSync(join(tmpdir(), 'amigo-new-remote-'));
const workspace = join(repository, 'mf-lost-items');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const sources = () =>
  readdirSync(join(workspace, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.\w+$/.test(file),
  );

before(() => createWorkspace(remoteNames('lost-items'), repository));
after(() => rmSync(repository, { recursive: true }));

it('a name has a form for each use', () => {
  assert.deepEqual(remoteNames('lost-items'), {
    name: 'lost-items',
    workspace: 'mf-lost-items',
    component: 'LostItems',
    title: 'Lost Items',
    path: '/lost-items',
  });
});

describe('a new remote', () => {
  it('declares one page at its own path', async () => {
    const { name, routes } = await readDeclaration(join(workspace, 'src/remote.tsx'));
    assert.equal(name, 'lost-items');
    assert.equal(routes.length, 1);
    assert.equal(routes[0]?.path, '/lost-items');
    assert.ok(sources().includes(`${routes[0]?.request.slice(2)}.tsx`));
  });

  it('contains nothing of the template’s name', () => {
    for (const file of sources()) {
      assert.doesNotMatch(file, /sample/i);
      assert.doesNotMatch(readFileSync(join(workspace, 'src', file), 'utf8'), /sample/i, file);
    }
  });

  it('has sources that can be parsed, and that import only what a remote may', async () => {
    for (const file of sources().filter((one) => one.endsWith('.tsx'))) {
      const text = readFileSync(join(workspace, 'src', file), 'utf8');
      await parse(text, { syntax: 'typescript', tsx: true });
      for (const [, request = ''] of text.matchAll(/from '([^']+)'/g))
        assert.equal(refusal(`mf-lost-items/src/${file}`, request), undefined);
    }
  });

  it('depends on the shell and on its packages, in the same versions', () => {
    const shell = readJson(join(root, 'shell/package.json'));
    const { name, dependencies, exports } = readJson(join(workspace, 'package.json'));
    assert.equal(name, 'mf-lost-items');
    assert.deepEqual(exports, { './remote': './src/remote.tsx' });
    assert.equal(dependencies.shell, shell.version);
    assert.equal(dependencies.react, shell.dependencies.react);
    assert.deepEqual(Object.keys(dependencies), Object.keys(dependencies).toSorted());
  });

  it('has the same settings as the other remotes', () => {
    assert.deepEqual(
      readJson(join(workspace, 'tsconfig.json')),
      readJson(join(root, 'mf-account/tsconfig.json')),
    );
    const keys = (folder: string) => Object.keys(readJson(join(folder, 'package.json'))).toSorted();
    assert.deepEqual(keys(workspace), keys(join(root, 'mf-account')));
  });
});

describe('linking a new remote', () => {
  const other = { version: '1.0.0', resolved: 'https://registry.example/react.tgz' };

  before(() => {
    mkdirSync(join(repository, 'node_modules'), { recursive: true });
    for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
      writeFileSync(
        join(repository, file),
        JSON.stringify({
          name: 'flight-amigo',
          packages: { '': {}, 'node_modules/react': other, shell: {} },
        }),
      );
    linkWorkspace('mf-lost-items', repository);
  });

  it('adds two entries to both lockfiles, in npm’s order, and changes no other', () => {
    for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) {
      const { name, packages } = readJson(join(repository, file));
      assert.equal(name, 'flight-amigo');
      assert.deepEqual(Object.keys(packages), [
        '',
        'mf-lost-items',
        'node_modules/mf-lost-items',
        'node_modules/react',
        'shell',
      ]);
      assert.deepEqual(packages['node_modules/react'], other);
      assert.deepEqual(packages['node_modules/mf-lost-items'], { resolved: 'mf-lost-items', link: true });
      assert.equal(packages['mf-lost-items'].version, '0.1.0');
    }
  });

  it('links the package to its folder, and can be repeated', () => {
    linkWorkspace('mf-lost-items', repository);
    assert.equal(readlinkSync(join(repository, 'node_modules/mf-lost-items')), '../mf-lost-items');
  });
});
