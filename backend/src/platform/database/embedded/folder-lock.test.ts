import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { lockFolder } from './folder-lock.js';

const place = mkdtempSync(join(tmpdir(), 'amigo-lock-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('the lock of a folder', () => {
  it('is held by one process and released when that process ends', () => {
    const folder = join(place, 'one');
    const free = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
    free();
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  it('is released when its process is killed, even before the parent reaps it', async () => {
    const folder = join(place, 'two');
    // The shell becomes a program that never waits for its children.
    const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const stat = `/proc/${Number(said)}/stat`;
    const fieldsOf = () => readFileSync(stat, 'utf8').split(') ').at(1)?.split(' ') ?? [];
    const start = fieldsOf()[19];
    while (fieldsOf()[0] !== 'Z') await new Promise(setImmediate);
    writeFileSync(`${folder}.lock`, `${Number(said)}\n${start}\n`);
    lockFolder(folder)();
    parent.kill();
  });
});
