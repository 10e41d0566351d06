import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config.js';
import { registry, type Registry } from './contract.js';
import { shellBuild, type ShellBuild } from './shell-build.js';
import { WatchedFile } from './watched-file.js';

/** Which releases are current: the shell's build and the remotes' registry. */
@Injectable()
export class Releases {
  private readonly logger = new Logger(Releases.name);
  private readonly current: WatchedFile<Registry>;
  private readonly baked: WatchedFile<Registry>;
  private readonly build: WatchedFile<ShellBuild>;

  constructor(@Inject(CONFIG) { releasesDir, shellDir }: Config) {
    const complain = (sentence: string) => this.logger.error(sentence);
    this.current = new WatchedFile(join(releasesDir, 'registry.json'), registry, complain);
    this.baked = new WatchedFile(join(shellDir, 'registry.json'), registry, complain);
    this.build = new WatchedFile(join(shellDir, 'shell.json'), shellBuild, complain);
  }

  /** The store's registry; while it is out of reach, the one that the shell was built with. */
  registry(): Promise<Registry> {
    return this.current.read().catch((error: unknown) => {
      this.logger.error(`The release store has no registry, the shell's own stands: ${String(error)}`);
      return this.baked.read();
    });
  }

  shell(): Promise<ShellBuild> {
    return this.build.read();
  }
}
