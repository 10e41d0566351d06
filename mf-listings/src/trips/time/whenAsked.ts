const day = 24 * 3_600_000;

/** In the reader's own time zone: 'today', 'on Thursday', 'on March 1'. */
export function whenAsked(instant: string, now: number): string {
  const asked = new Date(instant);
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  if (asked.getTime() >= midnight) return 'today';
  if (asked.getTime() >= midnight - day) return 'yesterday';
  const isThisWeek = asked.getTime() >= midnight - 6 * day;
  const options = isThisWeek ? ({ weekday: 'long' } as const) : ({ month: 'long', day: 'numeric' } as const);
  return `on ${new Intl.DateTimeFormat('en-US', options).format(asked)}`;
}
