import { productName } from '../../platform/contract.js';
import { hasAddress } from '../../account/rules.js';
import { isServiceName } from './service-names.js';
import { skeletonOf } from './skeleton.js';
import { staffPhrases, staffWords, staffWordsAnywhere } from './staff-words.js';

const ownName = skeletonOf(productName);
const ownWords = new Set(staffWords.map(skeletonOf));
/** Long enough not to be the beginning or end of a real name. */
const joinedWords = [...ownWords].filter((word) => word.length > 6);
const ownPhrases = new Set(staffPhrases.map(skeletonOf));
const ownElsewhere = staffWordsAnywhere.map(skeletonOf);

/** Joiners are part of the spelling in Indic scripts, after a mark, and between Arabic letters. */
const spelling =
  /(?<=[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Telugu}\p{Script=Tamil}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Gujarati}\p{Script=Gurmukhi}]\p{Mn}?)[\u200c\u200d]|(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/gu;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Co}\p{Cn}]|(?! )\p{Zs}/u;
const badge = /[\p{So}\p{Me}√]/u;
const mixed = [
  /\p{Script=Latin}/u,
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u,
];

export const nameRefusals = {
  invisible: 'A name cannot have invisible characters',
  badge: 'A name cannot have symbols or emoji, because they look like badges',
  address: 'A name cannot have the address of a page or a mailbox',
  mixed: 'Write each word of a name in one alphabet',
  ours: 'This name could be mistaken for ours. Please choose another',
  taken: 'This name looks like the name of somebody in these conversations. Please choose another',
};

/** Why this name is not allowed; null if it is. */
export function refusalOfName(name: string): string | null {
  if (invisible.test(name.replace(spelling, ''))) return nameRefusals.invisible;
  if (badge.test(name)) return nameRefusals.badge;
  const words = name.normalize('NFKC').split(/[\p{Z}\p{P}]+/u);
  if (words.some((word) => mixed.every((alphabet) => alphabet.test(word)))) return nameRefusals.mixed;
  if (hasAddress(name)) return nameRefusals.address;
  return isOurs(name, words) || isServiceName(name, words) ? nameRefusals.ours : null;
}

function isOurs(name: string, words: string[]): boolean {
  const whole = skeletonOf(name);
  return (
    whole.includes(ownName) ||
    ownPhrases.has(whole) ||
    [...words, name].some((word) => isStaffWord(word)) ||
    joinedWords.some((word) => whole.startsWith(word) || whole.endsWith(word)) ||
    ownElsewhere.some((word) => whole.includes(word))
  );
}

const isStaffWord = (word: string) =>
  ownWords.has(skeletonOf(word)) || ownWords.has(skeletonOf(word.replace(/(?<!\d)\d+$/, '')));
