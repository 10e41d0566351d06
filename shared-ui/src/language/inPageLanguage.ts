import { pageLocale } from './pageLanguage';

export const numberText = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(pageLocale(), options).format(value);

/** In dollars, not cents. */
export const moneyText = (amount: number, currency = 'USD'): string =>
  numberText(amount, { style: 'currency', currency });

/** `Ana, Ben and Chi` */
export const listText = (items: string[], type: Intl.ListFormatType = 'conjunction'): string =>
  new Intl.ListFormat(pageLocale(), { type }).format(items);

/** Of a region, `IN`, or of a language, `hi`. A code that is unknown stays as it is. */
export const nameOf = (type: 'region' | 'language', code: string): string =>
  new Intl.DisplayNames(pageLocale(), { type }).of(code) ?? code;
