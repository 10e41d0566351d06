import { maskContacts, memberNameIn } from '../../account/index.js';
import type { Flyer } from '../../listings/contract.js';
import type { Language } from '../../platform/language/contract.js';
import type { TripNames } from '../family/trip-names.js';
import { flyerOfMatch, withTraveler } from '../match-json.js';
import { wordsOf } from '../words/index.js';
import { languagesText } from './languages-text.js';

export interface WhoFliesRow {
  /** Null when the seeker flies. */
  forWhom: Omit<Flyer, 'firstName'> | null;
  seekerName: string | null;
}

/** Of the match `m`, for `WhoFliesRow`: before the agreement no helper learns the name of a person without an account. */
export const forWhomColumn = `
  (select ${flyerOfMatch} - 'firstName' - 'listingId' from (values (1)) one ${withTraveler}) as "forWhom"`;

/** `Who flies: their mother, 70–79, speaks Telugu`; to the family its name. Null for those who fly themselves. */
export function whoFliesText(
  { forWhom, seekerName }: WhoFliesRow,
  { traveler, isForSelf }: TripNames,
  reader: 'helper' | 'seeker',
  language: Language,
): string | null {
  const { whoFlies: words } = wordsOf(language);
  if (reader === 'seeker') return isForSelf ? null : words.line(traveler);
  if (forWhom) return words.line(descriptionOf(forWhom, language));
  return isForSelf && seekerName !== null
    ? words.line(maskContacts(memberNameIn(language, seekerName)))
    : null;
}

function descriptionOf(flyer: Omit<Flyer, 'firstName'>, language: Language): string {
  const { commas, whoFlies: words } = wordsOf(language);
  const { relation, grandparent, ageGroup, languages } = flyer;
  return commas([
    words.relations[grandparent ?? relation],
    words.ages[ageGroup],
    ...(languages ? [words.speaks(languagesText(maskContacts(languages), language))] : []),
  ]);
}
