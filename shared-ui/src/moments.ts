import type { CalendarDay } from './forms/date/calendar-day';
import { pageLocale } from './language/pageLanguage';

/** An instant, as ISO text or in milliseconds. */
type Moment = string | number;

/** Writes moments as the clocks of a zone show them; without one as the device's clock does. */
export function momentFormat(options: Intl.DateTimeFormatOptions, locale?: string) {
  // They are costly to make.
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  return (at: Moment, zone?: string): string => {
    const format =
      formats.get(zone) ?? new Intl.DateTimeFormat(locale ?? pageLocale(), { ...options, timeZone: zone });
    formats.set(zone, format);
    return format.format(new Date(at));
  };
}

const inNumbers = momentFormat({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-US');

export function dayIn(at: Moment, zone?: string): CalendarDay {
  const [month, day, year] = inNumbers(at, zone).split('/');
  return `${year}-${month}-${day}`;
}
