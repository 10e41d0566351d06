const withoutYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const withYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const monthsAway = 300 * 86_400_000;

/** "Feb 7", with its year when that could be meant otherwise. */
export function shortDay(day: string, now = Date.now()): string {
  const at = new Date(`${day}T00:00:00Z`);
  return (Math.abs(at.getTime() - now) < monthsAway ? withoutYear : withYear).format(at);
}
