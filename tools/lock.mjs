import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './root.mjs';

/** Runs `work` while no other process does the same; a lock whose holder was killed does not count. */
export async function alone(name, work) {
  const file = join(root, '.cache', `${name}.lock`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (let said = false; !take(file); said = true) {
    if (!said) console.log(`Waiting for another ${name} (process ${holderOf(file)}) to finish …`);
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

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = holderOf(file);
  if (holder && !isAlive(holder)) rmSync(file, { force: true });
  return false;
}

function holderOf(file) {
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
