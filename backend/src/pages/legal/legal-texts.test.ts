import { describe, expect, it } from '@jest/globals';
import { language } from '../../platform/language/contract.js';
import { legalName, legalText, type LegalText } from './contract.js';
import { legalTextIn } from './texts/index.js';

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/** What must be the same in every language. Of the links in a paragraph, their order may differ. */
const shapeOf = ({ updated, sections }: LegalText) => ({
  updated,
  sections: sections.map(({ id, body, inDemo }) => ({
    id,
    isInDemo: inDemo !== undefined,
    body: body.map((block) => (typeof block === 'string' ? marksOf(block) : block.map(marksOf))),
  })),
});

const marksOf = (text: string) => ({
  links: (text.match(/\]\([^)]+\)/g) ?? []).toSorted(),
  contacts: count(text, /\{contact\}/g),
  strong: count(text, /\*\*[^*]+\*\*/g),
});

const wordsOf = ({ title, lead, sections }: LegalText) => [
  title,
  lead,
  ...sections.flatMap((section) => [section.title, ...section.body.flat(), section.inDemo ?? '']),
];

/** Their order may differ. */
const numbersOf = (text: string) =>
  (text.match(/\d+|[۰-۹]+/g) ?? [])
    .map((digits) => Number(digits.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))))
    .toSorted((one, other) => one - other);

const others = language.options.filter((code) => code !== 'en');

describe.each(legalName.options)('the text of /%s', (name) => {
  it.each(language.options)('has in %s all sections, paragraphs, links and marks', async (code) => {
    const [english, translated] = await Promise.all([legalTextIn('en', name), legalTextIn(code, name)]);
    expect(shapeOf(translated)).toEqual(shapeOf(english));
    expect(legalText.parse(translated)).toEqual(translated);
  });

  it.each(others)('leaves no paragraph in English, or empty, in %s', async (code) => {
    const [english, translated] = await Promise.all([legalTextIn('en', name), legalTextIn(code, name)]);
    const own = wordsOf(translated);
    const missing = wordsOf(english).filter((text, index) => text && (!own[index] || own[index] === text));
    // French has the same word.
    expect(missing.filter((text) => text !== 'Contact')).toEqual([]);
  });

  it('has the numbers of the English, in the digits of the language', async () => {
    const english = wordsOf(await legalTextIn('en', name)).map(numbersOf);
    for (const code of others) {
      const translated = wordsOf(await legalTextIn(code, name)).map(numbersOf);
      expect({ code, numbers: translated }).toEqual({ code, numbers: english });
    }
  });
});
