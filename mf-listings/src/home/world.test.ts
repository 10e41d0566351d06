import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

it('is the world as the script draws it', () => {
  const drawn = execFileSync(process.execPath, ['mf-listings/world/draw.mjs'], { encoding: 'utf8' });
  expect(readFileSync('mf-listings/src/home/world.ts', 'utf8')).toBe(drawn);
});
