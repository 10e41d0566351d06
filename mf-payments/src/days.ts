const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** Nov 20, 2026 */
export const dayOf = (instant: string) => day.format(new Date(instant));

/** Nov 20, 2026, 4:55 PM */
export const momentOf = (instant: string, timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  );

/** November 2026, of `2026-11` */
export const monthOf = (yearAndMonth: string) => month.format(new Date(yearAndMonth));

/** Nov, of `2026-11` */
export const shortMonthOf = (yearAndMonth: string) => shortMonth.format(new Date(yearAndMonth));
