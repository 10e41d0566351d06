import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { rooms } from '../build/rooms.mjs';
import { root } from '../root.mjs';

const fronts = rooms.filter((room) => room !== 'backend');
/** Whatever can be made again, or is read by developers only. */
const isLeftOut = (file) => /\.(br|d\.ts|map|tsbuildinfo)$/.test(file);

/** All that was built, in one file: first the list of what is in it, then the files themselves. */
export function pack(quality = constants.BROTLI_MAX_QUALITY) {
  const files = [
    ...fronts.flatMap((room) => below(`${room}/dist/release`)),
    ...below('backend/dist'),
    ...below('backend/src/sandbox/pages'),
    ...below('backend/src/releases/console/styles'),
    'backend/src/platform/plain-page.css',
    'backend/package.json',
  ];
  const bodies = files.map((file) => readFileSync(join(root, file)));
  const list = Buffer.from(JSON.stringify(files.map((file, at) => [file, bodies[at].length])));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(list.length);
  const whole = Buffer.concat([size, list, ...bodies]);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
  };
  return brotliCompressSync(whole, { params });
}

/** Lays the files into a folder from which the server of that day starts, with the packages of today. */
export function unpack(archive, folder) {
  const whole = brotliDecompressSync(archive);
  const start = 4 + whole.readUInt32BE();
  let at = start;
  for (const [file, length] of JSON.parse(whole.subarray(4, start).toString())) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, whole.subarray(at, (at += length)));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

const below = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftOut(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
