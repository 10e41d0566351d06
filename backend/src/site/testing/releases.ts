import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RemoteRelease } from '../contract.js';

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
      calls: ['/api/sessions'],
    },
  ],
  slots: [],
  integrity: { 'entry.js': hash, 'profile.js': hash, 'profile.css': hash },
};

const shell = {
  entry: ['main.css', 'main.js'],
  routes: [
    { ...page, path: '/contact', title: 'Contact', description: 'Say <hello> & "hi"', files: ['contact.js'] },
    { ...page, path: '/styleguide', title: 'Styleguide', files: [] },
    { ...page, path: '*', title: 'Not Found', files: ['lost.js'] },
  ],
  fonts: ['text.woff2'],
  integrity: { 'main.css': hash, 'main.js': hash, 'contact.js': hash, 'lost.js': hash },
};

/** A built shell and one published remote, small enough to read, in a folder of their own. */
export function publishedSite() {
  const folder = mkdtempSync(join(tmpdir(), 'amigo-releases-'));
  const write = (name: string, content: string | Buffer) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  write('releases/registry.json', JSON.stringify({ remotes: [accountRelease] }));
  write('releases/account/1.0.0-abc/entry.js', 'start()');
  write('releases/account/1.0.0-abc/entry.js.br', brotliCompressSync('start()'));
  write('shell/registry.json', JSON.stringify({ remotes: [accountRelease] }));
  write('shell/shell.json', JSON.stringify(shell));
  write('shell/main.js', 'shell()');
  write('secret.js', 'not for anybody');
  return { env: { RELEASES_DIR: join(folder, 'releases'), SHELL_DIR: join(folder, 'shell') }, write };
}
