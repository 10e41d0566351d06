import type { Logger } from '@nestjs/common';
import type { Manifest, ServedReleases } from '../../releases/index.js';
import type { Faults } from './faults.js';
import type { Bundle, PageToRender } from './messages.js';
import { InterruptedError, LostProcessError, type RenderingProcess } from './rendering-process.js';

interface Wanted {
  shell: Manifest;
  /** Whose page it is: of a remote or the shell. */
  own: Manifest;
  remotes: Manifest[];
  /** Of the page. The code runs once for each. */
  language: string;
}

/** Puts the bundles of releases into the process that renders them. */
export class ReleaseCode {
  constructor(
    private readonly releases: ServedReleases,
    private readonly faults: Faults,
    private readonly logger: Logger,
  ) {}

  /** The keys by which a page finds them there. */
  async load(
    process: RenderingProcess,
    { shell: host, own, remotes, language }: Wanted,
  ): Promise<Pick<PageToRender, 'shell' | 'remotes'>> {
    const shell = `${keyOf(host)}${editionOf([host, ...remotes])}${language === 'en' ? '' : ` ${language}`}`;
    await process.load({ language }, shell, shell, () => this.bundle(host, shell));
    const keys: Record<string, string> = {};
    const isTried = (remote: Manifest) => remote === own || !this.faults.isPaused(keyOf(remote));
    await Promise.all(
      remotes.filter(isTried).map(async (remote) => {
        const key = keyOf(remote);
        try {
          await process.load('remote', shell, key, () => this.bundle(remote));
          this.faults.endPause(key);
          keys[remote.name] = key;
        } catch (error) {
          if (remote === own) throw error;
          this.leaveOut(key, error);
        }
      }),
    );
    return { shell, remotes: keys };
  }

  /** Another remote's parts of the page are left to the browser. */
  leaveOut(key: string, error: unknown): void {
    if (error instanceof InterruptedError) throw error;
    this.logger.warn(`${key} cannot be loaded. ${this.faults.note(key, error)} ${describe(error)}`);
    if (error instanceof LostProcessError) throw new InterruptedError();
  }

  private async bundle(manifest: Manifest, key = keyOf(manifest)): Promise<Bundle> {
    const file = manifest.server ?? '';
    const code = await this.releases.checkedFile(manifest, file);
    return { key, file: `/mf/${manifest.name}/${manifest.release}/${file}`, code };
  }
}

export const keyOf = ({ name, release }: Pick<Manifest, 'name' | 'release'>) => `${name}@${release}`;

/** Development builds change under the same name, and a shell keeps the components of a release: an edit needs another. */
export function editionOf(releases: Manifest[]): string {
  const changing = releases.filter(({ release }) => release === 'dev').map(({ server = '' }) => server);
  return changing
    .toSorted((one, other) => one.localeCompare(other))
    .map((file) => ` ${file}`)
    .join('');
}

export const describe = (error: unknown) => (error as Error).message.split('\n', 3).join(' ');
