import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainPageStyle } from '../platform/html/plain-page.js';

const read = (name: string) => readFileSync(join(import.meta.dirname, 'pages', name), 'utf8');

export const pageFile = (name: string) =>
  name === 'base.css' ? `${plainPageStyle}\n${read(name)}` : read(name);
