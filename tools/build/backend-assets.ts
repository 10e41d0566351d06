import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

export function copyBackendAssets(folder = join(root, 'backend/dist')): void {
  const from = join(root, 'backend/src');
  for (const file of globSync('**/*.{css,js,json,webp}', { cwd: from, exclude: ['**/testing/**'] }))
    cpSync(join(from, file), join(folder, file));
}
