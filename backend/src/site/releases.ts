import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CONFIG, type Config } from '../platform/config.js';
import { registry, type Registry } from './contract.js';
import { shellBuild, type ShellBuild } from './shell-build.js';

const glance = 500;

/** A JSON file that is read again when it has changed, and looked at no more than twice a second. */
class WatchedFile<T> {
  private looked = 0;
  private changed = 0;
  private current: Promise<T> | undefined;

  constructor(
    private readonly file: string,
    private readonly schema: z.ZodType<T>,
  ) {}

  async read(): Promise<T> {
    if (this.current && Date.now() - this.looked < glance) return this.current;
    this.looked = Date.now();
    const { mtimeMs } = await stat(this.file);
    if (this.current && mtimeMs === this.changed) return this.current;
    this.changed = mtimeMs;
    this.current = readFile(this.file, 'utf8').then((text) => this.schema.parse(JSON.parse(text)));
    return this.current;
  }
}

/** Which releases are current: the shell's build and the remotes' registry. */
@Injectable()
export class Releases {
  private readonly registryFile: WatchedFile<Registry>;
  private readonly shellFile: WatchedFile<ShellBuild>;

  constructor(@Inject(CONFIG) config: Config) {
    this.registryFile = new WatchedFile(join(config.releasesDir, 'registry.json'), registry);
    this.shellFile = new WatchedFile(join(config.shellDir, 'shell.json'), shellBuild);
  }

  registry(): Promise<Registry> {
    return this.registryFile.read();
  }

  shell(): Promise<ShellBuild> {
    return this.shellFile.read();
  }
}
