import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { sourcesOf } from './rooms.mjs';

const stampOf = (room) => join(root, '.cache/builds', room);

/** One hash over all that the build of a room reads. */
export function fingerprint(room) {
  const hash = createHash('sha256').update(process.version);
  for (const file of sourcesOf(room).flatMap(filesBelow)) {
    hash.update(`\0${file}\0`).update(contentOf(file));
  }
  return hash.digest('hex');
}

/** Of the lockfile what comes from elsewhere: a new room of ours is no reason to build the others again. */
function contentOf(file) {
  const content = readFileSync(join(root, file));
  if (file !== 'package-lock.json') return content;
  const { packages } = JSON.parse(content);
  return JSON.stringify(
    Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link),
  );
}

/** Whether the last good build of a room was made from these very sources. */
export function isBuilt(room, print) {
  return existsSync(stampOf(room)) && readFileSync(stampOf(room), 'utf8') === print;
}

export function markBuilt(room, print) {
  mkdirSync(join(root, '.cache/builds'), { recursive: true });
  writeFileSync(stampOf(room), print);
}

export function forgetBuild(room) {
  rmSync(stampOf(room), { force: true });
}

function filesBelow(path) {
  const at = join(root, path);
  if (!existsSync(at)) return [];
  if (!statSync(at).isDirectory()) return [path];
  return readdirSync(at)
    .sort()
    .filter((name) => !/\.test\.\w+$/.test(name))
    .flatMap((name) => filesBelow(`${path}/${name}`));
}
