import { tripOf } from './trip-of.js';

const order = (match: string) =>
  `(array_position(array['agreed', 'done', 'proposed'], ${match}.status), ${match}.date, ${match}.id)`;

const isBefore = (hidden: string) => `
  ${order('earlier')} < ${order('match')} and earlier.helper_id <> all(${hidden}::bigint[])`;

/**
 * In the traveler's list a relay is one row of the table `match`: the first that is agreed, or else done, or else
 * proposed. What has ended early has a row of its own. A trip with one companion costs a look into a small index.
 */
export const standsForRelay = (hidden: string) => `
  (match.status in ('declined', 'cancelled') or not (
    exists (select from match earlier where earlier.relay_id = ${tripOf('match')} and ${isBefore(hidden)})
    or match.relay_id is not null
      and exists (select from match earlier where earlier.id = match.relay_id and ${isBefore(hidden)})))`;
