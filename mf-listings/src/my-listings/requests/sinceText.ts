import { formatDay } from 'shared-ui';

const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const hour = 3_600_000;

/** 'Just now', '2 hours ago', 'Yesterday', '3 days ago', or the day. */
export function sinceText(instant: string, now: number): string {
  const hours = Math.floor((now - Date.parse(instant)) / hour);
  const days = Math.floor(hours / 24);
  if (hours < 1) return 'Just now';
  if (days >= 7) return formatDay(instant.slice(0, 10));
  const text = days ? words.format(-days, 'day') : words.format(-hours, 'hour');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
