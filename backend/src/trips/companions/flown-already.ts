import { hiddenFrom } from '../../account/index.js';
import type { Database } from '../../platform/database/database.js';
import { visibleName } from '../relay/hand-overs.js';
import { requestOf } from '../relay/trip-of.js';

/** A direct trip has no rows of legs. */
const flownTogether = (match: string) => `
  select coalesce(g.departure, ${match}.departure_airport), coalesce(g.arrival, ${match}.arrival_airport),
    ${match}.date + coalesce(g.days_later, 0)
  from (select) once left join trip_leg g on g.match_id = ${match}.id
  where coalesce(g.flown_by, 'both') = 'both'`;

const find = `
  select distinct ${visibleName('x.helper_id', hiddenFrom('$1'))} as name
  from match m join match x on x.seeker_id = m.seeker_id and x.id <> m.id and x.status = 'agreed'
    and ${requestOf('x')} = ${requestOf('m')}
  where m.id = $2 and m.seeker_id = $1 and exists (${flownTogether('m')} intersect ${flownTogether('x')})`;

interface Row extends Record<string, unknown> {
  name: string | null;
}

/** First names of those who have agreed to fly a leg of this proposal with the same traveler. */
export async function flownAlready(database: Database, seeker: number, match: number): Promise<string[]> {
  const rows = await database.query<Row>('match-flown-already', find, [seeker, match]);
  return rows.flatMap(({ name }) => name ?? []);
}
