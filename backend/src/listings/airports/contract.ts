/** Changes with the list, so that `/api/airports?v=…` can be cached for a year. Written by tools/generate/airports.ts. */
export const airportsVersion = 'bcc6c0a464';
