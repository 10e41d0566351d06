import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { finishRelease } from './finish-release.ts';
import { forgetBuild, hashOf, isBuilt, markBuilt } from './fingerprint.ts';
import { publisherName } from './publisher-name.ts';
import { buildInputs, manifestFile, releaseName, remotes, workspaceOf } from './workspaces.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'amigo-build-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

describe('the fingerprint of a workspace', () => {
  const paths = ['src', 'package-lock.json', 'missing'];
  const lockfile = (packages: object) => write('package-lock.json', JSON.stringify({ packages }));

  beforeEach(() => {
    write('src/a.ts', 'one');
    write('src/deep/b.ts', 'two');
    lockfile({ '': {}, 'node_modules/react': { version: '1' } });
  });

  it('changes with the content and the name of a source', () => {
    const before = hashOf(paths, folder);
    assert.equal(hashOf(paths, folder), before);
    write('src/deep/b.ts', 'three');
    const edited = hashOf(paths, folder);
    assert.notEqual(edited, before);
    rmSync(join(folder, 'src/deep/b.ts'));
    write('src/deep/c.ts', 'three');
    assert.notEqual(hashOf(paths, folder), edited);
  });

  it('ignores tests and documents', () => {
    const before = hashOf(paths, folder);
    write('src/a.test.ts', 'a test');
    write('src/deep/README.md', 'a document');
    assert.equal(hashOf(paths, folder), before);
  });

  it('changes with an updated package, but not with a new workspace or a package for tests', () => {
    const before = hashOf(paths, folder);
    const react = { 'node_modules/react': { version: '1' } };
    lockfile({ '': {}, 'mf-gates': {}, ...react, 'node_modules/mf-gates': { link: true } });
    assert.equal(hashOf(paths, folder), before);
    lockfile({ '': {}, 'node_modules/react': { version: '2' } });
    const updated = hashOf(paths, folder);
    assert.notEqual(updated, before);
    lockfile({
      '': {},
      'node_modules/react': { version: '2' },
      'node_modules/jest': { version: '1', dev: true },
    });
    assert.equal(hashOf(paths, folder), updated);
  });

  it('is valid only for the build that was marked with it', () => {
    assert.equal(isBuilt('shell', 'abc', {}, folder), false);
    markBuilt('shell', 'abc', 'built', folder);
    assert.equal(isBuilt('shell', 'abc', {}, folder), true);
    assert.equal(isBuilt('shell', 'abc', { fromSource: true }, folder), true);
    assert.equal(isBuilt('shell', 'def', {}, folder), false);
    forgetBuild('shell', folder);
    assert.equal(isBuilt('shell', 'abc', {}, folder), false);
  });

  it('tells a build that was unpacked from one that was made here', () => {
    markBuilt('shell', 'abc', 'unpacked', folder);
    assert.equal(isBuilt('shell', 'abc', {}, folder), true);
    assert.equal(isBuilt('shell', 'abc', { fromSource: true }, folder), false);
  });
});

it('a finished release has compressed twins, and maps elsewhere that do not name its folder', async () => {
  const text = 'export const greeting = "hello";\n'.repeat(50);
  write('next/main.js', text);
  const entry = 'webpack://shell/../node_modules/.federation/entry';
  const map = {
    file: 'main.0123.js',
    sources: [`${entry}.0123456789abcdef0123456789abcdef.js`, 'webpack://shell/./Page.module.css?5f48'],
    mappings: 'AAAA',
  };
  write('next/main.js.map', JSON.stringify(map));
  write('next/mf-stats.json', '{}');
  write('next/picture.webp', 'RIFF');
  write('maps/old.js.map', '{}');
  await finishRelease(join(folder, 'next'), join(folder, 'maps'));
  assert.deepEqual(readdirSync(join(folder, 'next')).sort(), ['main.js', 'main.js.br', 'picture.webp']);
  assert.deepEqual(readdirSync(join(folder, 'maps')).sort(), ['main.js.map', 'mf-stats.json']);
  const moved = JSON.parse(readFileSync(join(folder, 'maps/main.js.map'), 'utf8'));
  assert.deepEqual(moved, {
    file: 'main.js',
    sources: [`${entry}.js`, 'webpack://shell/./Page.module.css'],
    mappings: 'AAAA',
  });
  const twin = readFileSync(join(folder, 'next/main.js.br'));
  assert.equal(brotliDecompressSync(twin).toString(), text);
  assert.ok(twin.length < text.length / 5);
});

describe('the workspaces', () => {
  it('have one name in the repository and one in the release store', () => {
    for (const workspace of [...remotes, 'shell'])
      assert.equal(workspaceOf(releaseName(workspace)), workspace);
    assert.equal(manifestFile('shell'), 'shell.json');
    assert.equal(manifestFile('mf-messaging'), 'remote.json');
  });

  it('are rebuilt when a contract changes, except for the backend’s own reasons', () => {
    assert.ok(buildInputs('mf-messaging').includes('backend/src/messaging/contract.ts'));
    assert.ok(buildInputs('mf-messaging').includes('backend/src/account/sentences/issues/fa.ts'));
    assert.ok(buildInputs('mf-messaging').includes('backend/src/platform/language/translator.ts'));
    assert.ok(!buildInputs('mf-messaging').includes('backend/src/account/sentences/refusals/fa.ts'));
    assert.ok(buildInputs('shell').includes('tools/webpack'));
    assert.ok(!buildInputs('backend').includes('tools/webpack'));
    assert.ok(buildInputs('backend').includes('tools/build/compile-backend.ts'));
    assert.ok(buildInputs('mf-messaging').includes('tools/build/finish-release.ts'));
    assert.ok(!buildInputs('mf-messaging').includes('mf-listings/src'));
  });
});

describe('the name of a publisher', () => {
  it('is the given one, without control characters and not too long', () => {
    assert.equal(publisherName('  Maria\n '), 'Maria');
    assert.equal(publisherName('Ma\u001bria'), 'Ma ria');
    assert.equal(publisherName('M'.repeat(200)).length, 80);
  });

  it('is never empty', () => assert.ok(publisherName('')));
});
