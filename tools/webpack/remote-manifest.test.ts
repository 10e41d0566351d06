import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { bundle } from '../testing/bundle.ts';
import { ChunkLoading } from './chunk-loading.ts';
import { JoinedDeclaration } from './joined-declaration.ts';
import { RemoteManifest } from './remote-manifest.ts';
import { StableIds } from './stable-ids.ts';

const newFolder = () => mkdtempSync(join(realpathSync(tmpdir()), 'remote-manifest-'));
const [first, second] = [newFolder(), newFolder()];
after(() => {
  for (const folder of [first, second]) rmSync(folder, { recursive: true });
});

const sources = {
  'package.json': '{ "name": "mf-gates", "version": "1.2.3" }',
  'src/remote.tsx': `import { defineRemote } from 'shell/host';
    export default defineRemote({
      name: 'gates',
      movedFrom: 'lounge',
      routes: [{ path: '/gates', title: 'Gates', calls: () => [{ query: () => ({ url: '/api/gates' }) }], page: () => import('./GatesPage') }],
      slots: { 'profile.gates': () => import('./GatesOfProfile') },
    });`,
  'src/GatesPage.js': `import { toast } from 'shell/host'; export const page = () => toast('Gate 7 of the page');
    export const openMap = () => import(/* webpackFetchPriority: "high" */ './GatesMap');
    export const openHelp = () => import('./GatesHelp');`,
  'src/GatesMap.js': `export const map = 'All gates on one map';`,
  'src/GatesHelp.js': `export const help = 'How to read the map';`,
  'src/GatesOfProfile.js': `export const slot = () => fetch('/api/gates/mine', { nonce: __webpack_nonce__ });`,
};

interface Manifest {
  entry: string;
  files: string[];
  routes: { files: string[]; pressed?: { files: string[]; libraries: string[] } }[];
  slots: { files: string[] }[];
  integrity: Record<string, string>;
  [key: string]: unknown;
}

/** Bundles a workspace as a remote, in a folder of its own. */
async function build(
  workspace: string,
  { development = false, checked = true, named = true } = {},
): Promise<Manifest> {
  for (const [file, code] of Object.entries(sources)) {
    mkdirSync(dirname(join(workspace, file)), { recursive: true });
    writeFileSync(join(workspace, file), code);
  }
  await bundle({
    context: workspace,
    mode: development ? 'development' : 'production',
    devtool: false,
    entry: {},
    output: {
      path: join(workspace, 'dist'),
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      uniqueName: 'mf-gates',
      crossOriginLoading: 'anonymous',
    },
    externals: { 'shell/host': 'var host' },
    module: { rules: [{ test: /\.tsx$/, loader: fileURLToPath(import.meta.resolve('swc-loader')) }] },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      new ModuleFederationPlugin({
        name: 'mf_gates',
        dts: false,
        manifest: named,
        filename: 'remoteEntry.[contenthash:10].js',
        exposes: { './remote': './src/remote.tsx' },
        experiments: { externalRuntime: true },
      }),
      new StableIds(workspace),
      new JoinedDeclaration(),
      new ChunkLoading({ checked }),
      new RemoteManifest({ development }),
    ],
  });
  return JSON.parse(readFileSync(join(workspace, 'dist/remote.json'), 'utf8'));
}

const textOf = (file = '') => readFileSync(join(first, 'dist', file), 'utf8');

describe('the manifest of a remote', () => {
  let manifest: Manifest;
  before(async () => (manifest = await build(first)));

  it('names the remote, its version, and the level and API paths that it uses', () => {
    assert.equal(manifest.name, 'gates');
    assert.equal(manifest['movedFrom'], 'lounge');
    assert.equal(manifest.version, '1.2.3');
    assert.match(String(manifest.release), /^1\.2\.3-[0-9a-f]{12}$/);
    assert.deepEqual(manifest.uses, {
      host: ['defineRemote', 'toast'],
      api: ['/api/gates', '/api/gates/mine'],
    });
    assert.ok(Number(manifest.hostApi) >= 1);
  });

  it('has the files of each page and slot', () => {
    const [route] = manifest.routes;
    assert.ok(route && !('request' in route) && !('page' in route));
    assert.match(textOf(route.files[0]), /Gate 7 of the page/);
    assert.match(textOf(manifest.slots[0]?.files[0]), /api\/gates\/mine/);
  });

  it('has the files that a page loads at the first press', () => {
    const [route] = manifest.routes;
    assert.equal(route?.pressed?.files.length, 1);
    assert.match(textOf(route?.pressed?.files[0]), /All gates on one map/);
    assert.deepEqual(route?.pressed?.libraries, []);
  });

  it('has an entry that contains the declaration, under ids without paths', () => {
    assert.deepEqual(manifest.files, [manifest.entry]);
    assert.match(textOf(manifest.entry), /profile\.gates/);
    for (const id of ['container', 'federation'])
      assert.match(textOf(manifest.entry), new RegExp(`^/\\*{3}/ "?${id}\\b`, 'm'));
    const exposed = readdirSync(join(first, 'dist')).filter((file) => file.includes('expose'));
    assert.deepEqual(exposed, []);
  });

  it('cannot be built when the declaration would be a file of its own', async () => {
    await assert.rejects(build(second, { named: false }), /No declaration was joined: .*`manifest: true`/);
  });

  it('has the hash of every script', () => {
    const scripts = readdirSync(join(first, 'dist')).filter((file) => file.endsWith('.js'));
    assert.deepEqual(Object.keys(manifest.integrity), scripts.toSorted());
    for (const [file, expected] of Object.entries(manifest.integrity))
      assert.equal(`sha384-${createHash('sha384').update(textOf(file)).digest('base64')}`, expected);
  });

  it('and all files are the same wherever they are built', async () => {
    assert.deepEqual(await build(second), manifest);
  });

  it('changes its release with the content of a page', async () => {
    sources['src/GatesPage.js'] = sources['src/GatesPage.js'].replace('Gate 7', 'Gate 8');
    assert.notEqual((await build(second)).release, manifest.release);
  });
});

describe('the chunks of a remote', () => {
  const entryOf = async (options: { checked: boolean }) => {
    const { entry } = await build(second, options);
    return readFileSync(join(second, 'dist', entry), 'utf8');
  };

  it('pass the shell’s integrity check, and get the nonce of the page', async () => {
    const text = await entryOf({ checked: true });
    assert.match(text, /script\.src = [^\n]*;?[^]*globalThis\.guardRemoteFile\(script\);/);
    assert.match(text, /meta\[name=csp-nonce\]/);
  });

  it('are requested like their preload tags where nothing is checked', async () => {
    const text = await entryOf({ checked: false });
    assert.match(text, /script\.crossOrigin = "anonymous";/);
    assert.doesNotMatch(text, /guardRemoteFile/);
  });
});

it('a release under development has a fixed name', async () => {
  assert.equal((await build(second, { development: true })).release, 'dev');
});
