import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../../config/make-folder.js';

/** The lock of a dead process does not count. */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  const mine = `${process.pid}\n${startOf(process.pid)}\n`;
  makeFolder(dirname(file));
  while (!create(file, mine)) {
    const theirs = read(file);
    const [pid = '', start] = theirs.split('\n');
    if (isAlive(Number(pid)) && startOf(Number(pid)) === start) throw inUse(folder, pid);
    remove(file, theirs);
  }
  return () => remove(file, mine);
}

const inUse = (folder: string, pid: string) =>
  new Error(
    `${folder} is in use by process ${pid}. Stop that one, or start this one with a folder of its own in DATA_DIR.`,
  );

function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** Renames first, so that only one of two processes removes a stale file. */
function remove(file: string, text: string) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (read(aside) === text) rmSync(aside);
  else renameSync(aside, file);
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Ids are reused, so the start time identifies a process (Linux only). A zombie does not count as running. */
function startOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? '' : (fields[19] ?? '');
}
