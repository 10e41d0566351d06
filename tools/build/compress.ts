import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { serverFiles } from '../webpack/server-bundle.ts';

const brotli = promisify(brotliCompress);

/** Fonts and pictures are compressed already. Visitors do not load the bundle for the server. */
const compressible = /\.(js|css|json|svg|txt|html|webmanifest|wasm)$/;

export async function compress(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => compressible.test(name) && !serverFiles.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await brotli(content, { params }));
}
