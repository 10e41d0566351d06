import { dayIn, momentFormat } from 'shared-ui';
import { words } from './words';

const clock = momentFormat({ hour: 'numeric', minute: '2-digit' });
const weekday = momentFormat({ weekday: 'long' });
const day = momentFormat({ month: 'short', day: 'numeric', year: 'numeric' });

const daysBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / 86_400_000;
const daysAgo = (at: string, now: number, zone?: string) => daysBetween(dayIn(at, zone), dayIn(now, zone));

export const timeOf = (at: string, zone?: string) => clock(at, zone);

export const isSameDay = (one: string, other: string) => dayIn(one) === dayIn(other);

export function dayOf(at: string, now = Date.now()): string {
  const ago = daysAgo(at, now);
  if (ago === 0) return words.today;
  return ago === 1 ? words.yesterday : day(at);
}

/** For the list: the time if today, the weekday within a week, else the day. */
export function shortTimeOf(at: string, now: number, zone?: string): string {
  const ago = daysAgo(at, now, zone);
  if (ago <= 0) return timeOf(at, zone);
  if (ago === 1) return words.yesterday;
  return (ago < 7 ? weekday : day)(at, zone);
}
