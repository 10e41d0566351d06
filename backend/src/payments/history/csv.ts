import { memberNameIn } from '../../account/index.js';
import { csvText } from '../../platform/csv.js';
import type { Language } from '../../platform/language/contract.js';
import type { Tip } from '../contract.js';
import { wordsOf } from '../words/index.js';

export type ExportedTip = Tip & { number: string };

export function csvOf(tips: ExportedTip[], language: Language = 'en'): string {
  const { csv: words } = wordsOf(language);
  const lines = tips.map((tip) => [
    tip.paidAt.slice(0, 10),
    words.direction(tip.direction),
    tip.other ? memberNameIn(language, tip.other.username) : '',
    tip.amount.toFixed(2),
    tip.message ?? '',
    words.status(tip.status),
    words.money(tip.money),
    tip.number,
  ]);
  return csvText([words.header, ...lines]);
}
