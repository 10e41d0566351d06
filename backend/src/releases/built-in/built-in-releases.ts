import { z } from 'zod';
import type { Config } from '../../platform/config/config.js';
import { FolderStore } from '../../platform/object-store/folder-store.js';
import { ChannelsStore } from '../channels/channels-store.js';
import { remoteRelease, type RemoteRelease } from '../contract.js';
import { isShell, shellBuild, type Manifest, type ShellBuild } from '../store/manifest.js';
import { ReleaseFiles, type BuildFiles } from '../store/release-files.js';

const builtRegistry = z.object({ remotes: z.array(remoteRelease) });

/** What came with this server: fills and updates the store, and is served while the store is unreachable. */
export class BuiltInReleases {
  private readonly shellFolder: FolderStore;
  private readonly store: FolderStore | undefined;
  private readonly folder: string | undefined;
  private found: Promise<Manifest[]> | undefined;

  constructor({ shellDir, builtInReleasesDir }: Pick<Config, 'shellDir' | 'builtInReleasesDir'>) {
    this.shellFolder = new FolderStore(shellDir);
    this.folder = builtInReleasesDir;
    this.store = builtInReleasesDir ? new FolderStore(builtInReleasesDir) : undefined;
  }

  async shell(): Promise<ShellBuild> {
    return shellBuild.parse(await this.json('shell.json'));
  }

  async remotes(): Promise<RemoteRelease[]> {
    const manifests = await this.manifestsIfReadable();
    if (manifests.length) return manifests.filter((one): one is RemoteRelease => !isShell(one));
    const found = await this.json('registry.json').catch(() => ({ remotes: [] }));
    return builtRegistry.parse(found).remotes;
  }

  async remote(name: string): Promise<RemoteRelease | null> {
    return (await this.remotes()).find((remote) => remote.name === name) ?? null;
  }

  /** The current release of each name in the folder that came with the server. It never changes. */
  manifests(): Promise<Manifest[]> {
    this.found ??= this.readManifests().catch((error: unknown) => {
      this.found = undefined;
      throw error;
    });
    return this.found;
  }

  async files({ name, release }: Manifest): Promise<BuildFiles> {
    const folder = `${name}/${release}/`;
    const files: BuildFiles = new Map();
    for (const key of (await this.store?.list(folder)) ?? [])
      files.set(key.slice(folder.length), (await this.store!.read(key))!.body);
    return files;
  }

  async read(key: string) {
    const [name = '', release = '', ...file] = key.split('/');
    if (await this.isOwnShell(name, release)) return this.shellFolder.read(file.join('/'));
    return (await this.isStored(name, release)) ? this.store!.read(key) : null;
  }

  async has(name: string, release: string): Promise<boolean> {
    return (await this.isOwnShell(name, release)) || this.isStored(name, release);
  }

  private async isOwnShell(name: string, release: string): Promise<boolean> {
    if (name !== 'shell') return false;
    return this.shell().then(
      (shell) => shell.release === release,
      () => false,
    );
  }

  private async isStored(name: string, release: string): Promise<boolean> {
    const manifests = await this.manifestsIfReadable();
    return manifests.some((one) => one.name === name && one.release === release);
  }

  /** Whether the folder can be read does not change what is in the store. */
  private manifestsIfReadable(): Promise<Manifest[]> {
    return this.manifests().catch(() => []);
  }

  private async readManifests(): Promise<Manifest[]> {
    if (!this.store) return [];
    const releases = new ReleaseFiles(this.store);
    const { names } = await new ChannelsStore(this.store).read();
    if (!Object.keys(names).length) throw new Error(`BUILT_IN_RELEASES_DIR ${this.folder} has no releases`);
    return Promise.all(
      Object.entries(names).flatMap(([name, { current }]) =>
        current ? [releases.manifest(name, current)] : [],
      ),
    );
  }

  private async json(file: string): Promise<unknown> {
    const found = await this.shellFolder.read(file);
    if (!found) throw new Error(`SHELL_DIR has no ${file}: npm run build makes it`);
    return JSON.parse(found.body.toString());
  }
}
