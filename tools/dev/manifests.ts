import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile } from '../build/workspaces.ts';
import { root } from '../root.mjs';

export interface DevManifest {
  name: string;
  release: string;
  hostApi: number;
}

/** The development server reads these folders instead of the real release store and shell. */
export const releasesDir = join(root, '.cache/dev/releases');
export const shellDir = join(root, '.cache/dev/shell');

/** The latest manifest of each build, by name. */
const manifests = new Map<string, DevManifest>();
let serial = 0;

/** Copies the releases of remotes that are not under development. */
export function copyPrebuilt(workspaces: readonly string[]): void {
  rmSync(releasesDir, { recursive: true, force: true });
  for (const workspace of workspaces) {
    const built = join(root, workspace, 'dist/release');
    const manifest: DevManifest = JSON.parse(readFileSync(join(built, 'remote.json'), 'utf8'));
    cpSync(built, join(releasesDir, manifest.name, manifest.release), { recursive: true });
    manifests.set(manifest.name, manifest);
  }
}

/** Makes a new build known to the server. Hashes are left out, because they change with every edit. */
export function writeManifest(manifest: DevManifest): void {
  const { name, release } = manifest;
  const isNew = !manifests.has(name);
  const unhashed = { ...manifest, integrity: {} };
  manifests.set(name, unhashed);
  const file = manifestFile(name);
  write(join(releasesDir, name, release), file, unhashed);
  if (name === 'shell') write(shellDir, file, unhashed);
  if (isNew) writeChannels();
}

function writeChannels(): void {
  serial += 1;
  const names = Object.fromEntries(
    [...manifests.values()].map(({ name, release }) => [name, channelOf(release)]),
  );
  write(join(releasesDir, 'channels'), `${serial}.json`, { serial, names, history: [] });
}

const channelOf = (release: string) => ({ current: release, previous: [], canary: null, releases: {} });

/** Writes and renames, so that the server never reads half a file. */
function write(folder: string, name: string, content: object): void {
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `.${name}.draft`);
  writeFileSync(draft, JSON.stringify(content));
  renameSync(draft, join(folder, name));
}
