import type { Airport } from 'backend/contract/listings';
import { otherCountryNames, otherNames } from './otherNames';

/** An airport with its words as a search compares them. */
export interface Entry {
  airport: Airport;
  code: string;
  city: string;
  name: string;
  country: string;
}

/** From how many characters on typing is a search. */
export const searchFrom = 2;

const letters: Record<string, string> = { ł: 'l', ø: 'o', ı: 'i', đ: 'd', ð: 'd', æ: 'ae', œ: 'oe', ß: 'ss' };

/** Without accents, case and the marks between words. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[łøıđðæœß]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[\p{M}'’ʻ.]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Half of all airports are called so: these words tell none from another. */
const boilerplate = / ?\b(international|airport)\b/g;

export const entryOf = (airport: Airport): Entry => ({
  airport,
  code: airport.code.toLowerCase(),
  city: fold(`${airport.city} ${otherNames[airport.code] ?? ''}`),
  name: fold(airport.name).replaceAll(boilerplate, ''),
  country: fold(`${airport.country} ${otherCountryNames[airport.country] ?? ''}`),
});

const hasWord = (text: string, typed: string) => ` ${text}`.includes(` ${typed}`);

/** The earlier a rule fits, the likelier it is what was meant. */
const rules: ((entry: Entry, typed: string) => boolean)[] = [
  ({ code }, typed) => code === typed,
  ({ city }, typed) => city.startsWith(typed),
  ({ city }, typed) => hasWord(city, typed),
  ({ code }, typed) => code.startsWith(typed),
  ({ name }, typed) => hasWord(name, typed),
  ({ country }, typed) => hasWord(country, typed),
  ({ code, city, name, country }, typed) =>
    typed.split(' ').every((word) => hasWord(`${code} ${city} ${name} ${country}`, word)),
  ({ city, name, country }, typed) => `${city} ${name} ${country}`.includes(typed),
];

/** What was probably meant first; of two that fit alike, the one that comes first in the list. */
export function match(entries: readonly Entry[], text: string, max: number): Airport[] {
  const typed = fold(text).replaceAll(boilerplate, '');
  if (typed.length < searchFrom) return [];
  const ranked = rules.map((): Airport[] => []);
  for (const entry of entries) ranked[rules.findIndex((fits) => fits(entry, typed))]?.push(entry.airport);
  return ranked.flat().slice(0, max);
}

/** The one airport that a text names and no other: by its code, or by a city that has no second. */
export function named(entries: readonly Entry[], text: string): Airport | undefined {
  const typed = fold(text);
  const byCode = entries.find(({ code }) => code === typed);
  if (byCode) return byCode.airport;
  const inCity = entries.filter(({ airport }) => fold(airport.city) === typed);
  return inCity.length === 1 ? inCity[0]?.airport : undefined;
}
