import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Compiler } from 'webpack';
import { bundle } from '../testing/bundle.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { ShellManifest } from './shell-manifest.ts';

const folder = tempFolder('shell-manifest');
const sources: Record<string, string> = {
  'package.json': '{ "name": "shell", "version": "3.2.1", "hostApi": 5, "oldestHostApi": 2 }',
  'src/index.js': `import remote from './pages/remote';
    import { openLogin } from './login/loginDialogPart';
    import './figtree.woff2';
    import './figtree-extended.woff2';
    start(remote, openLogin);`,
  'src/login/loginDialogPart.ts': `export const openLogin = () => import('./LoginDialog');`,
  'src/login/LoginDialog.js': `export const dialog = 'Text of the login dialog';`,
  'src/pages/remote.ts': `import { defineRemote } from 'shell/host';
    export default defineRemote({
      name: 'shell',
      routes: [
        { path: '/about', title: 'About', access: 'public', page: () => import('./AboutPage') },
        { path: '/contact', title: 'Contact', calls: () => [{ query: () => ({ url: '/api/topics' }) }], page: () => import('./ContactPage') },
      ],
    });`,
  'src/pages/AboutPage.js': `export const page = 'Text of the page about us';`,
  'src/pages/ContactPage.js': `import { form } from './form'; export const page = [form, 'Text of the contact page'];`,
  'src/pages/form.js': `export const form = 'Text of a form';`,
  'src/figtree.woff2': 'the Latin letters',
  'src/figtree-extended.woff2': 'other letters',
};

interface Manifest {
  name: string;
  version: string;
  release: string;
  entry: string[];
  routes: { path: string; files: string[]; [key: string]: unknown }[];
  fonts: string[];
  integrity: Record<string, string>;
  [key: string]: unknown;
}

interface Options {
  development?: boolean;
  changes?: Record<string, string>;
  fails?: boolean;
}

const failing = {
  apply: ({ hooks, webpack }: Compiler) =>
    hooks.thisCompilation.tap(
      'failing',
      ({ errors }) => void errors.push(new webpack.WebpackError('broken')),
    ),
};

async function build(name: string, { development = false, changes = {}, fails = false }: Options = {}) {
  for (const [file, code] of Object.entries({ ...sources, ...changes }))
    folder.write(`${name}/${file}`, code);
  await bundle({
    context: join(folder.path, name),
    mode: development ? 'development' : 'production',
    devtool: 'hidden-source-map',
    entry: { main: './src/index.js' },
    output: {
      path: join(folder.path, name, 'dist'),
      filename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName: 'shell',
    },
    resolve: { extensions: ['.ts', '.js'] },
    externals: { 'shell/host': 'var host' },
    module: {
      rules: [
        { test: /\.ts$/, loader: fileURLToPath(import.meta.resolve('swc-loader')) },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    plugins: [new ShellManifest({ development }), ...(fails ? [failing] : [])],
  });
  return folder.readJson(`${name}/dist/shell.json`) as Manifest;
}

const textsOf = (files: readonly string[]) => files.map((file) => folder.read(`first/dist/${file}`)).join();

let manifest: Manifest;
before(async () => (manifest = await build('first')));

describe('the manifest of the shell', () => {
  it('names the version and the levels of the host API that it supports', () => {
    const { name, version, release, hostApi, oldestHostApi } = manifest;
    assert.deepEqual([name, version, hostApi, oldestHostApi], ['shell', '3.2.1', 5, 2]);
    assert.match(release, /^3\.2\.1-[0-9a-f]{12}$/);
  });

  it('has the files of each of its own pages, which are not in its entry', () => {
    const [about, contact] = manifest.routes;
    assert.ok(about && contact);
    assert.match(textsOf(about.files), /Text of the page about us/);
    assert.match(textsOf(contact.files), /Text of a form[^]*Text of the contact page/);
    assert.doesNotMatch(textsOf(manifest.entry), /Text of/);
  });

  it('has the files of the login dialog', () => {
    const { files, libraries } = manifest['login'] as { files: string[]; libraries: string[] };
    assert.match(textsOf(files), /Text of the login dialog/);
    assert.deepEqual(libraries, []);
  });

  it('describes a page as it is declared, without its module', () => {
    const [about, contact] = manifest.routes;
    const { files: _, ...facts } = about ?? { files: [] };
    assert.deepEqual(facts, { path: '/about', title: 'About', access: 'public', calls: [], libraries: [] });
    assert.deepEqual(contact?.calls, ['/api/topics']);
  });

  it('names the fonts of a first view, not those of rare characters', () => {
    assert.equal(manifest.fonts.length, 1);
    assert.match(manifest.fonts.join(), /^figtree\.[0-9a-f]{10}\.woff2$/);
  });

  it('has the hash of every file for visitors, and of nothing else', () => {
    const dist = join(folder.path, 'first/dist');
    const files = readdirSync(dist).filter((file) => !/\.(map|json|txt)$/.test(file));
    assert.deepEqual(Object.keys(manifest.integrity), files.toSorted());
    for (const [file, expected] of Object.entries(manifest.integrity)) {
      const hash = createHash('sha384').update(readFileSync(join(dist, file)));
      assert.equal(`sha384-${hash.digest('base64')}`, expected, file);
    }
  });
});

describe('the release of a shell', () => {
  it('is the same for the same sources, wherever they are built', async () => {
    assert.equal((await build('second')).release, manifest.release);
  });

  it('changes with a page, with its declaration and with the levels it supports', async () => {
    const releases = new Set<string>([manifest.release]);
    const changes: Record<string, string>[] = [
      { 'src/pages/form.js': `export const form = 'Another form';` },
      { 'src/pages/remote.ts': sources['src/pages/remote.ts']?.replace("'Contact'", "'Write to us'") ?? '' },
      { 'package.json': sources['package.json']?.replace('"oldestHostApi": 2', '"oldestHostApi": 3') ?? '' },
    ];
    for (const change of changes) releases.add((await build('second', { changes: change })).release);
    assert.equal(releases.size, changes.length + 1);
  });

  it('under development has a fixed name', async () => {
    assert.equal((await build('development', { development: true })).release, 'dev');
  });

  it('that has an error gets no manifest, so that it is never served', async () => {
    await assert.rejects(build('failing', { fails: true }), /broken/);
    assert.equal(existsSync(join(folder.path, 'failing/dist/shell.json')), false);
  });
});
