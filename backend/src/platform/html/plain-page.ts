import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const plainPageStyle = readFileSync(join(import.meta.dirname, 'plain-page.css'), 'utf8');
