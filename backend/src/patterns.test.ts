import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { describe, expect, it } from '@jest/globals';
import { maskContacts } from './account/index.js';
import { findRisk } from './moderation/index.js';
import { prose } from './platform/contract.js';
import { withoutPersonalData } from './platform/observe/personal-data.js';
import { barePath } from './pages/intake/bare-path.js';
import { contractTexts } from './testing/patterns/contract-texts.js';
import { piecesOf, quickestRun, unorderedMarks, worstTexts } from './testing/patterns/worst-texts.js';

const maxMs = 5;
/** The longest text of any contract; addresses end at the same length. */
const longest = 4_096;
/** Contracts also parse texts that are too long, up to the limit of a body. */
const wholeBody = 30_000;

/** The first of these texts that takes too long, shortened for the message. */
function slow(texts: string[], work: (text: string) => unknown): string | undefined {
  const found = texts.find((text) => quickestRun(() => work(text), maxMs) > maxMs);
  return found && `${JSON.stringify(found.slice(0, 12))} …${JSON.stringify(found.slice(-3))}`;
}

const root = new URL('../../', import.meta.url);

/** Every regular expression literal of the sources. */
function literalsIn(file: string): RegExp[] {
  const syntax = {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    decorators: true,
    target: 'es2024',
  } as const;
  const literals: RegExp[] = [];
  JSON.stringify(parseSync(readFileSync(new URL(file, root), 'utf8'), syntax), (_, node: unknown) => {
    const { type, pattern, flags } = (node ?? {}) as { type?: string; pattern: string; flags: string };
    if (type === 'RegExpLiteral') literals.push(new RegExp(pattern, flags));
    return node;
  });
  return literals;
}

describe('every pattern of the source', () => {
  const files = globSync('{backend,shell,shared-ui,mf-*}/src/**/*.{ts,tsx,js}', { cwd: root.pathname });
  const patterns = files
    .filter((file) => !/\.test\.|\/testing\/|\.d\.ts$/.test(file))
    .flatMap((file) => literalsIn(file).map((pattern) => [file, pattern] as const));

  it('is found', () => expect(patterns.length).toBeGreaterThan(150));

  it.each(patterns)('matches any text within milliseconds: %s %s', (_, pattern) => {
    const all = new RegExp(pattern, `${pattern.flags.replace('g', '')}g`);
    expect(slow(worstTexts(longest, piecesOf(pattern)), (text) => text.replace(all, ''))).toBeUndefined();
  });
});

/** What the rule of first words and the mask of contacts look for. */
const soughtPieces = [
  'bag ',
  'a ',
  'carry ',
  'for my cousin ',
  '$5 ',
  'her ',
  'p ',
  'par.',
  '带',
  '给我',
  'ﷺ',
  'е',
  'one ',
  'one',
  '1 ',
  'o1',
  '9,',
  '. ',
  ' dot ',
  ' at ',
  'telegram ',
  'id',
];

describe.each([
  ['the redaction of logs', withoutPersonalData],
  ['the redaction of paths', barePath],
  ['the mask of contacts', maskContacts],
  ['the rule of first words', findRisk],
])('%s', (_, work) => {
  it('matches any text within milliseconds', () => {
    expect(slow([...worstTexts(longest), ...worstTexts(longest, soughtPieces)], work)).toBeUndefined();
  });
});

const fields = await contractTexts();

describe('every text field of a contract', () => {
  it('is found', () => expect(fields.length).toBeGreaterThan(60));

  it('is bounded before anything is done with it', () => {
    const tooLong = prose.safeParse(`${'a'.repeat(16_001)}\u0000`);
    expect(tooLong.error?.issues.map(({ message }) => message)).toEqual(['Is far too long']);
  });

  it.each(fields)('is validated within milliseconds: %s', (_, schema) => {
    const { maximum = longest } = schema._zod.bag as { maximum?: number };
    const texts = [
      ...worstTexts(Math.min(maximum, longest)),
      ...worstTexts(wholeBody, ['@', '.', '-', ' ', 'a', '1', '\u0301']),
      unorderedMarks(wholeBody / 2),
      unorderedMarks(maximum),
      unorderedMarks(30).repeat(500),
    ];
    expect(slow(texts, (text) => schema.safeParse(text))).toBeUndefined();
  });
});
