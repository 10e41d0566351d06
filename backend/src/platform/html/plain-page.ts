import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The look of pages that stand without the shell; a plain file, which the compiler leaves where it is. */
export const plainPageStyle = readFileSync(
  join(import.meta.dirname, '../../../src/platform/html/plain-page.css'),
  'utf8',
);
