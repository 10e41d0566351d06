const digitsOf = (text: string) => text.replace(/\D/g, '');

/** 4242 4242 4242 4242, as it stands on a card. */
export const grouped = (text: string) =>
  digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** 12 / 34: a 5 is a month of its own, a 1 is not yet. */
export function monthAndYear(text: string): string {
  const typed = digitsOf(text);
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits;
}

export const onlyDigits = (text: string) => digitsOf(text).slice(0, 4);

/** Every second digit doubled, all added up: a mistyped number is hardly ever a multiple of ten. */
function addsUp(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, place) => {
      const counted = place % 2 ? digit * 2 : digit;
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);
  return sum % 10 === 0;
}

export function numberFault(text: string): string | undefined {
  const digits = digitsOf(text);
  if (digits.length < 13) return 'Your card number is incomplete.';
  if (!addsUp(digits)) return 'Your card number is invalid.';
}

export function expiryOf(text: string) {
  const [month = '', year = ''] = text.split('/').map(digitsOf);
  return { month, year };
}

export function expiryFault(text: string, now = new Date()): string | undefined {
  const { month, year } = expiryOf(text);
  if (month.length < 2 || year.length < 2) return 'Your card’s expiration date is incomplete.';
  if (Number(month) < 1 || Number(month) > 12) return 'Your card’s expiration date is invalid.';
  const firstDayAfter = new Date(2000 + Number(year), Number(month));
  if (firstDayAfter <= now) return 'Your card’s expiration date is in the past.';
}

export const codeFault = (text: string) =>
  digitsOf(text).length < 3 ? 'Your card’s security code is incomplete.' : undefined;
