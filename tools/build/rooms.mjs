import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** The remotes: every folder `mf-*` that npm takes for a workspace. Nobody has to name them anywhere else. */
export const remotes = readdirSync(root)
  .filter((folder) => folder.startsWith('mf-') && existsSync(join(root, folder, 'package.json')))
  .sort();

/** Every room that is built; the slowest first, so that the cores end together. */
export const rooms = ['shell', ...remotes, 'backend'];

/** Every room there is. */
export const workspaces = ['shared-ui', ...rooms, 'e2e'];

/** What a room is called in addresses, in the release store and on the command line: `messaging` for `mf-messaging`. */
export const nameOf = (room) => room.replace(/^mf-/, '');
export const roomOf = (name) => (name === 'shell' ? name : `mf-${name}`);

/** In which file a build describes itself. */
export const manifestFile = (name) => (name === 'shell' ? 'shell.json' : 'remote.json');

const everywhere = ['package-lock.json', 'tsconfig.base.json'];
const hostApi = ['shell/package.json', 'shell/HOST_API.md', 'tools/host-api/notes.mjs'];
const bundler = ['tools/webpack', ...hostApi, 'shared-ui/src', 'shared-ui/package.json'];

/** What the build of a room reads: when none of it has changed, neither has the build. */
export function sourcesOf(room) {
  const own = [`${room}/src`, `${room}/package.json`, `${room}/tsconfig.json`];
  if (room === 'backend') return [...everywhere, ...own];
  const router = room === 'shell' ? [] : ['shell/src/shared'];
  return [...everywhere, ...bundler, ...own, ...router, ...contracts];
}

const contracts = readdirSync(join(root, 'backend/src'), { recursive: true })
  .filter((file) => /(^|[\\/])contract\.ts$/.test(file))
  .map((file) => `backend/src/${file}`)
  .sort();
