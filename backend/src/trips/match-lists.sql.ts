import { today } from '../listings/index.js';
import {
  byCompanions,
  hasSeveral,
  matchColumns,
  matchFrom,
  withPlaces,
  type ByCompanions,
} from './match-json.js';
import { standsForRelay } from './relay/first-of-relay.js';

const isComing = `date >= ${today} - 1 and status in ('proposed', 'agreed')`;

/** A walk along one index for each side, in the order of the answer. PostgreSQL writes the JSON. */
function listOf(condition: string, order: 'asc' | 'desc'): ByCompanions<string> {
  const isFurther = `(date, id) ${order === 'asc' ? '>' : '<'} ($5::date, $6::bigint)`;
  const side = (mine: string, other: string, also = 'true') => `
    (select * from match where ${mine} = $1::bigint and ${isFurther} and ${condition} and ${also}
       and ${other} <> all($3::bigint[]) and ($4::bigint is null or ${other} = $4)
     order by date ${order}, id ${order} limit $2)`;
  /** A page without one of several companions has no row that could stand for another. */
  const stands = { one: 'true', several: `($4::bigint is not null or ${standsForRelay('$3')})` };
  const sides = (companions: keyof typeof stands) => `
    (${side('helper_id', 'seeker_id')} union all ${side('seeker_id', 'helper_id', stands[companions])})`;
  return byCompanions(
    (companions) => `
    select coalesce(json_agg(listed.json), '[]')::text as json,
      (array_agg(listed.date || '.' || listed.id))[$2::int] as next,
      coalesce(bool_or(listed."hasSeveral"), false) as "hasSeveral" from (
      select m.date, m.id, ${hasSeveral}, (
        select row_to_json(shown) from (select ${matchColumns('$1', '$3', companions)}) shown) as json
      from ${matchFrom(sides(companions), '$1')} ${withPlaces}
      order by m.date ${order}, m.id ${order} limit $2) listed`,
  );
}

/**
 * Parameters: the viewer, the limit, people hidden from the viewer, the other one or null, and the day and id after
 * which the page begins. `next` is where the next one does, null if this one is not full.
 */
export const matchLists = {
  coming: listOf(isComing, 'asc'),
  past: listOf(`not (${isComing})`, 'desc'),
  all: listOf('true', 'desc'),
};
