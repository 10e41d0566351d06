import { raw, sql, type Part, type Sql } from '../sql/sql.js';

/** Of one number. A trip that may begin on any day has the soonest. */
const maxDays = 31;

const tables = ['flight_plane', 'flight_day'];

/**
 * The planes of a number on some days: `from`, `to` and `key`, from what timetables answered before. Nothing is asked,
 * so that a search costs nothing.
 */
export function keptPlanes(number: Part, firstDay: Part, lastDay: Part): Sql {
  const [lookedUp, asked] = tables.map(
    (table) => sql`(
          select planes from ${raw(table)} where number = ${number} and day between ${firstDay} and ${lastDay}
          order by day limit ${maxDays})`,
  );
  return sql`(
        select distinct plane ->> 'from' as "from", plane ->> 'to' as "to", plane ->> 'key' as key
        from (${lookedUp!} union all ${asked!}) kept cross join lateral jsonb_array_elements(kept.planes) plane)`;
}
