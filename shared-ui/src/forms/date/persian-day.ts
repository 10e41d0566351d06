import { type CalendarDay, dayOf } from './calendar-day';

const dayLength = 24 * 60 * 60 * 1000;

let format: Intl.DateTimeFormat | undefined;

function numbersOf(at: number): number[] {
  const options = { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' } as const;
  format ??= new Intl.DateTimeFormat('en-u-ca-persian', options);
  const parts = format.formatToParts(at);
  return (['year', 'month', 'day'] as const).map((wanted) =>
    Number(parts.find(({ type }) => type === wanted)?.value),
  );
}

/** A day of the Persian calendar in ours; null for one that does not exist, such as 30 Esfand in most years. */
export function fromPersian(year: number, month: number, day: number): CalendarDay | null {
  const daysBefore = month <= 7 ? (month - 1) * 31 : 186 + (month - 7) * 30;
  // The year begins on March 20 or 21, and a day later where a leap year is near.
  const near = Date.UTC(year + 621, 2, 20 + daysBefore + day);
  const wanted = [year, month, day].join();
  const at = [0, -dayLength, dayLength]
    .map((shift) => near + shift)
    .find((at) => numbersOf(at).join() === wanted);
  if (at === undefined) return null;
  const date = new Date(at);
  return dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** The year, month and day of one of our days. */
export const toPersian = (day: CalendarDay): number[] => numbersOf(Date.parse(day));

/** `۵ دی ۱۴۰۵` */
export const inPersian = (day: CalendarDay): string =>
  new Intl.DateTimeFormat('fa-u-ca-persian', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
