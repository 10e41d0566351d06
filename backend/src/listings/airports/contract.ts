/** Changes with the list of airports, so that `/api/airports?v=…` may be kept for a year. Written by airports/gather.mjs. */
export const airportsVersion = 'bcc6c0a464';
