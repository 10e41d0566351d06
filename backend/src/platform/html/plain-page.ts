import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The style of pages that must work without the shell. */
export const plainPageStyle = readFileSync(join(import.meta.dirname, 'plain-page.css'), 'utf8');
