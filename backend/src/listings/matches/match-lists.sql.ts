import { today } from '../sql/today.js';
import { matchColumns, matchFrom } from './match-json.js';

const isComing = `date >= ${today} - 1 and status in ('proposed', 'agreed')`;

/** A walk along one index for each side, in the order of the answer. PostgreSQL writes the JSON. */
function listOf(condition: string, order: 'asc' | 'desc'): string {
  const side = (column: string) => `
    (select * from match where ${column} = $1::bigint and ${condition} order by date ${order}, id ${order} limit $2)`;
  return `
    select coalesce(json_agg(row_to_json(listed)), '[]')::text as json from (
      select ${matchColumns('$1')} from ${matchFrom(`(${side('helper_id')} union all ${side('seeker_id')})`, '$1')}
      where o.id <> all($3::bigint[]) and ($4::bigint is null or o.id = $4)
      order by m.date ${order}, m.id ${order} limit $2) listed`;
}

/** Parameters: the viewer, the limit, people hidden from the viewer, and the other one or null. */
export const matchLists = {
  coming: listOf(isComing, 'asc'),
  past: listOf(`not (${isComing})`, 'desc'),
  all: listOf('true', 'desc'),
};
