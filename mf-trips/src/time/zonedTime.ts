import { dayIn, momentFormat } from 'shared-ui';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The instant at which clocks in a time zone show this day and time. */
export function instantOf(date: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const first = asUtc - offsetAt(asUtc, timeZone);
  // The offset may have changed between the two instants.
  return asUtc - offsetAt(first, timeZone);
}

function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${dayIn(instant, timeZone)}T${englishClock(instant, timeZone)}:00Z`) - toMinute(instant);
}

const toMinute = (instant: number) => Math.floor(instant / minute) * minute;

const hourAndMinute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const clock = momentFormat(hourAndMinute);
/** For reckoning: other languages have digits of their own. */
const englishClock = momentFormat(hourAndMinute, 'en-US');

/** '02:50' */
export const timeIn = (instant: number, timeZone: string): string => clock(instant, timeZone);

/** '02:50' on the reader's own clock: `zone` is what `useZone` says. */
export const ownTime = (instant: string, zone: string | undefined): string => clock(instant, zone);

/** A time of a flight, '02:50', in the digits of the page. */
export const timeText = (time: string): string => clock(`2000-01-01T${time}:00Z`, 'UTC');

/** Days have no zone: they are written in the one that they are read in. */
const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = momentFormat(options);
  return (date: string) => format(`${date}T00:00:00Z`, 'UTC');
};

export const weekday = inWords({ weekday: 'long' });
/** 'March 1' */
export const monthAndDay = inWords({ month: 'long', day: 'numeric' });
/** 'Monday, March 1' */
export const longDay = inWords({ weekday: 'long', month: 'long', day: 'numeric' });
/** 'Sun, Feb 28' */
export const shortDay = inWords({ weekday: 'short', month: 'short', day: 'numeric' });
/** 'Mon, Mar 1, 2027' */
export const fullDay = inWords({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });

export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

export const daysBetween = (first: string, last: string) =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / day);
