declare global {
  /** Where the server renders a page. */
  var pageLanguage: string | undefined;
}

/** The language of the whole page. A change of it loads the page again. */
export const pageLanguage = (): string =>
  typeof document === 'undefined' ? (globalThis.pageLanguage ?? 'en') : document.documentElement.lang || 'en';

/** Farsi shows our calendar in its digits. */
const regions: Partial<Record<string, string>> = { en: 'en-US', zh: 'zh-CN', fa: 'fa-u-ca-gregory' };

/** The tag by which numbers, dates and names are written on this page. */
export const pageLocale = (): string => regions[pageLanguage()] ?? pageLanguage();

export const isRightToLeft = (): boolean => pageLanguage() === 'fa';
