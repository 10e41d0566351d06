const minute = 60_000;
const day = 24 * 60 * minute;

const formats = new Map<string, Intl.DateTimeFormat>();

function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const found = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  formats.set(key, found);
  return found;
}

/** The instant at which clocks in a time zone show this day and time. */
export function instantOf(date: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const first = asUtc - offsetAt(asUtc, timeZone);
  // The offset may have changed between the two instants.
  return asUtc - offsetAt(first, timeZone);
}

function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${dayIn(instant, timeZone)}T${timeIn(instant, timeZone)}:00Z`) - toMinute(instant);
}

const toMinute = (instant: number) => Math.floor(instant / minute) * minute;

/** '2027-03-01' */
export function dayIn(instant: number, timeZone: string): string {
  const parts = format(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    instant,
  );
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** '02:50' */
export const timeIn = (instant: number, timeZone: string): string =>
  format(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant);

const inWords = (date: string, options: Intl.DateTimeFormatOptions) =>
  format('UTC', options).format(Date.parse(`${date}T00:00:00Z`));

export const weekday = (date: string) => inWords(date, { weekday: 'long' });
/** 'March 1' */
export const monthAndDay = (date: string) => inWords(date, { month: 'long', day: 'numeric' });
/** 'Sun, Feb 28' */
export const shortDay = (date: string) => inWords(date, { weekday: 'short', month: 'short', day: 'numeric' });
/** 'Mon, Mar 1, 2027' */
export const fullDay = (date: string) =>
  inWords(date, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });

export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

export const daysBetween = (first: string, last: string) =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / day);
