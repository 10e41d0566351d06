import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { manifestFile, readManifest, type Manifest } from '../store/manifest.js';
import { filesNamed, unsound } from './manifest-rules.js';
import { Refusal } from '../store/release-store.js';

/** The files of a build by their paths, compressed twins included. */
export type Files = Map<string, Buffer>;

const unpack = promisify(brotliDecompress);
const isPath = (path: string) => /^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/.test(path);
const most = { files: 1_000, bytes: 40_000_000 };

/** The manifest of a build whose files are all there and are what it says they are; refuses any other build. */
export async function examined(name: string, files: Files): Promise<Manifest> {
  const manifest = manifestIn(name, files);
  const said = unsound(manifest, files.get(manifestFile(name))!);
  refuse([...tooMuch(files), ...said, ...missing(manifest, files)]);
  // One after the other, and last: unpacking is what a few bytes can make expensive.
  for (const [path, body] of files) refuse(await packedWrong(files, path, body));
  return manifest;
}

function refuse(wrong: string[]) {
  if (wrong.length) throw new Refusal(wrong);
}

/** What a build says of itself, if it is one of this name. */
export function manifestIn(name: string, files: Files): Manifest {
  const file = manifestFile(name);
  const body = files.get(file);
  if (!body) throw new Refusal([`The build has no ${file}.`]);
  try {
    const manifest = readManifest(name, body);
    if (manifest.name === name) return manifest;
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Refusal([`${file} does not say what it must: ${why}`]);
  }
  throw new Refusal([`${file} does not describe ${name}.`]);
}

function tooMuch(files: Files): string[] {
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  const odd = [...files.keys()].filter((path) => !isPath(path));
  return [
    ...odd.map((path) => `"${path}" is no path of a release.`),
    ...(files.size > most.files
      ? [`A release has ${most.files} files at most, this has ${files.size}.`]
      : []),
    ...(bytes > most.bytes ? [`A release has ${most.bytes} bytes at most, this has ${bytes}.`] : []),
  ];
}

/** Every file must be named with its hash, and be just that. */
function missing(manifest: Manifest, files: Files): string[] {
  const { integrity } = manifest;
  const named = new Set(filesNamed(manifest));
  const unnamed = [...named].filter((file) => !Object.hasOwn(integrity, file));
  const unknown = [...files.keys()].filter(
    (file) => !/\.(json|br|LICENSE\.txt)$/.test(file) && !Object.hasOwn(integrity, file),
  );
  const faulty = Object.entries(integrity).flatMap(([file, hash]) => {
    const body = files.get(file);
    if (!body) return [`${file} is missing.`];
    return hash === sha384(body)
      ? []
      : [`${file} is not the file that the build describes: its hash differs.`];
  });
  return [...faulty, ...[...unnamed, ...unknown].map((file) => `${file} has no hash.`)];
}

async function packedWrong(files: Files, path: string, body: Buffer): Promise<string[]> {
  if (!path.endsWith('.br')) return [];
  const plain = files.get(path.slice(0, -3));
  const isTwin = plain && (await unpacked(body, plain.length))?.equals(plain);
  return isTwin ? [] : [`${path} does not hold the same as the file beside it.`];
}

const unpacked = (body: Buffer, length: number) =>
  unpack(body, { maxOutputLength: length || 1 }).catch(() => null);

const sha384 = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;
