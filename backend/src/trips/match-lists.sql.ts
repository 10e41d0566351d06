import { hiddenFrom } from '../account/index.js';
import { today } from '../listings/index.js';
import { legsWithin } from '../listings/legs/contract.js';
import { jsonObject } from '../platform/database/json-object.js';
import { wayLine } from './legs/trip-ways.js';
import { matchColumns, matchFrom } from './match-json.js';
import { lastFlightDay } from './match-times.js';
import { standsForRelay } from './relay/first-of-relay.js';

const hidden = hiddenFrom('$1');
const isOpen = `${lastFlightDay('match')} >= ${today} - 1 and status in ('proposed', 'agreed')`;
/** Two flights of one trip are at most `legsWithin` days apart. */
const isComing = `date >= ${today} - 1 - ${legsWithin} and ${isOpen}`;

/** A walk along one index for each side, in the order of the answer. PostgreSQL writes the JSON. */
function listOf(condition: string, order: 'asc' | 'desc') {
  const isFurther = `(date, id) ${order === 'asc' ? '>' : '<'} ($4::date, $5::bigint)`;
  const side = (mine: string, other: string, also = 'true') => `
    (select * from match where ${mine} = $1::bigint and ${isFurther} and ${condition} and ${also}
       and ${other} <> all(${hidden}) and ($3::bigint is null or ${other} = $3)
     order by date ${order}, id ${order} limit $2)`;
  const rowsOf = (seekers: string) => `
    select ${wayLine} as way, ${jsonObject(matchColumns('$1'))}::text as json
    from ${matchFrom(`(${side('helper_id', 'seeker_id')} union all ${seekers})`, '$1')}
    order by m.date ${order}, m.id ${order} limit $2`;
  const stands = `($3::bigint is not null or ${standsForRelay(hidden)})`;
  return {
    /** For a page without trips with several companions: none of its rows could stand for another. */
    one: rowsOf(side('seeker_id', 'helper_id')),
    several: rowsOf(side('seeker_id', 'helper_id', stands)),
  };
}

/**
 * Parameters: the viewer, the limit, the other one or null, and the day and id after which the page begins.
 */
export const matchLists = {
  coming: listOf(isComing, 'asc'),
  past: listOf(`not (${isOpen})`, 'desc'),
  all: listOf('true', 'desc'),
};
