import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Files by their path in the repository. */
export type Files = Map<string, Buffer>;

export interface Archive {
  /** Of the sources that the files were built from. */
  fingerprint: string;
  files: Files;
}

type Listed = [path: string, length: number][];

/**
 * A file that visitors load has a compressed twin, which is stored as it is: unpacking makes the file from it. All other
 * files are compressed together.
 */
export function pack({ fingerprint, files }: Archive): Buffer {
  const twins = [...files].filter(([path]) => isTwin(path, files));
  const others = [...files].filter(([path]) => !isTwin(path, files) && !files.has(`${path}.br`));
  const list = Buffer.from(JSON.stringify([others, twins].map(listed)));
  const together = Buffer.concat([length(list), list, ...others.map(([, body]) => body)]);
  const compressed = brotliCompressSync(together, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: together.length,
    },
  });
  const head = Buffer.from(`${fingerprint}\n`);
  return Buffer.concat([head, length(compressed), compressed, ...twins.map(([, body]) => body)]);
}

export const fingerprintOf = (archive: Buffer): string =>
  archive.subarray(0, archive.indexOf('\n')).toString();

export function unpack(archive: Buffer): Archive {
  const fingerprint = fingerprintOf(archive);
  const start = fingerprint.length + 5;
  const end = start + archive.readUInt32BE(start - 4);
  const together = brotliDecompressSync(archive.subarray(start, end));
  const listEnd = 4 + together.readUInt32BE();
  const [others = [], twins = []]: Listed[] = JSON.parse(together.subarray(4, listEnd).toString());
  const files: Files = new Map();
  for (const [path, body] of bodies(others, together.subarray(listEnd))) files.set(path, body);
  for (const [path, body] of bodies(twins, archive.subarray(end)))
    files.set(path, body).set(path.slice(0, -3), brotliDecompressSync(body));
  return { fingerprint, files };
}

const isTwin = (path: string, files: Files) => path.endsWith('.br') && files.has(path.slice(0, -3));

const listed = (files: [string, Buffer][]): Listed => files.map(([path, body]) => [path, body.length]);

function length({ length }: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(length);
  return size;
}

function* bodies(list: Listed, whole: Buffer): Generator<[string, Buffer]> {
  let at = 0;
  for (const [path, length] of list) yield [path, whole.subarray(at, (at += length))];
}
