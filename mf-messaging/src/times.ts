const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
const daysBetween = (one: Date, other: Date) => Math.round((midnight(other) - midnight(one)) / 86_400_000);

export const timeOf = (at: string) => clock.format(new Date(at));

export const isSameDay = (one: string, other: string) =>
  midnight(new Date(one)) === midnight(new Date(other));

export function dayOf(at: string, now = new Date()): string {
  const ago = daysBetween(new Date(at), now);
  if (ago === 0) return 'Today';
  return ago === 1 ? 'Yesterday' : day.format(new Date(at));
}

/** For the list: the time if today, the weekday within a week, else the day. */
export function shortTimeOf(at: string, now = new Date()): string {
  const ago = daysBetween(new Date(at), now);
  if (ago <= 0) return timeOf(at);
  if (ago === 1) return 'Yesterday';
  return ago < 7 ? weekday.format(new Date(at)) : day.format(new Date(at));
}
