/** Changes with the list, so that `/api/airports?v=…` can be cached for a year. Written by tools/generate/airports.ts. */
export const airportsVersion = 'ece97f7dfe';

/** Codes that an airport had before it moved; tickets and habits keep them for years. */
export const formerCodes: Partial<Record<string, string>> = { RAJ: 'HSR' };
