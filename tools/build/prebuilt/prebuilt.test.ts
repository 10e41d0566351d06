import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { changedFiles, printsOf } from '../../testing/file-prints.ts';
import { tempFolder } from '../../testing/temp-folder.ts';
import { pack } from './archive.ts';
import { buildFiles } from './build-files.ts';
import { differences, isPrebuilt, unpackBuild } from './prebuilt.ts';

const folder = tempFolder('prebuilt');
const commit = '0123456789abcdef0123456789abcdef01234567';

/** A repository with a build of one remote, as `tools/build` leaves it. */
function repositoryWithBuild(name: string) {
  const path = join(folder.path, name);
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(join(path, file, '..'), { recursive: true });
    writeFileSync(join(path, file), content);
  };
  const withTwin = (file: string, text: string) => {
    write(file, text);
    write(`${file}.br`, brotliCompressSync(text));
  };
  const release = 'mf-gates/dist/release';
  const manifest = { name: 'gates', version: '1.0.0', release: '1.0.0-a', commit, entry: 'main.js' };
  withTwin(`${release}/remote.json`, JSON.stringify(manifest, null, 2));
  withTwin(`${release}/main.js`, 'export const gates = 12;'.repeat(20));
  write(`${release}/server.0123456789.js`, 'module.exports = 12');
  write(`${release}/picture.webp`, Buffer.from([0, 255, 128]));
  write('mf-gates/dist/maps/main.js.map', '{"mappings":""}');
  const record = () =>
    write('prebuilt/mf-gates.build', pack({ fingerprint: 'abc', files: buildFiles('mf-gates', path) }));
  return { path, release, write, record };
}

describe('a prebuilt workspace', () => {
  it('is for the sources that it was built from', () => {
    const { path, record } = repositoryWithBuild('sources');
    assert.equal(isPrebuilt('mf-gates', 'abc', path), false);
    record();
    assert.equal(isPrebuilt('mf-gates', 'abc', path), true);
    assert.equal(isPrebuilt('mf-gates', 'abcd', path), false);
    assert.equal(isPrebuilt('mf-gates', 'ab', path), false);
  });

  it('leaves the same files as its build', async () => {
    const { path, record, write } = repositoryWithBuild('files');
    record();
    const contents = () =>
      Object.fromEntries(
        Object.entries(printsOf(path, ['mf-gates/dist'])).map(([file, print]) => [
          file,
          print.split(' ')[0]!,
        ]),
      );
    const built = contents();
    write('mf-gates/dist/release/of-the-build-before.js', '');
    await unpackBuild('mf-gates', commit, path);
    assert.deepEqual(changedFiles(built, contents()), []);
  });

  it('names the commit that is checked out, or none', async () => {
    const { path, release, record } = repositoryWithBuild('commit');
    record();
    const manifest = () => readFileSync(join(path, release, 'remote.json'), 'utf8');
    const built = manifest();
    await unpackBuild('mf-gates', `${commit}-dirty`, path);
    assert.equal(manifest(), built.replace(commit, `${commit}-dirty`));
    assert.deepEqual(differences('mf-gates', path), []);
    await unpackBuild('mf-gates', undefined, path);
    assert.equal('commit' in JSON.parse(manifest()), false);
    assert.deepEqual(differences('mf-gates', path), []);
  });

  it('differs from a build with another, an additional or a missing file', () => {
    const { path, release, write, record } = repositoryWithBuild('differences');
    record();
    assert.deepEqual(differences('mf-gates', path), []);
    write(`${release}/picture.webp`, Buffer.from([0, 255, 127]));
    write(`${release}/empty.js`, '');
    rmSync(join(path, release, 'main.js.br'));
    const files = ['empty.js', 'main.js.br', 'picture.webp'].map((file) => `${release}/${file}`);
    assert.deepEqual(differences('mf-gates', path), files);
  });
});
