import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { builtWorkspaces } from '../build/workspaces.ts';
import { root } from '../root.mjs';

const bundled = builtWorkspaces.filter((workspace) => workspace !== 'backend');

/** Files that can be made again, or that only developers read. */
const isExcluded = (file: string) => /\.(br|d\.ts|map|tsbuildinfo)$/.test(file);

export function pack(quality = constants.BROTLI_MAX_QUALITY): Buffer {
  const files = [
    ...bundled.flatMap((workspace) => filesBelow(`${workspace}/dist/release`)),
    ...filesBelow('backend/dist'),
    'backend/package.json',
    // The server reads its version there.
    'package.json',
  ];
  const bodies = files.map((file) => [file, readFileSync(join(root, file))] as const);
  const list = Buffer.from(JSON.stringify(bodies.map(([file, { length }]) => [file, length])));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(list.length);
  const whole = Buffer.concat([size, list, ...bodies.map(([, body]) => body)]);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
  };
  return brotliCompressSync(whole, { params });
}

export function unpack(archive: Buffer, folder: string): void {
  const whole = brotliDecompressSync(archive);
  const start = 4 + whole.readUInt32BE();
  const list: [file: string, length: number][] = JSON.parse(whole.subarray(4, start).toString());
  let at = start;
  for (const [file, length] of list) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, whole.subarray(at, (at += length)));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isExcluded(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
