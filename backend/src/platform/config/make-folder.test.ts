import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { makeFolder } from './make-folder.js';

const folder = mkdtempSync(join(tmpdir(), 'amigo-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a folder', () => {
  it('is made with its parents, and may be there already', () => {
    const deep = join(folder, 'data/of/the/site');
    for (let times = 0; times < 2; times++) makeFolder(deep);
    expect(existsSync(deep)).toBe(true);
  });

  it('that cannot be made is an error at once', () => {
    // No system lets anybody make something in the folder of a device.
    expect(() => makeFolder('/dev/null/data/of/the/site')).toThrow('ENOTDIR');
    if (process.platform === 'linux') expect(() => makeFolder('/proc/data/of/the/site')).toThrow('ENOENT');
  });
});
