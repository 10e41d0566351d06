import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile } from '../build/workspaces.ts';
import { root } from '../root.mjs';
import { serverPart, type ServerBundle } from '../webpack/server-bundle.ts';

export interface DevManifest {
  name: string;
  release: string;
  hostApi: number;
}

/** In the same store as the releases. The database that names them stays too. */
const uploads = '.pictures';

export class DevReleases {
  readonly releasesDir: string;
  readonly shellDir: string;
  private readonly releases = new Map<string, string>();
  private readonly manifests = new Map<string, DevManifest>();
  private readonly serverBundles = new Map<string, ServerBundle>();
  private serial = 0;

  constructor(folder = join(root, '.cache/dev')) {
    this.releasesDir = join(folder, 'releases');
    this.shellDir = join(folder, 'shell');
    mkdirSync(this.releasesDir, { recursive: true });
    for (const name of readdirSync(this.releasesDir))
      if (name !== uploads) rmSync(join(this.releasesDir, name), { recursive: true });
  }

  copyPrebuilt(workspaces: readonly string[], repository = root): void {
    for (const workspace of workspaces) {
      const built = join(repository, workspace, 'dist/release');
      const { name, release }: DevManifest = JSON.parse(readFileSync(join(built, 'remote.json'), 'utf8'));
      cpSync(built, join(this.releasesDir, name, release), { recursive: true });
      this.releases.set(name, release);
    }
  }

  /** Where the server reads what it runs of a workspace. */
  serverFolder(name: string): string {
    return name === 'shell' ? this.shellDir : join(this.releasesDir, name, 'dev');
  }

  /** Makes a new build known to the server. */
  writeManifest(manifest: DevManifest): void {
    const { name, release } = manifest;
    this.manifests.set(name, manifest);
    this.write(manifest);
    if (this.releases.has(name)) return;
    this.releases.set(name, release);
    this.writeChannels();
  }

  /** Makes a new bundle for the server known. */
  writeServerBundle(name: string, bundle: ServerBundle): void {
    this.serverBundles.set(name, bundle);
    const manifest = this.manifests.get(name);
    if (manifest) this.write(manifest);
  }

  /** Hashes of files for browsers are left out, because they change with every edit. */
  private write(manifest: DevManifest): void {
    const { name, release } = manifest;
    const bundle = this.serverBundles.get(name);
    const content = { ...manifest, ...serverPart(bundle), integrity: bundle?.integrity ?? {} };
    const file = manifestFile(name);
    write(join(this.releasesDir, name, release), file, content);
    if (name === 'shell') write(this.shellDir, file, content);
  }

  private writeChannels(): void {
    this.serial += 1;
    const names = Object.fromEntries([...this.releases].map(([name, release]) => [name, channelOf(release)]));
    const channels = { serial: this.serial, names, history: [] };
    write(join(this.releasesDir, 'channels'), `${this.serial}.json`, channels);
  }
}

const channelOf = (release: string) => ({ current: release, previous: [], canary: null, releases: {} });

/** Writes and renames, so that the server never reads half a file. */
function write(folder: string, name: string, content: object): void {
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `.${name}.draft`);
  writeFileSync(draft, JSON.stringify(content));
  renameSync(draft, join(folder, name));
}
