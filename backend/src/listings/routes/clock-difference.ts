import type { Airport } from '../contract.js';
import { dayAfter, instantAt } from '../sharing/instants.js';
import type { ClockDifference } from './contract.js';

/** Summer time is the longer part of the year. */
const daysAhead = 250;

export function clockDifference(from: Airport, to: Airport, firstDay: string): ClockDifference {
  const aheadOf = (day: string) => (noon(day, from) - noon(day, to)) / 60_000;
  const minutes = aheadOf(firstDay);
  for (let before = firstDay, count = 0; count < daysAhead; before = dayAfter(before), count++) {
    const day = dayAfter(before);
    if (aheadOf(day) === minutes) continue;
    const isSame = noon(day, from) - noon(before, from) === 86_400_000;
    return { minutes, changes: { day, code: isSame ? to.code : from.code, minutes: aheadOf(day) } };
  }
  return { minutes, changes: null };
}

const noon = (day: string, { timezone }: Airport) => instantAt(day, '12:00', timezone).getTime();
