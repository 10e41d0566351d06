import { keyedHashes } from './sealing.js';

/** In the store of releases and pictures, which outlives a lost database. No release can have this name. */
export const deletionFolder = '.deletions/';

/** When the account of the row began, to the microsecond: an id alone could be given again. */
export const accountSince = `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

export interface DatedAccount {
  id: number;
  since: string;
}

/** Only who has the site's SECRET can make one, or tell whose it is. The first belongs to the current secret. */
export const deletionMarks = (secrets: readonly string[], { id, since }: DatedAccount): string[] =>
  keyedHashes(secrets, `deleted account\n${id}\n${since}`).map((hash) => hash.toString('hex'));

/** Of a file in the store, or of its copy in a backup. */
export const deletionMarkIn = (key: string): string | undefined =>
  /(?:^|\/)\d{4}-\d\d-\d\d\/([0-9a-f]{64})$/.exec(key)?.[1];
