import type { tipLimits } from 'backend/contract/payments';

/** Both are the contract's (its schemas are not loaded here), and the compiler sees to it. */
export const limits: typeof tipLimits = { least: 1, most: 500 };

export const quickAmounts = [5, 10, 15, 20, 25];

/** What may be typed on the way to an amount. */
export const isTypable = (text: string) => /^\d{0,4}$/.test(text);

export const amountOf = (text: string) =>
  /^\d{1,6}$/.test(text) && Number(text) >= limits.least && Number(text) <= limits.most ? Number(text) : null;

export function amountFault(text: string): string | undefined {
  if (amountOf(text) !== null) return undefined;
  return Number(text) > limits.most
    ? `A tip is at most $${limits.most}`
    : `A tip is a whole number of dollars, at least $${limits.least}`;
}
