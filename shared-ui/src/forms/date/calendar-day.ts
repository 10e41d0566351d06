import { firstView } from '../../firstView';
import { pageLanguage, pageLocale } from '../../language/pageLanguage';
import { plainDigits } from '../../language/plainDigits';

/** A day as 'YYYY-MM-DD', independent of time zones. */
export type CalendarDay = string;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const dayOf = (year: number, month: number, day: number): CalendarDay =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

export function today(now = new Date()): CalendarDay {
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** 'Dec 4, 2026'; the text itself when it is not a day. */
export function formatDay(day: CalendarDay) {
  const [year, month, date] = day.split('-').map(Number);
  const name = months[(month ?? 0) - 1];
  if (!name) return day;
  return pageLanguage() === 'en' ? `${name} ${date}, ${year}` : inWords(day, 'medium');
}

/**
 * 'day' for '24/12', 'month' for '12/24': as the visitor's language has it, or else the page's. Undefined where they write
 * the year first or name no region.
 */
export function dayOrder(language = firstView().language ?? navigator.language): 'day' | 'month' | undefined {
  return [language, pageLanguage()].map(orderIn).find((order) => order !== undefined);
}

function orderIn(language: string) {
  const first = firstPart(language);
  return language !== 'en' && (first === 'day' || first === 'month') ? first : undefined;
}

function firstPart(language: string) {
  try {
    const parts = new Intl.DateTimeFormat(language).formatToParts();
    return parts.find(({ type }) => type !== 'literal')?.type;
  } catch {
    // WebKit on a machine without a locale says 'C', which is no language.
    return undefined;
  }
}

const formats = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { dateStyle: 'long' },
} as const;

/** On an English page in the order of the visitor's language: '24 Dec 2026' or 'Dec 24, 2026'. */
export const writeDay = (day: CalendarDay, style: 'short' | 'long') =>
  pageLanguage() === 'en' ? inEnglish(day, style) : inWords(day, style === 'short' ? 'medium' : 'long');

const inWords = (day: CalendarDay, dateStyle: 'medium' | 'long') =>
  new Intl.DateTimeFormat(pageLocale(), { dateStyle, timeZone: 'UTC' }).format(new Date(day));

const inEnglish = (day: CalendarDay, style: 'short' | 'long') =>
  new Intl.DateTimeFormat(dayOrder() === 'day' ? 'en-GB' : 'en-US', {
    ...formats[style],
    timeZone: 'UTC',
  }).format(new Date(day));

function daysIn(year: number, month: number) {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function checked(year: number, month: number, day: number): CalendarDay | null {
  const full = year < 100 ? 2000 + year : year;
  const exists =
    full >= 1900 && full <= 2199 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(full, month);
  return exists ? dayOf(full, month, day) : null;
}

/**
 * The days that the text may mean, the one in the order of the language first: two for '5/1', none for 'soon'.
 * Without a year it means the next such day.
 */
export function readDays(text: string, order = dayOrder(), from = today()): CalendarDay[] {
  const words: string[] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const numbers = (plainDigits(text).match(/\d+/g) ?? []).map(Number);
  const [first = 0, second = 0, third = 0] = numbers;
  const isYearFirst = first > 31;
  const month = words
    .map((word) => months.findIndex((name) => word.startsWith(name.toLowerCase())) + 1)
    .find(Boolean);
  const read = () => {
    if (month)
      return [
        inYear(isYearFirst ? first : second, month, isYearFirst ? second : first, numbers.length, from),
      ];
    if (numbers.length === 0) return [readWord(words, from)];
    if (isYearFirst) return [checked(first, second, third)];
    const both = [
      inYear(third, second, first, numbers.length - 1, from),
      inYear(third, first, second, numbers.length - 1, from),
    ];
    return order === 'month' ? both.reverse() : both;
  };
  return [...new Set(read())].filter((day) => day !== null);
}

function inYear(year: number, month: number, day: number, parts: number, from: CalendarDay) {
  if (parts > 1) return checked(year, month, day);
  const thisYear = Number(from.slice(0, 4));
  const next = checked(thisYear, month, day);
  return next && next < from ? checked(thisYear + 1, month, day) : next;
}

function readWord(words: string[], from: CalendarDay) {
  if (words.includes('today')) return from;
  if (!words.includes('tomorrow')) return null;
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  return checked(year, month, day + 1) ?? checked(year, month + 1, 1) ?? checked(year + 1, 1, 1);
}
