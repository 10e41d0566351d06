import type { Notification } from 'backend/contract/account/news';
import { dayIn, formatDay, momentFormat, type CalendarDay } from 'shared-ui';
import { words } from '../words';

export const timeOf = momentFormat({ hour: 'numeric', minute: '2-digit' });

const aDayMs = 86_400_000;

/** Today, yesterday, or the date. */
export function dayTitle(day: CalendarDay, now: number, zone?: string): string {
  if (day === dayIn(now, zone)) return words.newsToday;
  return day === dayBefore(dayIn(now, zone)) ? words.newsYesterday : formatDay(day);
}

const dayBefore = (day: CalendarDay) => new Date(Date.parse(day) - aDayMs).toISOString().slice(0, 10);

export function byDay(items: Notification[], zone?: string): [CalendarDay, Notification[]][] {
  const days = new Map<CalendarDay, Notification[]>();
  for (const item of items) {
    const day = dayIn(item.createdAt, zone);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days];
}
