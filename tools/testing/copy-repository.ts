import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { workspaces } from '../build/workspaces.ts';
import { root } from '../root.mjs';

const leftOut = /(^|\/)(node_modules|\.git|\.data|\.releases|dist\/maps|test-results)$|^\.cache\/(?!builds)/;

/**
 * A copy to edit: sources and builds are copied, packages are linked, our own rooms among them to their copies. Nothing
 * was given to visitors there yet.
 */
export function copyHouse(name) {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), `amigo-${name}-`));
  cpSync(root, copy, { recursive: true, filter: (path) => !leftOut.test(relative(root, path)) });
  for (const folder of ['.', ...workspaces]) linkPackages(join(folder, 'node_modules'), copy);
  return copy;
}

function linkPackages(folder, copy) {
  let names;
  try {
    names = readdirSync(join(root, folder));
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  mkdirSync(join(copy, folder));
  for (const name of names)
    symlinkSync(join(workspaces.includes(name) ? copy : join(root, folder), name), join(copy, folder, name));
}
