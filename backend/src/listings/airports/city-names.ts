import type { Language } from '../../platform/language/contract.js';
import { airports } from './airports.js';
import { cityLists } from './city-names/all-lists.js';
import { readNames } from './city-names/read-names.js';
import { findAllNamed, findFirstNamed, findNamed, fold, foldedNames } from './named-airport.js';

const lists: Record<Language, string> = cityLists;
const byLanguage = new Map<Language, Map<string, string[]>>();
let folded: Map<string, string[]> | undefined;
/** Folding thousands of names takes a while, and a start needs none of them. */
const inAllLanguages = () => (folded ??= foldedNames(Object.values(lists)));
const english = new Map(airports.map(({ code, city }) => [code, city]));

/** `تهران` for IKA in Farsi. In English where the list of the language has no name, and the code of an unknown airport. */
export function cityIn(language: Language, code: string): string {
  const names = byLanguage.get(language) ?? readNames(lists[language]);
  byLanguage.set(language, names);
  return (language !== 'en' && names.get(code)?.[0]) || (english.get(code) ?? code);
}

/** `Hyderabad (HYD)` */
export const cityText = (code: string, language: Language): string =>
  english.has(code) ? `${cityIn(language, code)} (${code})` : code;

/** By a code or the name of a city, in any of our languages. */
export const airportNamed = (text: string) => findNamed(airports, text, inAllLanguages());

/** Of the airports of a city the busiest one, which a field with suggestions shows first. */
export const busiestAirportNamed = (text: string) => findFirstNamed(airports, text, inAllLanguages());

/** All that the name may mean, the busiest first. */
export const airportsNamed = (text: string) => findAllNamed(airports, text, inAllLanguages());

let cities: Set<string> | undefined;
/** Whether a city has this name, as `fold` gives it. Unlike `airportNamed` it does not walk through all airports. */
export const isCity = (folded: string): boolean =>
  (cities ??= new Set([
    ...airports.map(({ city }) => fold(city)),
    ...[...inAllLanguages().values()].flat(),
  ])).has(folded);
