import type { tipLimits } from 'backend/contract/payments';
import { wholeDollars } from '../dollars';
import { words } from '../words';

/** Repeats the contract's limits, because this page does not load its schemas. The compiler compares them. */
export const limits: typeof tipLimits = { least: 1, most: 500 };

export const quickAmounts = [5, 10, 15, 20, 25];

export const isTypable = (text: string) => /^\d{0,4}$/.test(text);

export const amountOf = (text: string) =>
  /^\d{1,6}$/.test(text) && Number(text) >= limits.least && Number(text) <= limits.most ? Number(text) : null;

export function amountIssue(text: string): string | undefined {
  if (amountOf(text) !== null) return undefined;
  return Number(text) > limits.most
    ? words.tipAtMost(wholeDollars(limits.most))
    : words.tipAtLeast(wholeDollars(limits.least));
}
