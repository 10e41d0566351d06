import { Inject, Injectable } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';

const build = z.object({ release: z.string(), entry: z.array(z.string()) });

/** The stylesheet of the site that this server serves: it brings the faces, and the page looks at home. */
@Injectable()
export class SiteStyle {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async addresses(): Promise<string[]> {
    // Before the first build, and in tests of the backend alone, the page's own style has to do.
    const described = await readFile(join(this.config.shellDir, 'shell.json'), 'utf8').catch(
      () => '{"release":"none","entry":[]}',
    );
    const { release, entry } = build.parse(JSON.parse(described));
    return entry.filter((file) => file.endsWith('.css')).map((file) => `/mf/shell/${release}/${file}`);
  }
}
