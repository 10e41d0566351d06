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
};

/** Removes accents, case and punctuation. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[łøıđðæœß]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[\p{M}'’ʻ.]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Named {
  code: string;
  city: string;
}

const hasWords = (text: string, query: string) => ` ${text} `.includes(` ${query} `);

/** The airport with this code, or the only airport of this city. */
export function findNamed<Airport extends Named>(
  airports: readonly Airport[],
  text: string,
): Airport | undefined {
  const query = fold(text);
  const typed = query.toUpperCase();
  const code = formerCodes[typed] ?? typed;
  const byCode = airports.find((airport) => airport.code === code);
  if (byCode || !query) return byCode;
  const inCity = airports.filter(
    (airport) => fold(airport.city) === query || hasWords(fold(otherNames[airport.code] ?? ''), query),
  );
  return inCity.length === 1 ? inCity[0] : undefined;
}
