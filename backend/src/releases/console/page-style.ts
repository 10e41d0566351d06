import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainPageStyle } from '../../platform/html/plain-page.js';

const folder = join(import.meta.dirname, 'styles');

const parts = ['base', 'layout', 'releases', 'login'];

/** All stylesheets, in this order, as one file. */
export const pageStyle = [
  plainPageStyle,
  ...parts.map((name) => readFileSync(join(folder, `${name}.css`), 'utf8')),
].join('\n');
