/** What everybody may know of a trip, without anybody in it. */
export interface Trip {
  from: string;
  to: string;
  date: string;
  endDate: string | null;
}

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** `Dec 12, 2026`, or `Dec 11 – 13, 2026` for a window. */
export function daysInWords({ date, endDate }: Pick<Trip, 'date' | 'endDate'>): string {
  if (!endDate || endDate === date) return words.format(atMidnight(date));
  return words.formatRange(atMidnight(date), atMidnight(endDate)).replace(/\u2009/g, ' ');
}

export const routeInWords = ({ from, to }: Pick<Trip, 'from' | 'to'>): string => `${from} to ${to}`;
