import { plainTextOf } from '../people/plain-text.js';
import { en } from './en.js';
import { es } from './es.js';
import { fa } from './fa.js';
import { fr } from './fr.js';
import { hi } from './hi.js';
import { riskKinds, type RiskKind } from './rules.js';
import { te } from './te.js';
import { zh } from './zh.js';

export const riskRules = { en, es, fa, fr, hi, te, zh };

const unspaced = /\p{Script=Han}/u;
const letter = '[\\p{L}\\p{M}\\p{N}]';
const gap = "[\\s'’.,-]{1,4}";
const upToThreeWords = `(?:${letter}{1,20}${gap}){0,3}`;

/** A phrase of the rules, read like the messages: without wide forms, invisible letters and accents' variants. */
function patternOf(phrase: string): string {
  const { plain } = plainTextOf(phrase.replaceAll('*', '\u0001'));
  if (unspaced.test(plain)) return plain;
  const words = plain.split(' ').map((word) => word.replace('\u0001', `${letter}{0,20}`));
  const between = words.map((word, at) => {
    if (word === '_') return upToThreeWords;
    return at === words.length - 1 ? word : word + gap;
  });
  return `(?<!${letter})${between.join('')}(?!${letter})`;
}

interface RiskPattern {
  kind: RiskKind;
  pattern: RegExp;
}

const makePattern = (kind: RiskKind): RiskPattern => ({
  kind,
  pattern: new RegExp(
    Object.values(riskRules)
      .flatMap((rules) => rules[kind].phrases)
      .map(patternOf)
      .join('|'),
    'u',
  ),
});

/** Made for the first message: a start would wait a tenth of a second for them. */
let patterns: RiskPattern[] | undefined;

/** The first kind of risk in a message, in the order of weight. */
export function findRisk(text: string): RiskKind | null {
  const { plain } = plainTextOf(text.normalize('NFC'));
  patterns ??= riskKinds.map(makePattern);
  return patterns.find(({ pattern }) => pattern.test(plain))?.kind ?? null;
}
