import { monthNamed, typedDay } from '../search/typed-day.js';

export interface Found {
  value: string;
  at: number;
  end: number;
}

/** `2026-12-26`, `2026年12月26日`, `26.12.2026`, and without a year `12月26日`. */
const inNumbers =
  /(?<!\d)(?:\d{4}[-/.年] ?\d{1,2}[-/.月] ?\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})(?!\d)|(?<!\d)(\d{1,2})月 ?(\d{1,2})日/g;
const tokens = /\d+|[\p{L}\p{M}]+/gu;
/** `26 de dic`, `26th of Dec` */
const between = new Set(['de', 'del', 'of', 'st', 'nd', 'rd', 'th', 'er']);
/** Letters between a day, its month and its year: `26. Dec., 2026`. */
const farthest = 3;

/** The days in a text with plain digits, in its order. A day without a year is the next one from `today` on. */
export const daysIn = (text: string, today: string): Found[] =>
  [...daysInNumbers(text, today), ...daysWithMonths(text, today)].sort((one, other) => one.at - other.at);

const daysInNumbers = (text: string, today: string): Found[] =>
  Array.from(text.matchAll(inNumbers)).flatMap(({ 0: written, 1: month, 2: day, index }) => {
    const value = month ? nextDay(Number(month), Number(day), today) : typedDay(written);
    return value ? [{ value, at: index, end: index + written.length }] : [];
  });

function daysWithMonths(text: string, today: string): Found[] {
  const words = Array.from(text.matchAll(tokens), ({ 0: value, index }) => ({
    value,
    at: index,
    end: index + value.length,
  }));
  const numberBeside = (from: number, step: 1 | -1) => {
    let index = from + step;
    while (between.has(words[index]?.value.toLowerCase() ?? '')) index += step;
    const word = words[index];
    const gap = word && words.slice(Math.min(from, index) + 1, Math.max(from, index));
    const [first, last] = step > 0 ? [words[from], word] : [word, words[from]];
    const skipped = gap?.reduce((sum, { value }) => sum + value.length + 1, 0) ?? 0;
    const isNear = first && last && last.at - first.end <= farthest + skipped;
    return isNear && /^\d+$/.test(word?.value ?? '') ? index : undefined;
  };
  const textAt = (index: number | undefined) => (index === undefined ? '' : (words[index]?.value ?? ''));
  return words.flatMap(({ value: name }, index) => {
    const month = monthNamed(name);
    if (!month) return [];
    const [before, after] = [numberBeside(index, -1), numberBeside(index, 1)];
    const later = after === undefined ? undefined : numberBeside(after, 1);
    // Of `10:30 Dec 26, 2026` and `26 Dec 10:30` the first is no 30th and the second no 10th.
    const isMonthFirst = isDay(textAt(after)) && (isYear(textAt(later)) || !isDay(textAt(before)));
    const [day, year] = isMonthFirst ? [after, isYear(textAt(before)) ? before : later] : [before, after];
    if (!isDay(textAt(day))) return [];
    const value = isYear(textAt(year))
      ? typedDay(`${textAt(year)} ${name} ${textAt(day)}`)
      : nextDay(month, Number(textAt(day)), today);
    const used = [index, day, isYear(textAt(year)) ? year : undefined].filter((one) => one !== undefined);
    const [first, last] = [words[Math.min(...used)], words[Math.max(...used)]];
    return value && first && last ? [{ value, at: first.at, end: last.end }] : [];
  });
}

const isDay = (text: string) => /^\d{1,2}$/.test(text);
const isYear = (text: string) => /^\d{4}$/.test(text);

function nextDay(month: number, day: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  // The 29th of February is at most eight years away.
  for (let later = 0; later <= 8; later += 1) {
    const value = typedDay([year + later, month, day].map((part) => String(part).padStart(2, '0')).join('-'));
    if (value && value >= today) return value;
  }
  return undefined;
}
