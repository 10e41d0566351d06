import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type FilePrints = Record<string, string>;

/** Content hash and modification time of every file below some folders. A rewrite with the same content shows too. */
export function printsOf(repository: string, folders: readonly string[]): FilePrints {
  return Object.fromEntries(
    folders
      .flatMap((folder) => filesBelow(repository, folder))
      .map((file) => [file, printOf(join(repository, file))]),
  );
}

/** The files that were added, removed, changed or rewritten. */
export function changedFiles(before: FilePrints, after: FilePrints): string[] {
  const files = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...files].filter((file) => before[file] !== after[file]);
}

function filesBelow(repository: string, folder: string): string[] {
  return readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => statSync(join(repository, file)).isFile());
}

function printOf(file: string): string {
  return `${createHash('sha256').update(readFileSync(file)).digest('hex')} ${statSync(file).mtimeMs}`;
}
