import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseStore } from '../build/index.mjs';
import { remotes } from '../build/rooms.mjs';
import { root } from '../root.mjs';

/** What the server of a development site reads instead of the real release store and shell. */
export const releasesDir = join(root, '.cache/dev/releases');
export const shellDir = join(root, '.cache/dev/shell');

/** What each build said of itself last. */
const manifests = new Map();

/** Prebuilt remotes come along as they are. */
export function takePrebuilt(rooms) {
  for (const room of rooms) {
    const manifest = JSON.parse(readFileSync(join(root, room, 'dist/release/remote.json'), 'utf8'));
    const release = join(manifest.name, manifest.release);
    cpSync(join(releaseStore(), release), join(releasesDir, release), { recursive: true });
    manifests.set(room, manifest);
  }
}

/** Tells the server of a new build. Hashes are left out: they change with every edit. */
export function describe(room, manifest) {
  manifests.set(room, { ...manifest, integrity: {} });
  const registry = { remotes: remotes.map((one) => manifests.get(one)).filter(Boolean) };
  write(releasesDir, 'registry.json', registry);
  write(shellDir, 'registry.json', registry);
  if (manifests.has('shell')) write(shellDir, 'shell.json', manifests.get('shell'));
}

function write(folder, name, content) {
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `${name}.draft`);
  writeFileSync(draft, JSON.stringify(content));
  renameSync(draft, join(folder, name));
}
