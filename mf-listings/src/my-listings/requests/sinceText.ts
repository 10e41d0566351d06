import { formatDay, pageLocale } from 'shared-ui';
import { words } from '../../words';

const hour = 3_600_000;

/** 'Just now', '2 hours ago', 'Yesterday', '3 days ago', or the day. */
export function sinceText(instant: string, now: number): string {
  const hours = Math.floor((now - Date.parse(instant)) / hour);
  const days = Math.floor(hours / 24);
  if (hours < 1) return words.justNow;
  if (days >= 7) return formatDay(instant.slice(0, 10));
  const ago = new Intl.RelativeTimeFormat(pageLocale(), { numeric: 'auto' });
  const text = days ? ago.format(-days, 'day') : ago.format(-hours, 'hour');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
