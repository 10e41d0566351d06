import type { Database } from '../../platform/database/database.js';
import type { AskedWith } from '../requests/contract.js';

/** What may come from a blocked person is shown at the request only, with the warning. */
const find = `
  select c.note, c.requester_id = $1 as "byMe"
  from match m join contact_request c on c.listing_id = m.listing_id and c.requester_id in (m.helper_id, m.seeker_id)
  where m.id = $2 and $1 in (m.helper_id, m.seeker_id) and c.status in ('asked', 'shared') and c.note is not null
    and (c.requester_id = $1 or not c.warned)`;

export async function askedWith(
  database: Database,
  me: number,
  match: number,
): Promise<AskedWith | undefined> {
  const [row] = await database.query<AskedWith & Record<string, unknown>>('match-asked-with', find, [
    me,
    match,
  ]);
  return row;
}
