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

/** Shorter words, like "de", are in the names of several cities. */
const shortestName = 3;
const isOtherName = (code: string, query: string) =>
  query.length >= shortestName && ` ${fold(otherNames[code] ?? '')} `.includes(` ${query} `);

type Names = ReadonlyMap<string, string[]>;

/** The airport with this code, or the only airport of this city, by the names that are given besides its own. */
export const findNamed = <Airport extends Named>(
  airports: readonly Airport[],
  text: string,
  names?: Names,
): Airport | undefined => onlyOne(named(airports, text, names));

/** As `findNamed`; of the airports of a city the first in the list. For visitors who cannot be shown a list. */
export function findFirstNamed<Airport extends Named>(
  airports: readonly Airport[],
  text: string,
  names?: Names,
): Airport | undefined {
  const groups = named(airports, text, names);
  return onlyOne(groups) ?? groups.flat()[0];
}

/** All that the text may name, in the order of the list. */
export function findAllNamed<Airport extends Named>(
  airports: readonly Airport[],
  text: string,
  names?: Names,
): Airport[] {
  const found = new Set(named(airports, text, names).flat());
  return airports.filter((airport) => found.has(airport));
}

const onlyOne = <Airport>(groups: Airport[][]) => groups.find(({ length }) => length === 1)?.[0];

/** By code, by the airport's own names, and by the given ones. */
function named<Airport extends Named>(
  airports: readonly Airport[],
  text: string,
  names?: Names,
): Airport[][] {
  const query = fold(text);
  const typed = query.toUpperCase();
  const code = formerCodes[typed] ?? typed;
  const byCode = airports.find((airport) => airport.code === code);
  if (byCode) return [[byCode]];
  if (!query) return [];
  return [
    airports.filter(({ code, city }) => fold(city) === query || isOtherName(code, query)),
    airports.filter(({ code }) => names?.get(code)?.includes(query)),
  ];
}
