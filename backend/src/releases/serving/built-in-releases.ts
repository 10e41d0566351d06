import { z } from 'zod';
import { remoteRelease, type RemoteRelease } from '../contract.js';
import { FolderStore } from '../store/folder-store.js';
import { shellBuild, type ShellBuild } from '../store/manifest.js';

const built = z.object({ remotes: z.array(remoteRelease) });

/** The shell that came with this server, and the remotes it was built beside: for when the store is out of reach. */
export class BuiltIn {
  private readonly folder: FolderStore;

  constructor(shellDir: string) {
    this.folder = new FolderStore(shellDir);
  }

  async shell(): Promise<ShellBuild> {
    return shellBuild.parse(await this.json('shell.json'));
  }

  async remotes(): Promise<RemoteRelease[]> {
    const found = await this.json('registry.json').catch(() => ({ remotes: [] }));
    return built.parse(found).remotes;
  }

  /** A file of its own, by its key in the store. */
  async read(key: string) {
    const [name = '', release = '', ...file] = key.split('/');
    if (!(await this.is(name, release))) return null;
    return this.folder.read(file.join('/'));
  }

  /** Whether this is the release that is built in. */
  async is(name: string, release: string): Promise<boolean> {
    if (name !== 'shell') return false;
    return this.shell().then(
      (shell) => shell.release === release,
      // A server that never had one.
      () => false,
    );
  }

  private async json(file: string): Promise<unknown> {
    const found = await this.folder.read(file);
    if (!found) throw new Error(`SHELL_DIR has no ${file}: npm run build makes it`);
    return JSON.parse(found.body.toString());
  }
}
