/** Changes with the list, so that `/api/airports?v=…` can be cached for a year. Written by airports/gather.mjs. */
export const airportsVersion = 'bcc6c0a464';
