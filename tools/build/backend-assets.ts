import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Copies styles and page scripts into `dist`, next to the modules that read them. The compiler copies JSON alone. */
export function copyBackendAssets(): void {
  const from = join(root, 'backend/src');
  for (const file of globSync('**/*.{css,js}', { cwd: from }))
    cpSync(join(from, file), join(root, 'backend/dist', file));
}
