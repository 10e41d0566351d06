import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './root.mjs';

/**
 * Runs `work` while no other process of this checkout runs work of the same name. A lock whose holder has died is
 * taken over.
 * @template Result
 * @param {string} name
 * @param {() => Result | Promise<Result>} work
 * @param {string} [folder]
 * @returns {Promise<Result>}
 */
export async function withLock(name, work, folder = join(root, '.cache')) {
  const file = join(folder, `${name}.lock`);
  mkdirSync(folder, { recursive: true });
  for (let isReported = false; !acquire(file); isReported = true) {
    if (!isReported) console.log(`Waiting for another ${name} (process ${holderOf(file)}) to finish …`);
    await pause(100);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** @param {string} file */
function acquire(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const holder = holderOf(file);
  if (holder && !isAlive(holder)) rmSync(file, { force: true });
  return false;
}

/** @param {string} file */
function holderOf(file) {
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);
