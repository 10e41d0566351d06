const minute = 60_000;

/** Each is made once: to make one takes ten times longer than to use it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const numeric = 'numeric' as const;
  const parts = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric };
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...parts });
  clocks.set(timeZone, clock);
  return clock;
}

function ahead(zone: string, instant: number): number {
  const parts = clockOf(zone).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
  return shown - Math.floor(instant / minute) * minute;
}

/** The instant of a local time. Of a time that occurs twice in autumn it is the first. */
export function instantAt(day: string, time: string, zone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const before = shown - ahead(zone, shown - 86_400_000);
  const after = shown - ahead(zone, shown + 86_400_000);
  const isShown = (instant: number) => instant + ahead(zone, instant) === shown;
  // A time in the hour that is skipped in spring counts in winter time.
  return new Date([before, after].find(isShown) ?? before);
}

/** What a clock in this zone shows. */
export function clockAt(instant: number, zone: string): { date: string; time: string } {
  const [date = '', time = ''] = new Date(instant + ahead(zone, instant)).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
}

export const daysLater = (count: number, day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

export const dayAfter = (day: string): string => daysLater(1, day);

/** The day on which a clock in this zone first shows the time after an instant. */
export function firstDayAfter(instant: number, time: string, zone: string): string {
  let day = new Date(instant - 86_400_000).toISOString().slice(0, 10);
  while (instantAt(day, time, zone).getTime() <= instant) day = dayAfter(day);
  return day;
}

/** When a clock in this zone first shows the time after an instant. */
export const firstAfter = (instant: number, time: string, zone: string): number =>
  instantAt(firstDayAfter(instant, time, zone), time, zone).getTime();
