import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainPageStyle } from '../platform/html/plain-page.js';

/** The pages' own scripts and styles are plain files, which the compiler leaves where they are. */
const folder = join(import.meta.dirname, '../../src/sandbox/pages');

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

export const pageFile = (name: string) =>
  name === 'base.css' ? `${plainPageStyle}\n${read(name)}` : read(name);
