import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { maskContacts } from '../../account/index.js';
import { findRisk } from '../../moderation/index.js';
import { barePath } from '../../pages/intake/bare-path.js';
import { withoutPersonalData } from '../../platform/observe/personal-data.js';
import { contractTexts } from './contract-texts.js';
import { piecesOf, quickestRun, unorderedMarks, worstTexts } from './worst-texts.js';

/** A pattern, function or field, and the start and end of the first text that takes it too long. */
export type Measured = [what: string, slow: string | null];

export interface SlowTexts {
  patterns: Measured[];
  works: Measured[];
  fields: Measured[];
}

const maxMs = 5;
/** The longest text of any contract; addresses end at the same length. */
const longest = 4_096;
/** Contracts also parse texts that are too long, up to the limit of a body. */
const wholeBody = 30_000;

function slow(texts: string[], work: (text: string) => unknown): string | null {
  const found = texts.find((text) => quickestRun(() => work(text), maxMs) > maxMs);
  return found === undefined
    ? null
    : `${JSON.stringify(found.slice(0, 12))} …${JSON.stringify(found.slice(-3))}`;
}

const root = new URL('../../../../', import.meta.url);

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

function patternsOfTheSources(): Measured[] {
  const files = globSync('{backend,shell,shared-ui,mf-*}/src/**/*.{ts,tsx,js}', { cwd: root.pathname });
  return files
    .filter((file) => !/\.test\.|\/testing\/|\.d\.ts$/.test(file))
    .flatMap((file) => literalsIn(file).map((pattern) => [file, pattern] as const))
    .map(([file, pattern]) => {
      const all = new RegExp(pattern, `${pattern.flags.replace('g', '')}g`);
      const texts = worstTexts(longest, piecesOf(pattern));
      return [`${file} ${String(pattern)}`, slow(texts, (text) => text.replace(all, ''))];
    });
}

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

const works = {
  'the redaction of logs': withoutPersonalData,
  'the redaction of paths': barePath,
  'the mask of contacts': maskContacts,
  'the rule of first words': findRisk,
};

const measuredWorks = (): Measured[] =>
  Object.entries(works).map(([name, work]) => [
    name,
    slow([...worstTexts(longest), ...worstTexts(longest, soughtPieces)], work),
  ]);

async function fieldsOfContracts(): Promise<Measured[]> {
  const fields = await contractTexts();
  return fields.map(([place, schema]) => {
    const { maximum = longest } = schema._zod.bag as { maximum?: number };
    const texts = [
      ...worstTexts(Math.min(maximum, longest)),
      ...worstTexts(wholeBody, ['@', '.', '-', ' ', 'a', '1', '\u0301']),
      unorderedMarks(wholeBody / 2),
      unorderedMarks(maximum),
      unorderedMarks(30).repeat(500),
    ];
    return [place, slow(texts, (text) => schema.safeParse(text))];
  });
}

const found: SlowTexts = {
  patterns: patternsOfTheSources(),
  works: measuredWorks(),
  fields: await fieldsOfContracts(),
};
process.stdout.write(JSON.stringify(found));
