import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

export function copyBackendAssets(): void {
  const from = join(root, 'backend/src');
  for (const file of globSync('**/*.{css,js}', { cwd: from }))
    cpSync(join(from, file), join(root, 'backend/dist', file));
}
