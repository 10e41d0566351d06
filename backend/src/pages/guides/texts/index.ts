import type { Language } from '../../../platform/language/contract.js';
import type { Guides } from '../contract.js';

/** Loaded when they are first read. */
const texts: Record<Language, () => Promise<Guides>> = {
  en: async () => (await import('./en.js')).en,
  es: async () => (await import('./es.js')).es,
  hi: async () => (await import('./hi.js')).hi,
  te: async () => (await import('./te.js')).te,
  zh: async () => (await import('./zh.js')).zh,
  fa: async () => (await import('./fa.js')).fa,
  fr: async () => (await import('./fr.js')).fr,
};

export const guidesIn = (language: Language): Promise<Guides> => texts[language]();
