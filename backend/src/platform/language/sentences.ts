import type { Language } from './contract.js';
import { translator, type Sentences, type Translate } from './translator.js';

export type InEachLanguage = Record<Exclude<Language, 'en'>, Sentences>;

/** What a domain says: its contract about fields, which pages say too, and its refusals. */
export interface DomainSentences {
  issues: InEachLanguage;
  refusals?: InEachLanguage;
}

/** Says what the API answers in the language of a call. What is not known stays in English. */
export class SpokenSentences {
  private readonly translators = new Map<Language, Translate>();

  constructor(private readonly domains: DomainSentences[]) {}

  in(language: Language, english: string): string {
    return language === 'en' ? english : (this.translatorOf(language)(english) ?? english);
  }

  private translatorOf(language: Exclude<Language, 'en'>): Translate {
    const known = this.translators.get(language);
    if (known) return known;
    const tables = this.domains.flatMap(({ issues, refusals }) => [
      issues[language],
      refusals?.[language] ?? {},
    ]);
    const created = translator(language, tables);
    this.translators.set(language, created);
    return created;
  }
}
