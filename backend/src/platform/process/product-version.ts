import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** That of the whole product, which CHANGELOG.md explains. Releases of the shell and the remotes have names of their own. */
export const productVersion: string = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8'),
).version;
