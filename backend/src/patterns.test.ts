import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { prose } from './platform/contract.js';
import type { SlowTexts } from './testing/patterns/slow-texts.js';

const compiler = join(import.meta.dirname, '../test/typescript.ts');
const script = join(import.meta.dirname, 'testing/patterns/slow-texts.ts');

/** In a separate process: code and memory of earlier test files must not slow the patterns down. */
async function measure(): Promise<SlowTexts> {
  const args = ['--import', compiler, script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout) as SlowTexts;
}

const { patterns, works, fields } = await measure();

describe('every pattern of the source', () => {
  it('is found', () => expect(patterns.length).toBeGreaterThan(150));

  it.each(patterns)('matches any text within milliseconds: %s', (_, slow) => expect(slow).toBeNull());
});

it.each(works)('%s reads any text within milliseconds', (_, slow) => expect(slow).toBeNull());

describe('every text field of a contract', () => {
  it('is found', () => expect(fields.length).toBeGreaterThan(60));

  it('is bounded before anything is done with it', () => {
    const tooLong = prose.safeParse(`${'a'.repeat(16_001)}\u0000`);
    expect(tooLong.error?.issues.map(({ message }) => message)).toEqual(['Is far too long']);
  });

  it.each(fields)('is validated within milliseconds: %s', (_, slow) => expect(slow).toBeNull());
});
