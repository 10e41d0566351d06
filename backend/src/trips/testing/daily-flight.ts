import { inDaysThere } from '../../testing/make.js';

const newYork = 'America/New_York';

/** The day of AI102, daily at 12:30 in New York, that left within the last hour or leaves within 23 hours. */
export function dayOfAI102(): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: newYork, timeStyle: 'short' }).format(Date.now());
  return inDaysThere(newYork, time < '13:30' ? 0 : 1);
}
