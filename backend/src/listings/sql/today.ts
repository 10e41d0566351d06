/** The first day that still is today somewhere on Earth. */
export const today = `(now() at time zone 'Etc/GMT+12')::date`;
