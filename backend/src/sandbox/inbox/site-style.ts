import { Inject, Injectable } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';

const build = z.object({ release: z.string(), entry: z.array(z.string()) });

/** The page uses the shell's stylesheet, so that it has the site's fonts and look. */
@Injectable()
export class SiteStyle {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async addresses(): Promise<string[]> {
    // No shell is built before the first build and in backend tests: the page's own style must suffice.
    const described = await readFile(join(this.config.shellDir, 'shell.json'), 'utf8').catch(
      () => '{"release":"none","entry":[]}',
    );
    const { release, entry } = build.parse(JSON.parse(described));
    return entry.filter((file) => file.endsWith('.css')).map((file) => `/mf/shell/${release}/${file}`);
  }
}
