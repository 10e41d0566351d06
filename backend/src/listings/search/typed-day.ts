import { language } from '../../platform/language/contract.js';
import { fold } from '../airports/named-airport.js';

/** The zero of each script that our languages are written in: Arabic, Farsi, Devanagari, Telugu. */
const zeros = [0x660, 0x6f0, 0x966, 0xc66];

const digitOf = (digit: string): string => {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** `dec`, `déc`, `دسامبر` and `12月` are the 12th. */
const months = new Map(
  language.options.flatMap((code) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(`${code}-u-ca-gregory`, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index): [string, number] => [
        fold(format.format(Date.UTC(2026, index, 15))),
        index + 1,
      ]);
    }),
  ),
);

/** Digits of any of our scripts as 0 to 9. */
export const plainDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, digitOf);

export const monthNamed = (name: string): number | undefined => months.get(fold(name));

/** A day as a form without script sends it: as a page of any language shows it, or in numbers that leave no doubt. */
export function typedDay(text: string): string | undefined {
  const plain = plainDigits(text);
  const numbers = (plain.match(/\d+/g) ?? []).map(Number);
  const names = (plain.match(/[\p{L}\p{M}]+/gu) ?? []).map(monthNamed);
  const month = names.find((number) => number !== undefined);
  if (numbers.length !== (month ? 2 : 3)) return undefined;
  const [first = 0, second = 0, third = 0] = numbers;
  const readings: [year: number, month: number, day: number][] = month
    ? [first > 31 ? [first, month, second] : [second, month, first]]
    : [
        [first, second, third],
        [third, second, first],
        [third, first, second],
      ];
  const days = new Set(readings.flatMap(existing));
  return days.size === 1 ? [...days][0] : undefined;
}

function existing([year, month, day]: [number, number, number]): string[] {
  if (year < 1900 || year > 2199) return [];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? [date.toISOString().slice(0, 10)] : [];
}
