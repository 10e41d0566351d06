import { moneyText, numberText } from 'shell/host';

const whole = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;

/** Whole dollars, shown with their cents: $25.00 */
export const dollars = (amount: number) => moneyText(amount);

/** $25 */
export const wholeDollars = (amount: number) => numberText(amount, whole);

/** Where there is little room, and the page says which dollars: 25 $ instead of 25 US$. */
export const shortDollars = (amount: number) =>
  numberText(amount, { ...whole, currencyDisplay: 'narrowSymbol' });
