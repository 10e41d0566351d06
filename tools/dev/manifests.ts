import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile } from '../build/workspaces.ts';
import { root } from '../root.mjs';

/** What the server of a development site reads instead of the real release store and shell. */
export const releasesDir = join(root, '.cache/dev/releases');
export const shellDir = join(root, '.cache/dev/shell');

/** What each build said of itself last, by name. */
const manifests = new Map();
let serial = 0;

/** Prebuilt remotes come along as they are. */
export function takePrebuilt(rooms) {
  rmSync(releasesDir, { recursive: true, force: true });
  for (const room of rooms) {
    const built = join(root, room, 'dist/release');
    const manifest = JSON.parse(readFileSync(join(built, 'remote.json'), 'utf8'));
    cpSync(built, join(releasesDir, manifest.name, manifest.release), { recursive: true });
    manifests.set(manifest.name, manifest);
  }
}

/** Tells the server of a new build. Hashes are left out: they change with every edit. */
export function describe(manifest) {
  const { name, release } = manifest;
  const isNew = !manifests.has(name);
  manifests.set(name, { ...manifest, integrity: {} });
  const file = manifestFile(name);
  write(join(releasesDir, name, release), file, manifests.get(name));
  if (name === 'shell') write(shellDir, file, manifests.get(name));
  if (isNew) writeChannels();
}

function writeChannels() {
  serial += 1;
  const names = Object.fromEntries(
    [...manifests.values()].map(({ name, release }) => [name, channel(release)]),
  );
  write(join(releasesDir, 'channels'), `${serial}.json`, { serial, names, history: [] });
}

const channel = (release) => ({ current: release, previous: [], canary: null, releases: {} });

function write(folder, name, content) {
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `.${name}.draft`);
  writeFileSync(draft, JSON.stringify(content));
  renameSync(draft, join(folder, name));
}
