import type { Language } from './contract.js';

/** Farsi shows our calendar in its digits. */
const regions: Partial<Record<Language, string>> = { en: 'en-US', zh: 'zh-CN', fa: 'fa-u-ca-gregory' };

/** The tag by which numbers, dates and lists are written in a language. */
export const localeOf = (language: Language): string => regions[language] ?? language;

/** Formats are slow to make, and mails have many dates. */
function once<Format>(make: (locale: string) => Format): (language: Language) => Format {
  const made = new Map<Language, Format>();
  return (language) => {
    const format = made.get(language) ?? make(localeOf(language));
    made.set(language, format);
    return format;
  };
}

const utc = { timeZone: 'UTC' } as const;
const mediumDay = once((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...utc }));
const weekdayOnly = once((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', ...utc }));
const shortWithWeekday = once(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      ...utc,
    }),
);
const longWithWeekday = once((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', ...utc }));
const longDay = once((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...utc }));
const clock = once(
  (locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23', ...utc }),
);
const instant = once(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...utc }),
);
const longInstant = once(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', ...utc }),
);
const money = once((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }));
const number = once((locale) => new Intl.NumberFormat(locale));
const and = once((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const rules = once((locale) => new Intl.PluralRules(locale));

/** Of a calendar day, `2026-12-12`. */
const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** `Dec 12, 2026` */
export const dayIn = (language: Language, day: string | Date): string =>
  mediumDay(language).format(typeof day === 'string' ? atMidnight(day) : day);

/** `December 12, 2026` */
export const longDayIn = (language: Language, day: string): string =>
  longDay(language).format(atMidnight(day));

/** `Dec 11 – 13, 2026` */
export const daysIn = (language: Language, first: string, last: string): string =>
  mediumDay(language)
    .formatRange(atMidnight(first), atMidnight(last))
    .replace(/\u2009/g, ' ');

/** `Monday, Mar 1, 2027` */
export const fullDayIn = (language: Language, day: string): string =>
  (language === 'en' ? shortWithWeekday : longWithWeekday)(language).format(atMidnight(day));

/** `Monday` */
export const weekdayIn = (language: Language, day: string): string =>
  weekdayOnly(language).format(atMidnight(day));

/** `Dec 12, 2026, 2:05 PM`, on the clock of UTC. */
export const instantIn = (language: Language, at: Date): string => instant(language).format(at);

/** `December 12, 2026, 14:05`, on the clock of UTC. */
export const longInstantIn = (language: Language, at: Date): string =>
  language === 'en'
    ? `${longDay(language).format(at)}, ${clock(language).format(at)}`
    : longInstant(language).format(at);

/** `02:50`, in the digits of the language. */
export const timeIn = (language: Language, time: string): string =>
  time.replace(/\d/g, (digit) => numberIn(language, Number(digit)));

export const numberIn = (language: Language, value: number): string => number(language).format(value);

/** In dollars, not cents. */
export const moneyIn = (language: Language, dollars: number): string => money(language).format(dollars);

/** `Ana, Ben and Chi` */
export const listIn = (language: Language, items: string[]): string => and(language).format(items);

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** `plural('en', 3, { one: '# helper', other: '# helpers' })` is `3 helpers`: # is the number. */
export function plural(language: Language, count: number, forms: Forms): string {
  const form = forms[rules(language).select(count)] ?? forms.other;
  return form.replace('#', numberIn(language, count));
}

/** A name, a flight or a code inside of a sentence that runs the other way. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
