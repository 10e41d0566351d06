import { plainDigits } from '../../language/plainDigits';
import { today } from './calendar-day';
import { fromPersian, toPersian } from './persian-day';

const english = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Without accents, dots and joiners. Hindi writes the m of September in two ways, keyboards the ی of Farsi. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/म्(?=ब)/g, 'ं')
    .replace(/[\u0300-\u036f\u064b-\u065f\u093c\u0970.'’]|\u200c|\u200d/g, '')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک');

function namesOfMonths(locale: string): string[][] {
  const options = [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }] as const;
  return options.map((option) => {
    const format = new Intl.DateTimeFormat(locale, { ...option, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => {
      const parts = format.formatToParts(firstIn(locale, index));
      return plain(parts.find(({ type }) => type === 'month')?.value ?? '');
    });
  });
}

/** A day in the nth month of the locale's calendar. */
const firstIn = (locale: string, index: number) =>
  locale.endsWith('persian') ? Date.UTC(2026, 3 + index, 5) : Date.UTC(2026, index, 15);

const known = new Map<string, string[][]>();
function monthsOf(locale: string): string[][] {
  const names = known.get(locale) ?? namesOfMonths(locale);
  known.set(locale, names);
  return names;
}

/** The number of the month with this name, or of the only one that begins like it. */
function monthIn(lists: string[][], word: string): number | undefined {
  const numbers = (isMonth: (name: string) => boolean) => [
    ...new Set(lists.flatMap((names) => names.flatMap((name, at) => (isMonth(name) ? [at + 1] : [])))),
  ];
  const [exact] = numbers((name) => name === word);
  if (exact || word.length < 3) return exact;
  const [first, second] = numbers((name) => name.startsWith(word));
  return second ? undefined : first;
}

/** As it is said: `hoy` and `mañana`. */
function wordFor(days: 0 | 1, language: string): string {
  return plain(new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day'));
}

/** A day as typed in another language, in words that `readDays` knows. */
export function typedIn(language: string, text: string, from = today()): string {
  const typed = plainDigits(text);
  const whole = plain(typed).trim();
  if (whole === wordFor(0, language)) return 'today';
  if (whole === wordFor(1, language)) return 'tomorrow';
  const persian = language === 'fa' && readPersian(typed, from);
  if (persian) return persian;
  const months = [...monthsOf(`${language}-u-ca-gregory`), ...monthsOf('en')];
  const named = (number: number | undefined) => (number ? ` ${english[number - 1] ?? ''} ` : ' ');
  return typed
    .replace(/(\d{1,2})\s*月/g, (_, number) => named(Number(number)))
    .replace(letters, (word) => named(monthIn(months, plain(word))));
}

const letters = /(?:[\p{L}\p{M}॰]|\u200c|\u200d)+/gu;

/** `5 دی 1405`, `1405/10/5`, or without a year the next such day. */
function readPersian(typed: string, from: string): string | null {
  const names = monthsOf('fa-u-ca-persian');
  const month = (typed.match(letters) ?? []).map((word) => monthIn(names, plain(word))).find(Boolean);
  const numbers = (typed.match(/\d+/g) ?? []).map(Number);
  const [first = 0, second = 0, third = 0] = numbers;
  if (!month) {
    if (numbers.length !== 3) return null;
    if (isYear(first)) return fromPersian(first, second, third);
    return isYear(third) ? fromPersian(third, second, first) : null;
  }
  if (numbers.length === 2) {
    const [year, day] = first > 31 ? [first, second] : [second, first];
    return fromPersian(year < 100 ? 1400 + year : year, month, day);
  }
  const [year = 0] = toPersian(from);
  const next = [year, year + 1].map((one) => fromPersian(one, month, first));
  return next.find((day) => day !== null && day >= from) ?? null;
}

const isYear = (number: number) => number >= 1300 && number < 1500;
