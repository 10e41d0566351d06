import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openPublisher } from '../build/publish-builds.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { DevReleases } from './manifests.ts';

const folder = tempFolder('manifests');
const dev = { release: 'dev', hostApi: 1 };
const built = { name: 'gates', release: '1.0.0-aaaaaaaaaaaa', hostApi: 1 };

/** The releases of one `npm run dev`, and what the server reads of them. */
function newReleases(name: string) {
  const releases = new DevReleases(join(folder.path, name));
  return {
    releases,
    /** The current releases, read by the built server's own code. */
    async current(): Promise<Record<string, string | null>> {
      const { names } = await (await openPublisher(releases.releasesDir)).channels();
      return Object.fromEntries(Object.entries(names).map(([remote, { current }]) => [remote, current]));
    },
    read: (file: string) => folder.readJson(join(name, file)),
  };
}

describe('the releases of npm run dev', () => {
  it('replace those of the last time, beside which uploaded pictures stay', () => {
    const { releases, read } = newReleases('again');
    releases.writeManifest({ name: 'messaging', ...dev });
    folder.write('again/releases/.pictures/abc/small.webp', '{}');
    newReleases('again');
    assert.deepEqual(readdirSync(releases.releasesDir), ['.pictures']);
    assert.deepEqual(read('releases/.pictures/abc/small.webp'), {});
  });

  it('are what the server reads as the current releases, one after the other', async () => {
    const { releases, current } = newReleases('hot');
    releases.writeManifest({ name: 'messaging', ...dev });
    assert.deepEqual(await current(), { messaging: 'dev' });
    releases.writeManifest({ name: 'shell', ...dev });
    assert.deepEqual(await current(), { messaging: 'dev', shell: 'dev' });
  });

  it('have no hashes, which the next edit would make wrong', () => {
    const { releases, read } = newReleases('hashes');
    releases.writeManifest({ name: 'messaging', ...dev, integrity: { 'main.js': 'sha384-a' } } as never);
    assert.deepEqual(read('releases/messaging/dev/remote.json'), {
      name: 'messaging',
      ...dev,
      integrity: {},
    });
  });

  it('name what the server renders with, before and after the build for browsers', () => {
    const { releases, read } = newReleases('rendered');
    const bundle = (edition: string) => ({ file: edition, integrity: { [edition]: `sha384-${edition}` } });
    releases.writeServerBundle('messaging', bundle('server.1.js'));
    releases.writeManifest({ name: 'messaging', ...dev });
    const manifest = () => read('releases/messaging/dev/remote.json');
    assert.deepEqual(manifest(), {
      name: 'messaging',
      ...dev,
      server: 'server.1.js',
      integrity: { 'server.1.js': 'sha384-server.1.js' },
    });
    releases.writeServerBundle('messaging', bundle('server.2.js'));
    assert.equal(manifest().server, 'server.2.js');
    assert.equal(releases.serverFolder('messaging'), join(releases.releasesDir, 'messaging/dev'));
    assert.equal(releases.serverFolder('shell'), releases.shellDir);
  });

  it('change with each build, without a new list of releases', async () => {
    const { releases, read } = newReleases('edited');
    releases.writeManifest({ name: 'messaging', ...dev });
    releases.writeManifest({ name: 'messaging', ...dev, hostApi: 2 });
    assert.equal(read('releases/messaging/dev/remote.json').hostApi, 2);
    assert.deepEqual(readdirSync(join(releases.releasesDir, 'channels')), ['1.json']);
  });

  it('contain the shell twice: as a release, and in the folder of the built-in shell', () => {
    const { releases, read } = newReleases('shell');
    releases.writeManifest({ name: 'shell', ...dev });
    assert.deepEqual(read('releases/shell/dev/shell.json'), read('shell/shell.json'));
    releases.writeManifest({ name: 'messaging', ...dev });
    assert.equal(existsSync(join(releases.shellDir, 'remote.json')), false);
  });

  it('contain the prebuilt remotes with all their files', async () => {
    folder.write('repository/mf-gates/dist/release/remote.json', JSON.stringify(built));
    folder.write('repository/mf-gates/dist/release/page.js', 'page()');
    const { releases, current } = newReleases('prebuilt');
    releases.copyPrebuilt(['mf-gates'], join(folder.path, 'repository'));
    releases.writeManifest({ name: 'shell', ...dev });
    assert.deepEqual(await current(), { gates: built.release, shell: 'dev' });
    assert.equal(folder.read(`prebuilt/releases/gates/${built.release}/page.js`), 'page()');
  });

  it('leave no draft behind that the server could read', () => {
    const { releases } = newReleases('drafts');
    releases.writeManifest({ name: 'shell', ...dev });
    const files = readdirSync(join(folder.path, 'drafts'), { recursive: true, encoding: 'utf8' });
    assert.deepEqual(
      files.filter((file) => file.endsWith('.draft')),
      [],
    );
  });

  it('are gone at the next start', async () => {
    const before = newReleases('restarted').releases;
    for (const name of ['lost-items', 'gates']) before.writeManifest({ name, ...dev });
    const { releases, current } = newReleases('restarted');
    releases.writeManifest({ name: 'shell', ...dev });
    assert.deepEqual(await current(), { shell: 'dev' });
  });
});
