/** The first day that still is today somewhere on Earth. */
export const today = `(now() at time zone 'Etc/GMT+12')::date`;
/** The same, computed once for a statement and not for each of its rows. An index needs `today` to know how much it holds. */
export const todayOnce = `(select ${today})`;
