import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Of every file below some folders what is in it and when it was written, so that a second writing shows too. */
export function printsOf(house, folders) {
  return Object.fromEntries(
    folders.flatMap((folder) => filesBelow(house, folder)).map((file) => [file, printOf(join(house, file))]),
  );
}

/** The files that are other ones now, were written again, came or went. */
export function changed(before, after) {
  const files = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...files].filter((file) => before[file] !== after[file]);
}

function filesBelow(house, folder) {
  return readdirSync(join(house, folder), { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => statSync(join(house, file)).isFile());
}

function printOf(file) {
  return `${createHash('sha256').update(readFileSync(file)).digest('hex')} ${statSync(file).mtimeMs}`;
}
