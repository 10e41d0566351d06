import { readNames } from './city-names/read-names.js';
import { formerCodes } from './contract.js';
import { otherNames } from './other-names.js';

const plainLetters: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  // Keyboards for Arabic have these where Farsi has its own.
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
  // Hindi is written with either.
  '\u0901': '\u0902',
};
const lettersToReplace = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/** Accents, vowel signs of Arabic, the dot under Hindi letters, joiners and punctuation. */
const accents = /[\u0300-\u036f\u064b-\u065f\u0670\u093c'’ʻ.]|\u200c|\u200d/gu;

/** Removes accents, case and punctuation. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(lettersToReplace, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(accents, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** What cities are called in these lists, by code. Who types may write a space where Farsi has a joiner. */
export function foldedNames(lists: string[]): Map<string, string[]> {
  const names = new Map<string, Set<string>>();
  for (const [code, called] of lists.flatMap((list) => [...readNames(list)])) {
    const known = names.get(code) ?? new Set();
    for (const name of called) known.add(fold(name)).add(fold(name.replaceAll('\u200c', ' ')));
    names.set(code, known);
  }
  return new Map([...names].map(([code, known]) => [code, [...known]]));
}

interface Named {
  code: string;
  city: string;
}

const hasWords = (text: string, query: string) => ` ${text} `.includes(` ${query} `);

/** The airport with this code, or the only airport of this city, by the names that are given besides its own. */
export function findNamed<Airport extends Named>(
  airports: readonly Airport[],
  text: string,
  names?: ReadonlyMap<string, string[]>,
): Airport | undefined {
  const query = fold(text);
  const typed = query.toUpperCase();
  const code = formerCodes[typed] ?? typed;
  const byCode = airports.find((airport) => airport.code === code);
  if (byCode || !query) return byCode;
  const only = (isNamed: (airport: Airport) => boolean | undefined) => {
    const named = airports.filter(isNamed);
    return named.length === 1 ? named[0] : undefined;
  };
  return (
    only(({ code, city }) => fold(city) === query || hasWords(fold(otherNames[code] ?? ''), query)) ??
    only(({ code }) => names?.get(code)?.includes(query))
  );
}
