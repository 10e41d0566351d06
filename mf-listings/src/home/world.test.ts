import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

describe('the drawn world', () => {
  it('is the world as the script draws it', () => {
    const drawn = execFileSync(process.execPath, [fromHere('../../../tools/generate/world.ts'), '--print'], {
      encoding: 'utf8',
    });
    expect(readFileSync(fromHere('world.ts'), 'utf8')).toBe(drawn);
  });
});
