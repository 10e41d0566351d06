import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { RemoteRelease } from '../contract.js';
import type { BuildFiles } from '../store/release-files.js';
import type { ShellBuild } from '../store/manifest.js';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const page = { access: 'public' as const, files: [], calls: [] };

export const pageAt = (path: `/${string}`) => ({ ...page, path, title: 'A page' });

export function remoteBuild(name: string, edition: string, changes: Partial<RemoteRelease> = {}): BuildFiles {
  const entry = `start('${name} ${edition}')`;
  const manifest: RemoteRelease = {
    name,
    version: '1.0.0',
    release: `1.0.0-${edition}`,
    hostApi: 1,
    entry: 'entry.js',
    files: ['entry.js'],
    routes: [pageAt(`/${name}`)],
    slots: [],
    integrity: { 'entry.js': sha384(entry) },
    ...changes,
  };
  return new Map([
    ['entry.js', Buffer.from(entry)],
    ['entry.js.br', brotliCompressSync(entry)],
    ['remote.json', Buffer.from(JSON.stringify(manifest))],
  ]);
}

export function shellBuildOf(edition: string, changes: Partial<ShellBuild> = {}): BuildFiles {
  const main = `shell('${edition}')`;
  const manifest: ShellBuild = {
    name: 'shell',
    version: '1.0.0',
    release: `1.0.0-${edition}`,
    hostApi: 1,
    oldestHostApi: 1,
    entry: ['main.js'],
    routes: [pageAt('/contact'), { ...page, path: '*', title: 'Not Found' }],
    fonts: [],
    integrity: { 'main.js': sha384(main) },
    ...changes,
  };
  return new Map([
    ['main.js', Buffer.from(main)],
    ['shell.json', Buffer.from(JSON.stringify(manifest))],
  ]);
}
