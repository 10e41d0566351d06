import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Plain files, which the compiler leaves where they are. */
const folder = join(import.meta.dirname, '../../../src/site/look/styles');

/** In this order, as one file. */
const parts = ['base', 'frame', 'releases', 'enter'];

export const pageStyle = parts.map((name) => readFileSync(join(folder, `${name}.css`), 'utf8')).join('\n');
