import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { nearby } from './nearby.sql.js';
import { newest } from './newest.sql.js';
import { soonest } from './soonest.sql.js';

const withoutLayout = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\() | (?=\))/g, '')
    .trim();

describe('the builder of search statements', () => {
  it.each([
    ['soonest', soonest({ type: 'helper', by: ['from', 'to'], hasTerms: false })],
    ['newest', newest({ type: undefined })],
    ['nearby', nearby({ type: 'seeking_help', isNarrowed: false })],
  ])('sends the statement of testing/%s.sql', (file, { text }) => {
    const expected = readFileSync(join(import.meta.dirname, `testing/${file}.sql`), 'utf8');
    expect(withoutLayout(text)).toBe(withoutLayout(expected));
  });

  it('builds a statement once per shape', () => {
    expect(newest({ type: 'helper' })).toBe(newest({ type: 'helper' }));
    expect(newest({ type: 'helper' })).not.toBe(newest({ type: undefined }));
  });
});
