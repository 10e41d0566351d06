import type { Language } from '../../../platform/language/contract.js';
import { privacy } from '../../privacy/contract.js';
import { terms } from '../../terms/contract.js';
import type { LegalName, LegalText } from '../contract.js';

/** The translations are loaded when they are first read. */
const texts: Record<LegalName, Record<Language, () => Promise<LegalText>>> = {
  'terms-of-use': {
    en: async () => terms,
    es: async () => (await import('./terms/es.js')).es,
    hi: async () => (await import('./terms/hi.js')).hi,
    te: async () => (await import('./terms/te.js')).te,
    zh: async () => (await import('./terms/zh.js')).zh,
    fa: async () => (await import('./terms/fa.js')).fa,
    fr: async () => (await import('./terms/fr.js')).fr,
  },
  'privacy-policy': {
    en: async () => privacy,
    es: async () => (await import('./privacy/es.js')).es,
    hi: async () => (await import('./privacy/hi.js')).hi,
    te: async () => (await import('./privacy/te.js')).te,
    zh: async () => (await import('./privacy/zh.js')).zh,
    fa: async () => (await import('./privacy/fa.js')).fa,
    fr: async () => (await import('./privacy/fr.js')).fr,
  },
};

export const legalTextIn = (language: Language, name: LegalName): Promise<LegalText> =>
  texts[name][language]();
