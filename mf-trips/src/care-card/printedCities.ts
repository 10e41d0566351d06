import type { MatchDetails } from 'backend/contract/trips';
import { loadCityNames } from 'backend/rules/listings';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { pageLanguage } from 'shared-ui';

type Place = MatchDetails['departure'];
type Names = ReadonlyMap<string, ReadonlyMap<string, string[]>>;

/** Card languages with names of cities and with all their letters in the print. Chinese fonts have only the card's words. */
const withNames = ['es', 'fa', 'fr', 'hi', 'te'] as const;
/** Their readers read Latin letters at an airport too, if not always the name of a city in them. */
const withEnglishNames = [...withNames, 'de', 'vi', 'zh'];

const loaded = new Map<string, ReadonlyMap<string, string[]>>();
const isLatin = (name: string) => /^\p{Script=Latin}/u.test(name);

/** Loads the names that the places of the page lack for a card in English and `second`. */
export async function loadPrintedCities(second: string | null): Promise<Names> {
  const wanted = ['en' as const, ...withNames.filter((language) => language === second)];
  const missing = wanted.filter((language) => language !== pageLanguage() && !loaded.has(language));
  const load = async (language: (typeof missing)[number]) =>
    void loaded.set(language, await loadCityNames(language));
  // Without a network the card has the codes.
  await Promise.all(missing.map((language) => load(language).catch(() => undefined)));
  return new Map(loaded);
}

/** The name of a city in a language of the card. A city without one goes by its code. */
export function usePrintedCities(second: string | null) {
  const [names, setNames] = useState<Names>(() => new Map(loaded));
  useEffect(() => {
    // At once, because the print waits for the names and not for the next render.
    void loadPrintedCities(second).then((all) => flushSync(() => setNames(all)));
  }, [second]);
  const english = ({ code, city }: Place) =>
    (pageLanguage() !== 'en' && names.get('en')?.get(code)?.[0]) || (isLatin(city) ? city : '');
  return (language: string, place: Place): string => {
    if (language !== 'en' && !withEnglishNames.includes(language)) return '';
    if (language === pageLanguage() && language !== 'zh') return place.city;
    return names.get(language)?.get(place.code)?.[0] ?? english(place);
  };
}
