/** Changes with the list of airports, so that `/api/airports?v=…` may be kept for a year. Written by airports/gather.mjs. */
export const airportsVersion = '0c953a2514';
