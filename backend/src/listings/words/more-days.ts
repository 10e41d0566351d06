/** `+1 day`: the number of days is in words already. */
export const moreDays = (days: number, inWords: string): string => `${days < 0 ? '−' : '+'}${inWords}`;
