import { dayIn, momentFormat } from 'shared-ui';
import { daysBetween } from './zonedTime';

const weekday = momentFormat({ weekday: 'long' });
const monthAndDay = momentFormat({ month: 'long', day: 'numeric' });

/** In the reader's own time zone: 'today', 'on Thursday', 'on March 1'. */
export function whenAsked(instant: string, now: number, zone?: string): string {
  const ago = daysBetween(dayIn(instant, zone), dayIn(now, zone));
  if (ago <= 0) return 'today';
  if (ago === 1) return 'yesterday';
  return `on ${(ago < 7 ? weekday : monthAndDay)(instant, zone)}`;
}
