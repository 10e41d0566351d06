import type { Language } from './contract.js';

/** In their own names, as the header offers them. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  hi: 'हिन्दी',
  te: 'తెలుగు',
  zh: '中文',
  fa: 'فارسی',
  fr: 'Français',
};

/** Those that every room speaks. Visitors are offered these, where LANGUAGES does not say otherwise. */
export const completeLanguages: Language[] = ['en', 'es', 'hi', 'te', 'zh', 'fa', 'fr'];

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'fa' ? 'rtl' : 'ltr');

/** The language of a person's mails: one that is offered here, or else English. */
export const offered = (
  { languages }: { languages: readonly Language[] },
  language: Language | null | undefined,
): Language => (language && languages.includes(language) ? language : 'en');

/** Of all addresses of pages in a language. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);
