import { z } from 'zod';
import { StripeError } from '../wire/stripe-errors.js';

/** The card as Stripe.js sends it. */
export const cardForm = z.object({
  number: z.string(),
  exp_month: z.string(),
  exp_year: z.string(),
  cvc: z.string().optional(),
});
export type CardForm = z.infer<typeof cardForm>;

export interface CheckedCard {
  number: string;
  exp_month: number;
  exp_year: number;
  hasCvc: boolean;
}

export function checkedCard({ number: typed, exp_month, exp_year, cvc }: CardForm): CheckedCard {
  const number = typed.replace(/[ -]/g, '');
  if (!/^\d{12,19}$/.test(number))
    throw wrong('invalid_number', 'number', 'The card number is not a valid credit card number.');
  if (!isLuhn(number)) throw wrong('incorrect_number', 'number', 'Your card number is incorrect.');
  const month = /^\d{1,2}$/.test(exp_month) ? Number(exp_month) : 0;
  if (month < 1 || month > 12)
    throw wrong('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  const year = fullYear(exp_year);
  if (isPast(month, year) || year > new Date().getUTCFullYear() + 50)
    throw wrong('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  const cvcShape = /^3[47]/.test(number) ? /^\d{3,4}$/ : /^\d{3}$/;
  if (cvc !== undefined && !cvcShape.test(cvc))
    throw wrong('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  return { number, exp_month: month, exp_year: year, hasCvc: cvc !== undefined };
}

const wrong = (code: string, param: string, message: string) =>
  new StripeError(402, { type: 'card_error', code, param, message });

function isLuhn(number: string): boolean {
  const digits = Array.from(number, Number).toReversed();
  const sum = digits.reduce((total, digit, at) => total + (at % 2 ? doubled(digit) : digit), 0);
  return sum % 10 === 0;
}
const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);

function fullYear(typed: string): number {
  if (!/^(\d{2}|\d{4})$/.test(typed)) return 0;
  return typed.length === 2 ? 2000 + Number(typed) : Number(typed);
}

/** A card is valid until its last month ends. */
const isPast = (month: number, year: number) => Date.UTC(year, month, 1, 12) <= Date.now();
