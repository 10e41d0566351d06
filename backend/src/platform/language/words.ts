import { language, type Language } from './contract.js';

/** The words of a domain in a language, from one file of the same type for each. */
export const wordsIn =
  <Words>(files: Record<Language, Words>) =>
  (code: Language): Words =>
    files[code];

export const everyLanguage = language.options;
