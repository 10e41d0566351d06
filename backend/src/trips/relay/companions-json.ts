import { personJson } from '../person-json.js';
import { flownTogether, visibleName } from './hand-overs.js';
import { isInRelay, isMember, requestOf, tripOf } from './trip-of.js';

const flies = `('agreed', 'done')`;

const isLegOf = flownTogether('x', 'g');

/** Whose match it is not yet, or no longer, learns nothing of the others. */
const seesOthers = (me: string) => `(m.seeker_id = ${me} or m.status in ${flies})`;

/** The traveler flies the leg `g` without the helper of the match `m`, who may have left the trip. */
const isWithoutHelper = `(g.flown_by = 'seeker' or g.flown_by = 'both' and m.status not in ${flies})`;

/** Of the leg `g` of the match `m`: the id of the helper on it. */
export const companionOfLeg = (me: string, hidden: string) => `
  case
    when g.flown_by = 'both' and m.status in ${flies} then m.helper_id::float8
    when ${isWithoutHelper} then (
      select x.helper_id::float8 from match x
      where ${isInRelay('m')} and ${seesOthers(me)} and ${isMember('x', tripOf('m'))} and x.id <> m.id
        and x.status in ${flies} and x.helper_id <> all(${hidden}::bigint[]) and ${isLegOf} limit 1)
  end`;
export const companionOfMatch = `case when m.status in ${flies} then m.helper_id::float8 end`;
/** The same where the match `m` has one companion. */
export const companionOfOwnLeg = `case g.flown_by when 'both' then ${companionOfMatch} end`;

/**
 * Of the leg `g` of the match `m`: who flies it with the same traveler on another trip, because two have agreed to fly
 * another leg of it.
 */
export const besideOnLeg = (hidden: string) => `
  case when g.flown_by = 'seeker' and m.status in ${flies} then (
    select json_build_object('name', ${visibleName('x.helper_id', hidden)}) from match x
    where x.seeker_id = m.seeker_id and x.status in ${flies} and ${tripOf('x')} <> ${tripOf('m')}
      and ${requestOf('x')} = ${requestOf('m')} and ${isLegOf} order by x.id limit 1)
  end`;

const legsOfMember = `
  coalesce((select json_agg(g.leg order by g.leg) from trip_leg g
     where g.match_id = m.id and case when x.id = m.id then g.flown_by = 'both' else ${isWithoutHelper} and ${isLegOf} end),
    case when x.id = m.id then '[1]'::json else '[]'::json end)`;

const companion = (me: string, hidden: string) => `
  json_build_object('matchId', c.id,
    'person', case when ct.user_id is not null and c.helper_id <> all(${hidden}::bigint[])
      then ${personJson('c.helper_id', 'ct')} end,
    'legs', c.legs, 'status', c.status, 'isMe', c.helper_id = ${me})`;

/** Of the match `m`: everyone who flies a part of the trip. The traveler also sees whom they have asked. */
export const companionsJson = (me: string, hidden: string) => `
  coalesce(case when ${isInRelay('m')} and ${seesOthers(me)} then (
    select json_agg(${companion(me, hidden)} order by (c.legs->>0)::int, c.date, c.time, c.id)
    from (select x.id, x.helper_id, x.status, x.date, x.time, ${legsOfMember} as legs from match x
      where ${isMember('x', tripOf('m'))}
        and (x.status in ${flies} or x.status = 'proposed' and m.seeker_id = ${me})) c
    left join traveler ct on ct.user_id = c.helper_id
    having bool_or(c.id <> m.id)) end, '[]')`;
