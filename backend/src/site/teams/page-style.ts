import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A plain file, which the compiler leaves where it is. */
export const pageStyle = readFileSync(join(import.meta.dirname, '../../../src/site/teams/page.css'), 'utf8');
