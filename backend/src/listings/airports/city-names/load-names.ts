import type { Language } from '../../../platform/language/contract.js';
import { readNames } from './read-names.js';

/** Each is a chunk of its own in browsers. */
const lists: Record<Language, () => Promise<string>> = {
  en: async () => (await import('./en.js')).en,
  es: async () => (await import('./es.js')).es,
  fa: async () => (await import('./fa.js')).fa,
  fr: async () => (await import('./fr.js')).fr,
  hi: async () => (await import('./hi.js')).hi,
  te: async () => (await import('./te.js')).te,
  zh: async () => (await import('./zh.js')).zh,
};

/** Names of cities by code in one language, for a page in another: `en` has all of these cities, others what differs. */
export const loadCityNames = async (language: Language) => readNames(await lists[language]());
