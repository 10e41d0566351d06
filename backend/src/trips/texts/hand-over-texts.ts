import type { Language } from '../../platform/language/contract.js';
import { cityIn, takeOffText } from '../../listings/index.js';
import type { Meeting } from '../legs/contract.js';
import { wordsOf } from '../words/index.js';

/** Where one companion of a trip gives the traveler to the next one, by first names. */
export interface HandOver {
  airport: string;
  giver: string;
  taker: string;
  /** Which of them reads this; null for the family. */
  reader: 'giver' | 'taker' | null;
  meeting: Meeting | undefined;
}

interface Names {
  /** Null when the reader is the traveler. */
  traveler: string | null;
}

/** `In Frankfurt you give Kamala to Meera: Gate B22, Friday, Dec 4, 2026, at 08:10.` */
export function handOverText(handOver: HandOver, names: Names, language: Language): string {
  const words = wordsOf(language);
  const { date, place, time } = handOver.meeting ?? {};
  const when = date && takeOffText({ date, time }, language);
  const where = words.commas([place, when].filter((part): part is string => Boolean(part)));
  const what = whatHappens(handOver, names, language);
  const said = where ? words.handOver.where(what, where) : words.handOver.nowhere(what);
  return place ? said : said + words.handOver.noPlace;
}

function whatHappens({ airport, giver, taker, reader }: HandOver, names: Names, language: Language): string {
  const city = cityIn(language, airport);
  const { handOver: words, theTraveler } = wordsOf(language);
  const { traveler } = names;
  if (reader === 'giver') return words.giver(city, traveler ?? theTraveler, taker);
  if (reader === 'taker') return words.taker(city, traveler ?? theTraveler, giver);
  return traveler ? words.family(city, giver, traveler, taker) : words.self(city, taker, giver);
}
