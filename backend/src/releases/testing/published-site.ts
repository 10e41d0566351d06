import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RemoteRelease } from '../contract.js';
import type { Channel } from '../channels/contract.js';
import { keyOf, manifestFile, type Manifest, type ShellBuild } from '../store/manifest.js';

const hash = `sha384-${'b'.repeat(64)}`;
const page = { access: 'public' as const, calls: [] };

export const accountRelease: RemoteRelease = {
  name: 'account',
  version: '1.0.0',
  release: '1.0.0-abc',
  hostApi: 1,
  entry: 'entry.js',
  files: ['entry.js'],
  routes: [
    {
      ...page,
      path: '/profile',
      title: 'Profile',
      access: 'member',
      files: ['profile.js', 'profile.css'],
      libraries: ['dates-1.0.0-a1b2c3', 'dates-2.0.0-d4e5f6'],
      calls: ['/api/sessions'],
    },
  ],
  slots: [],
  integrity: { 'entry.js': hash, 'profile.js': hash, 'profile.css': hash },
};

export const shell: ShellBuild = {
  name: 'shell',
  version: '1.0.0',
  release: '1.0.0-sea',
  hostApi: 1,
  oldestHostApi: 1,
  entry: ['main.css', 'main.js'],
  routes: [
    { ...page, path: '/contact', title: 'Contact', description: 'Say <hello> & "hi"', files: ['contact.js'] },
    { ...page, path: '/styleguide', title: 'Styleguide', files: [] },
    { ...page, path: '*', title: 'Not Found', files: ['lost.js'] },
  ],
  fonts: ['text.woff2'],
  libraries: { 'dates-1.0.0-a1b2c3': ['dates.js'] },
  integrity: { 'main.css': hash, 'main.js': hash, 'contact.js': hash, 'lost.js': hash },
};

const channelOf = ({ name, release }: Manifest, canary: Channel['canary'], previous: string[]) => {
  const facts = { at: new Date().toISOString(), by: 'a test', hostApi: 1, bytes: 1 };
  const releases = Object.fromEntries(
    [release, ...previous, ...(canary ? [canary.release] : [])].map((one) => [one, facts]),
  );
  return [name, { current: release, previous, canary, releases }] as const;
};

export function publishedSite(site = shell) {
  const folder = mkdtempSync(join(tmpdir(), 'amigo-releases-'));
  const write = (name: string, content: string | Buffer) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  let serial = 0;
  /** Makes exactly these releases current; `previous` is the release before the last of them. */
  const publish = (remotes: RemoteRelease[], canary?: RemoteRelease, previous: string[] = []) => {
    for (const manifest of [...remotes, ...(canary ? [canary] : []), site])
      write(
        `releases/${keyOf(manifest.name, manifest.release, manifestFile(manifest.name))}`,
        JSON.stringify(manifest),
      );
    const names = Object.fromEntries(
      [...remotes, site].map((one) =>
        channelOf(
          one,
          canary?.name === one.name ? { release: canary.release, percent: 20 } : null,
          one === remotes.at(-1) ? previous : [],
        ),
      ),
    );
    serial += 1;
    write(`releases/channels/${serial}.json`, JSON.stringify({ serial, names, history: [] }));
  };
  publish([accountRelease]);
  write('releases/account/1.0.0-abc/entry.js', 'start()');
  write('releases/account/1.0.0-abc/entry.js.LICENSE.txt', 'free to use');
  write('releases/account/1.0.0-abc/entry.js.br', brotliCompressSync('start()'));
  write('shell/registry.json', JSON.stringify({ remotes: [accountRelease] }));
  write('shell/shell.json', JSON.stringify(shell));
  write('shell/main.js', 'shell()');
  write('secret.js', 'not public');
  const env = { RELEASES_DIR: join(folder, 'releases'), SHELL_DIR: join(folder, 'shell') };
  return { env, folder, write, publish };
}
