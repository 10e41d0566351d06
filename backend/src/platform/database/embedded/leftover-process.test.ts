import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { holder, stopLeftover } from './leftover-process.js';
import { runningPostgres } from './running-postgres.js';

describe('the process in a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'amigo-leftover-'));
  const lock = join(folder, 'postmaster.pid');
  const write = (pid: number | string) => writeFileSync(lock, `${pid}\n${folder}\n1\n5499\n`);
  const runs = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', folder]);
  afterAll(() => {
    runs.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is the one that has the folder in its command line', () => {
    write(runs.pid!);
    expect(holder(folder)).toBe(runs.pid);
    expect(runningPostgres(folder)).toContain(':5499/');
  });

  it('is none when another process has reused its id, or the file is still empty', async () => {
    for (const pid of [process.pid, 1, '']) {
      write(pid);
      expect(holder(folder)).toBeUndefined();
      expect(runningPostgres(folder)).toBeUndefined();
      await stopLeftover(folder);
    }
  });

  it('can be asked for while PostgreSQL takes its file away and writes another', async () => {
    const restarting = spawn(process.execPath, [
      '-e',
      `const { rmSync, writeFileSync } = require('node:fs');
       const end = Date.now() + 1000;
       while (Date.now() < end) {
         writeFileSync(${JSON.stringify(lock)}, '${runs.pid}\\n');
         rmSync(${JSON.stringify(lock)});
       }`,
    ]);
    const ended = new Promise((resolve) => restarting.once('exit', resolve));
    let isOver = false;
    void ended.then(() => (isOver = true));
    const found = new Set<number | undefined>();
    while (!isOver) {
      for (let times = 0; times < 100; times++) found.add(holder(folder));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect([...found].filter((pid) => pid !== runs.pid)).toEqual([undefined]);
  });
});
