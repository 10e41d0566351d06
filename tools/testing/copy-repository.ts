import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { workspaces } from '../build/workspaces.ts';
import { root } from '../root.mjs';

const excluded = /(^|\/)(node_modules|\.git|\.data|\.releases|dist\/maps|test-results)$|^\.cache\/(?!builds)/;

/**
 * A copy of the repository to edit: sources and builds are copied, packages are linked, our own workspaces to their
 * copies. Its release store is empty.
 */
export function copyRepository(name: string): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), `amigo-${name}-`));
  cpSync(root, copy, { recursive: true, filter: (path) => !excluded.test(relative(root, path)) });
  for (const folder of ['.', ...workspaces]) linkPackages(join(folder, 'node_modules'), copy);
  return copy;
}

function linkPackages(folder: string, copy: string): void {
  let names: string[];
  try {
    names = readdirSync(join(root, folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  mkdirSync(join(copy, folder));
  for (const name of names)
    symlinkSync(join(workspaces.includes(name) ? copy : join(root, folder), name), join(copy, folder, name));
}
