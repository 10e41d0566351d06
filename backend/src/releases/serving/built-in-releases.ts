import { z } from 'zod';
import { remoteRelease, type RemoteRelease } from '../contract.js';
import { FolderStore } from '../../platform/object-store/folder-store.js';
import { shellBuild, type ShellBuild } from '../store/manifest.js';

const builtRegistry = z.object({ remotes: z.array(remoteRelease) });

/** The fallback while the store is unreachable. */
export class BuiltInReleases {
  private readonly folder: FolderStore;

  constructor(shellDir: string) {
    this.folder = new FolderStore(shellDir);
  }

  async shell(): Promise<ShellBuild> {
    return shellBuild.parse(await this.json('shell.json'));
  }

  async remotes(): Promise<RemoteRelease[]> {
    const found = await this.json('registry.json').catch(() => ({ remotes: [] }));
    return builtRegistry.parse(found).remotes;
  }

  async remote(name: string): Promise<RemoteRelease | null> {
    return (await this.remotes()).find((remote) => remote.name === name) ?? null;
  }

  async read(key: string) {
    const [name = '', release = '', ...file] = key.split('/');
    if (!(await this.has(name, release))) return null;
    return this.folder.read(file.join('/'));
  }

  /** Only the shell's files are built in, not those of the remotes. */
  async has(name: string, release: string): Promise<boolean> {
    if (name !== 'shell') return false;
    return this.shell().then(
      (shell) => shell.release === release,
      () => false,
    );
  }

  private async json(file: string): Promise<unknown> {
    const found = await this.folder.read(file);
    if (!found) throw new Error(`SHELL_DIR has no ${file}: npm run build makes it`);
    return JSON.parse(found.body.toString());
  }
}
