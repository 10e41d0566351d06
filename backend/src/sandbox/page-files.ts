import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pages' own scripts and styles are plain files, which the compiler leaves where they are. */
const folder = join(import.meta.dirname, '../../src/sandbox/pages');

export const pageFile = (name: string) => readFileSync(join(folder, name), 'utf8');
