import { words } from '../../words';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** 4242 4242 4242 4242 */
export const grouped = (text: string) =>
  digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** 12 / 34. A 5 can only be May, while a 1 may become October to December. */
export function monthAndYear(text: string): string {
  const typed = digitsOf(text);
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits;
}

export const onlyDigits = (text: string) => digitsOf(text).slice(0, 4);

/** The Luhn checksum, which finds most typing errors. */
function isLuhnValid(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, place) => {
      const counted = place % 2 ? digit * 2 : digit;
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);
  return sum % 10 === 0;
}

export function numberIssue(text: string): string | undefined {
  const digits = digitsOf(text);
  if (digits.length < 13) return words.numberIncomplete;
  if (!isLuhnValid(digits)) return words.numberInvalid;
}

export function expiryOf(text: string) {
  const [month = '', year = ''] = text.split('/').map(digitsOf);
  return { month, year };
}

export function expiryIssue(text: string, now = new Date()): string | undefined {
  const { month, year } = expiryOf(text);
  if (month.length < 2 || year.length < 2) return words.expirationIncomplete;
  if (Number(month) < 1 || Number(month) > 12) return words.expirationInvalid;
  const firstDayAfter = new Date(2000 + Number(year), Number(month));
  if (firstDayAfter <= now) return words.expirationPast;
}

export const codeIssue = (text: string) => (digitsOf(text).length < 3 ? words.codeIncomplete : undefined);
