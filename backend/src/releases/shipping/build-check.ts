import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { manifestFile, mapOf, parseManifest, type Manifest } from '../store/manifest.js';
import type { BuildFiles } from '../store/release-files.js';
import { Refusal } from '../store/refusal.js';
import { manifestViolations, referencedFiles } from './manifest-rules.js';

const decompress = promisify(brotliDecompress);
const isPath = (path: string) => /^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/.test(path);
const limits = { files: 1_000, bytes: 40_000_000 };

export async function checkBuild(name: string, files: BuildFiles): Promise<Manifest> {
  const manifest = manifestOf(name, files);
  refuseIfAny([
    ...sizeViolations(files),
    ...manifestViolations(manifest, files.get(manifestFile(name))!),
    ...integrityViolations(manifest, files),
  ]);
  // Last, and one by one: a few compressed bytes can be expensive to decompress.
  for (const [path, body] of files) refuseIfAny(await compressionViolations(files, path, body));
  return manifest;
}

function refuseIfAny(violations: string[]) {
  if (violations.length) throw new Refusal(violations);
}

export function manifestOf(name: string, files: BuildFiles): Manifest {
  const file = manifestFile(name);
  const body = files.get(file);
  if (!body) throw new Refusal([`The build has no ${file}.`]);
  try {
    const manifest = parseManifest(name, body);
    if (manifest.name === name) return manifest;
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Refusal([`${file} does not say what it must: ${reason}`]);
  }
  throw new Refusal([`${file} does not describe ${name}.`]);
}

function sizeViolations(files: BuildFiles): string[] {
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  const invalid = [...files.keys()].filter((path) => !isPath(path));
  return [
    ...invalid.map((path) => `"${path}" is no path of a release.`),
    ...(files.size > limits.files
      ? [`A release has ${limits.files} files at most, this has ${files.size}.`]
      : []),
    ...(bytes > limits.bytes ? [`A release has ${limits.bytes} bytes at most, this has ${bytes}.`] : []),
  ];
}

function integrityViolations(manifest: Manifest, files: BuildFiles): string[] {
  const { integrity } = manifest;
  const referenced = new Set(referencedFiles(manifest));
  const maps = new Set(Object.keys(integrity).map(mapOf));
  const withoutHash = [
    ...[...referenced].filter((file) => !Object.hasOwn(integrity, file)),
    ...[...files.keys()].filter(
      (file) => !/\.(json|br|LICENSE\.txt)$/.test(file) && !Object.hasOwn(integrity, file) && !maps.has(file),
    ),
  ];
  const changed = Object.entries(integrity).flatMap(([file, hash]) => {
    const body = files.get(file);
    if (!body) return [`${file} is missing.`];
    return hash === sha384(body)
      ? []
      : [`${file} is not the file that the build describes: its hash differs.`];
  });
  return [...changed, ...withoutHash.map((file) => `${file} has no hash.`)];
}

async function compressionViolations(files: BuildFiles, path: string, body: Buffer): Promise<string[]> {
  if (!path.endsWith('.br')) return [];
  const original = files.get(path.slice(0, -3));
  const isTwin = original && (await decompressUpTo(original.length, body))?.equals(original);
  return isTwin ? [] : [`${path} does not hold the same as the file beside it.`];
}

const decompressUpTo = (length: number, body: Buffer) =>
  decompress(body, { maxOutputLength: length || 1 }).catch(() => null);

const sha384 = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;
