import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of a release that the server runs to render its pages, and those that come with it. */
export const serverFiles = /^server\.[\da-f]+\.js(\.LICENSE\.txt)?$/;

export interface ServerBundle {
  file: string;
  integrity: Record<string, string>;
}

export function readServerBundle(folder: string): ServerBundle {
  const file = readdirSync(folder).find((name) => serverFiles.test(name) && name.endsWith('.js'));
  if (!file) throw new Error(`${folder} has no bundle for the server`);
  return describeServerBundle(folder, file);
}

export function describeServerBundle(folder: string, file: string): ServerBundle {
  const hash = createHash('sha384').update(readFileSync(join(folder, file)));
  return { file, integrity: { [file]: `sha384-${hash.digest('base64')}` } };
}

export const serverPart = (bundle: ServerBundle | undefined) => (bundle ? { server: bundle.file } : {});
