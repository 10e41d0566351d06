import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { run } from '../run.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { compress } from './compress.ts';
import { openPublisher, publishBuilds, readBuild, releaseFolder } from './publish-builds.ts';
import { builtWorkspaces } from './workspaces.ts';

const folder = tempFolder('publish-builds');
const usual = process.env.RELEASES_DIR;
let count = 0;

beforeEach(() => (process.env.RELEASES_DIR = join(folder.path, `store-${++count}`)));
afterEach(() => {
  if (usual === undefined) delete process.env.RELEASES_DIR;
  else process.env.RELEASES_DIR = usual;
});

const account = async () => (await (await openPublisher()).channels()).names.account;

describe('publishing what was built', () => {
  it('makes the builds of this machine current, and records who built them', async () => {
    await publishBuilds(['mf-account', 'mf-payments'], []);
    const { names, history } = await (await openPublisher()).channels();
    assert.deepEqual(Object.keys(names).toSorted(), ['account', 'payments']);
    const { manifest, files } = await readBuild('mf-account');
    assert.equal(names.account?.current, manifest.release);
    assert.match(history[0]?.by ?? '', /, by a build$/);
    const folder = join(releaseFolder(), 'account', manifest.release);
    const published = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.keys()) assert.ok(published.includes(file), file);
    assert.ok(published.some((file) => /^maps\/.*\.js\.map$/.test(file)));
  });

  it('stays on this machine while a bucket is configured', async () => {
    process.env.RELEASES_BUCKET = 'http://127.0.0.1:2/releases';
    process.env.RELEASES_BUCKET_KEY_ID = 'key';
    process.env.RELEASES_BUCKET_SECRET = 'secret';
    await publishBuilds(['mf-account'], []);
    for (const name of ['RELEASES_BUCKET', 'RELEASES_BUCKET_KEY_ID', 'RELEASES_BUCKET_SECRET'])
      delete process.env[name];
    assert.ok(await account());
  });

  it('never undoes a rollback, unless the workspace was built again', async () => {
    await publishBuilds(['mf-account'], []);
    const { manifest, files } = await readBuild('mf-account');
    const older = { ...manifest, release: '0.0.1-older0000000' };
    const text = JSON.stringify({ ...JSON.parse(String(files.get('remote.json'))), ...older });
    const publisher = await openPublisher();
    const withManifest = new Map(files).set('remote.json', Buffer.from(text));
    withManifest.delete('remote.json.br');
    await publisher.publish('account', withManifest, { by: 'Maria', builtTogether: true });

    await publishBuilds(['mf-account'], []);
    assert.equal((await account())?.current, older.release);
    await publishBuilds(['mf-account'], ['mf-account']);
    assert.equal((await account())?.current, manifest.release);
  });
});

describe('a build', () => {
  it('has the size that visitors load, without compressed twins and the maps of its scripts', async () => {
    const workspace = 'repository/mf-gates/dist/release';
    folder.write(`${workspace}/remote.json`, '{"name":"gates","release":"1.0.0-a"}');
    folder.write(`${workspace}/main.js`, 'x'.repeat(1_000));
    folder.write(`${workspace}/main.js.br`, 'x'.repeat(50));
    folder.write('repository/mf-gates/dist/maps/main.js.map', 'x'.repeat(70));
    folder.write('repository/mf-gates/dist/maps/main.css.map', 'x'.repeat(70));
    const { manifest, files, bytes } = await readBuild('mf-gates', join(folder.path, 'repository'));
    assert.equal(manifest.name, 'gates');
    assert.equal(bytes, 1_000 + String(files.get('remote.json')).length);
    assert.deepEqual([...files.keys()].toSorted(), [
      'main.js',
      'main.js.br',
      'maps/main.js.map',
      'remote.json',
    ]);
  });

  it('of an unknown workspace is refused, with the names of those that there are', async () => {
    const { code, output } = await run(process.execPath, ['tools/build.ts', 'mf-nowhere', 'shell']);
    assert.equal(code, 2);
    const known = builtWorkspaces.join(', ');
    assert.equal(output, `There is no workspace mf-nowhere. Workspaces with a build: ${known}.\n`);
  });
});

it('only text is compressed, because fonts and pictures are already', async () => {
  for (const file of ['a.js', 'a.css', 'a.svg', 'a.woff2', 'a.webp', 'a.png'])
    folder.write(`compress/${file}`, 'text '.repeat(100));
  await compress(join(folder.path, 'compress'));
  const twins = readdirSync(join(folder.path, 'compress')).filter((file) => file.endsWith('.br'));
  assert.deepEqual(twins.toSorted(), ['a.css.br', 'a.js.br', 'a.svg.br']);
});
