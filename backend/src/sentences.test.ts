import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { removedText } from './messaging/contract.js';
import { issueText } from './platform/http/errors/issue-texts.js';
import { translator, type Sentences } from './platform/language/translator.js';
import { tooOften } from './platform/limits/too-often.js';
import { sentences } from './sentences.js';
import { issuesOfContracts, refusalsOfServer } from './testing/sentences/said.js';
import { hole } from './testing/sentences/texts.js';

const languages = ['es', 'hi', 'te', 'zh', 'fa', 'fr'] as const;
type Code = (typeof languages)[number];

const issuesIn = (language: Code): Sentences[] => sentences.map(({ issues }) => issues[language]);
const refusalsIn = (language: Code): Sentences[] =>
  sentences.map(({ refusals }) => refusals?.[language] ?? {});
const allIn = (language: Code) => [...issuesIn(language), ...refusalsIn(language)];
const keysOf = (tables: Sentences[]) => tables.flatMap((table) => Object.keys(table));

/** What providers and operators are told, and what says nothing until the code runs. */
const notForPeople =
  /^platform\/(observe|openapi|routing|http\/(server|event-stream)|sms\/sms-status)|^payments\/webhook/;

/** Also without the advice that some refusals end in. */
const withValues = (text: string) => text.replace(/(?<=\.) \{\}$/, '').replaceAll(hole, '7');
const issues = issuesOfContracts().map(({ text }) => withValues(text));
const refusals = refusalsOfServer()
  .filter(({ place, text }) => !notForPeople.test(place) && text !== hole)
  .map(({ text }) => withValues(text));

const limits = [1, 30, 60, 120, 5_400, 7_200, 86_400, 400_000].flatMap((seconds) =>
  [undefined, 'Or log in: then you can go on now.'].map(
    (advice) => tooOften(seconds, { advice, allowedIfVerified: 20 }).message,
  ),
);

const shapes: [z.ZodType, unknown][] = [
  [z.strictObject({ name: z.string() }), {}],
  [z.strictObject({}), { extra: 1 }],
  [z.date(), 'x'],
  ...[z.array(z.string()), z.boolean(), z.int(), z.number(), z.object({}), z.string()].map(
    (schema): [z.ZodType, unknown] => [schema, null],
  ),
  [z.string().min(3), ''],
  [z.string().max(3), 'long'],
  [z.array(z.string()).min(1), []],
  [z.array(z.string()).max(1), ['a', 'b']],
  [z.number().min(3), 1],
  [z.number().max(3), 9],
  [z.number().positive(), 0],
  [z.number().negative(), 0],
  [z.enum(['a', 'b']), 'c'],
  [z.iso.date(), 'x'],
  [z.string().refine(() => false), 'x'],
];
const ofShapes = shapes.flatMap(([schema, value]) => {
  const { error } = schema.safeParse(value, { error: (issue) => issueText({ ...issue, path: ['date'] }) });
  return error?.issues.map(({ message }) => message) ?? [];
});

const unsaid = (texts: string[], language: Code, tables: Sentences[]) => {
  const translate = translator(language, tables);
  return [...new Set(texts)].filter((text) => translate(text) === undefined);
};

it('are found in the source', () => {
  expect(issues.length).toBeGreaterThan(120);
  expect(refusals.length).toBeGreaterThan(200);
  expect(issues).toEqual(
    expect.arrayContaining([
      'Date is required',
      'Bio cannot exceed 500 characters',
      'Enter a flight number like AA1234',
      'Leg 7 starts and ends in 7',
    ]),
  );
  expect(refusals).toEqual(
    expect.arrayContaining([
      'This trip is no longer open',
      'Choose a time before 7, when the flight leaves 7',
      'We cannot send text messages to this country yet',
      'A name cannot have invisible characters',
      'You can rate 7 from 7',
    ]),
  );
});

describe.each(languages)('the sentences of the API in %s', (language) => {
  it('have all that contracts say about fields, for pages too', () => {
    expect(unsaid(issues, language, issuesIn(language))).toEqual([]);
  });

  it('have all with which the server refuses a call', () => {
    expect(unsaid([...refusals, ...limits, ...ofShapes], language, allIn(language))).toEqual([]);
  });

  it('have none that nobody says, and none twice', () => {
    const parts = [...issues, ...refusals, ...limits, ...ofShapes].flatMap((text) => [
      text,
      ...text.split(/(?<=[.?!]) (?=\p{Lu})/u),
    ]);
    const keys = keysOf(allIn(language));
    const isSaid = (key: string) => {
      const translate = translator(language, [{ [key]: key }]);
      return parts.some((part) => translate(part) !== undefined);
    };
    expect(keys.filter((key) => !isSaid(key) && !saidElsewhere.includes(key))).toEqual([]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('have the values that the English ones have', () => {
    const valuesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
    const others = allIn(language)
      .flatMap((table) => Object.entries(table))
      .filter(([english, text]) => !text || String(valuesOf(english)) !== String(valuesOf(text)));
    expect(others).toEqual([]);
  });
});

/** A reason is named within another sentence, and what the desk has removed says so in an answer. */
const saidElsewhere = ['harassment', removedText];

describe('a translated sentence', () => {
  const say = (language: Code, english: string) => translator(language, allIn(language))(english);

  it('writes numbers, days and times as its language does', () => {
    expect(say('fa', 'A meeting point can have 200 characters')).toContain('۲۰۰');
    expect(say('fa', 'The trip starts at 14:30')).toContain('۱۴:۳۰');
    expect(say('es', 'Leg 1 has to be on the day of the trip, 2027-03-01')).toContain('1 mar 2027');
    expect(say('fr', 'You can rate Meera from Mar 1')).toBe('Vous pouvez noter Meera à partir du 1 mars');
    expect(say('hi', 'This account is suspended until Mar 1, 2027, 10:15 AM UTC.')).toContain('2027');
  });

  it('keeps names apart from a text that runs from right to left', () => {
    expect(say('fa', 'You can write again when Ana has answered.')).toContain('\u2068Ana\u2069');
  });

  it('translates a value that is a sentence of ours, and several sentences in one text', () => {
    expect(
      say('fr', 'This account is suspended for good. Reason: spam or advertising. Please write to us.'),
    ).toBe('Ce compte est suspendu définitivement. Motif\u202f: spam ou publicité. Veuillez nous écrire.');
    expect(say('zh', 'This listing is gone. Please write to us.')).toBeUndefined();
    expect(say('zh', 'This trip is over. Please write to us.')).toBe('此行程已结束。请写信给我们。');
  });

  it('stays English where a text is not ours, or too long to look for', () => {
    expect(say('fa', 'Something else')).toBeUndefined();
    expect(say('fa', `You can rate ${'x'.repeat(2_000)} from Mar 1`)).toBeUndefined();
  });
});
