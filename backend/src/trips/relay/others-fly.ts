import type { Database } from '../../platform/database/database.js';
import { flownTogether } from './hand-overs.js';
import { requestOf } from './trip-of.js';

/** Of the match `m`. A direct trip has no rows of legs. */
const proposedLegs = `
  select g.departure, g.arrival, g.days_later from trip_leg g where g.match_id = m.id and g.flown_by = 'both'
  union all
  select m.departure_airport, m.arrival_airport, 0
  where not exists (select from trip_leg g where g.match_id = m.id)`;

const isFlown = `
  exists (select from match x
    where x.seeker_id = m.seeker_id and x.helper_id <> m.helper_id and x.status = 'agreed'
      and ${requestOf('x')} = ${requestOf('m')} and ${flownTogether('x', 'leg')})`;

const find = `
  select m.id::float8 as id, case when bool_and(flown.by_others) then 'all' else 'some' end as part
  from match m cross join lateral (${proposedLegs}) leg cross join lateral (select ${isFlown} as by_others) flown
  where m.id = any($1::bigint[]) group by m.id having bool_or(flown.by_others)`;

interface Row extends Record<string, unknown> {
  id: number;
  part: 'all' | 'some';
}

/** Of proposals: whether others have agreed to fly all or some of their flights with the same traveler. */
export async function othersFly(database: Database, proposals: number[]): Promise<Map<number, Row['part']>> {
  if (!proposals.length) return new Map();
  const rows = await database.query<Row>('trip-others-fly', find, [proposals]);
  return new Map(rows.map(({ id, part }) => [id, part]));
}
