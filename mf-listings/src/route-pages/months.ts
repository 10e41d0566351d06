import { momentFormat, pageLanguage } from 'shared-ui';
import { factsOf } from '../listing/factsOf';
import { words } from '../words';

const withYear = momentFormat({ month: 'long', year: 'numeric' });
const withoutYear = momentFormat({ month: 'long' });
const weekday = momentFormat({ weekday: 'long' });
const shortWeekday = momentFormat({ weekday: 'short' });
const letterOfWeekday = momentFormat({ weekday: 'narrow' });

/** `2027-03` is March 2027. */
export const monthName = (month: string) => withYear(`${month}-01`, 'UTC');
export const nameOfMonth = (month: string) => withoutYear(`${month}-01`, 'UTC');

const someMonday = Date.UTC(2027, 2, 1);
const dayInMs = 86_400_000;

/** How many days after Monday a week begins: in Iran on Saturday. */
const weekShift = () => (pageLanguage() === 'fa' ? 5 : 0);

/**
 * A column is too narrow for the short names of Telugu, for those of Hindi in some fonts of devices, and for the long ones
 * of Farsi, which has no short ones.
 */
const needsLetters = () => ['hi', 'te', 'fa'].includes(pageLanguage());

/** From the first day of the week. */
export const weekdays = () =>
  Array.from({ length: 7 }, (_, day) => {
    const at = someMonday + (day + weekShift()) * dayInMs;
    const short = needsLetters() ? letterOfWeekday : shortWeekday;
    return { name: weekday(at, 'UTC'), short: short(at, 'UTC') };
  });

/** The days of a month in weeks; undefined before the first and after the last. */
export function weeksOf(month: string): (string | undefined)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 13 - weekShift()) % 7;
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const date = week * 7 + weekday - before + 1;
      return date >= 1 && date <= length ? `${month}-${String(date).padStart(2, '0')}` : undefined;
    }),
  );
}

/** `2 offer help, 1 looks for help` */
export const peopleText = ({ helpers, seekers }: { helpers: number; seekers: number }) =>
  factsOf(helpers > 0 && words.offer(helpers), seekers > 0 && words.look(seekers));
