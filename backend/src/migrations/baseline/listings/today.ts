/** The day in the last time zone of the world: until it is over there, a trip of that day is not over. */
export const today = `(now() at time zone 'Etc/GMT+12')::date`;
