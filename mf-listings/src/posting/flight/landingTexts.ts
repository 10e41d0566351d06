import { words } from '../../words';

/** How long the flight takes, beside the time of landing. */
export const lengthText = (minutes: number) =>
  words.localTimeAndLength(words.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60));

/** A day, and how many days it is after that of the departure. */
export function dayText(day: string, days: number): string {
  if (!days) return words.theSameDayAs(day);
  return days < 0 ? words.daysBefore(day, -days) : words.daysAfter(day, days);
}
