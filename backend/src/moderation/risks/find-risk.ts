import { findsCarrying, type CarryHits } from './find-carrying.js';
import { cs } from './languages/cs.js';
import { de } from './languages/de.js';
import { en } from './languages/en.js';
import { es } from './languages/es.js';
import { fa } from './languages/fa.js';
import { fr } from './languages/fr.js';
import { hi } from './languages/hi.js';
import { te } from './languages/te.js';
import { zh } from './languages/zh.js';
import { PhraseIndex, type Hit } from './phrase-index.js';
import { readWords, type Word } from './read-words.js';
import { riskKinds, type CarryWords, type RiskKind } from './risk-rules.js';

export const riskRules = { en, es, fa, fr, hi, te, zh, de, cs };
type Language = keyof typeof riskRules;

interface Label {
  language: Language;
  part: RiskKind | keyof CarryWords;
}

function makeIndex(): PhraseIndex<Label> {
  const index = new PhraseIndex<Label>();
  for (const language of Object.keys(riskRules) as Language[]) {
    const { carrying } = riskRules[language];
    for (const kind of riskKinds) index.add({ language, part: kind }, riskRules[language][kind].phrases);
    for (const part of Object.keys(carrying) as (keyof CarryWords)[])
      index.add({ language, part }, carrying[part]);
  }
  return index;
}

/** Made for the first message: a start need not wait for it. */
let index: PhraseIndex<Label> | undefined;

/** All kinds of risk in a message, the heaviest first. */
export function findRisks(text: string): RiskKind[] {
  index ??= makeIndex();
  const words = readWords(text, index.longestKnown);
  const hits = index.find(words);
  const found = new Set<unknown>(Array.from(hits.keys(), ({ part }) => part));
  if (asksToCarry(words, hits)) found.add('parcels');
  return riskKinds.filter((kind) => found.has(kind));
}

export const findRisk = (text: string): RiskKind | null => findRisks(text)[0] ?? null;

/** Each language for itself: the small words of one are others in the next. */
function asksToCarry(words: Word[], hits: Map<Label, Hit[]>): boolean {
  const byLanguage = new Map<Language, CarryHits & Record<string, Hit[]>>();
  for (const [{ language, part }, found] of hits) {
    const parts = byLanguage.get(language) ?? {};
    byLanguage.set(language, parts);
    parts[part] = found;
  }
  return [...byLanguage].some(
    ([language, parts]) =>
      (parts.carry ?? parts.goods ?? parts.bags) !== undefined &&
      findsCarrying(words, parts, riskRules[language].hasArticles),
  );
}
