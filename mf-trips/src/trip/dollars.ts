import { numberText } from 'shared-ui';

/** Whole dollars, '$25'. */
export const dollars = (amount: number): string =>
  numberText(amount, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
