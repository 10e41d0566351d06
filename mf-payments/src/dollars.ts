const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Whole dollars, shown with their cents: $25.00 */
export const dollars = (amount: number) => format.format(amount);
