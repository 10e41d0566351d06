import { dayIn, momentFormat } from 'shared-ui';
import { words } from '../words';
import { daysBetween } from './zonedTime';

const weekday = momentFormat({ weekday: 'long' });
const monthAndDay = momentFormat({ month: 'long', day: 'numeric' });

/** In the reader's own time zone: 'today', 'on Thursday', 'on March 1'. */
export function whenAsked(instant: string, now: number, zone?: string): string {
  const ago = daysBetween(dayIn(instant, zone), dayIn(now, zone));
  if (ago <= 0) return words.askedToday;
  if (ago === 1) return words.askedYesterday;
  return ago < 7
    ? words.askedOnWeekday(weekday(instant, zone))
    : words.askedOnDay(monthAndDay(instant, zone));
}
