import { hiddenFrom } from '../account/index.js';
import type { Database } from '../platform/database/database.js';
import type { Language } from '../platform/language/contract.js';
import { passShownJson } from '../listings/index.js';
import type { MatchDetails, Step } from './contract.js';
import { viewersJson } from './family/journeys.js';
import { lastCallFor } from './her-page/help/last-call.js';
import { journeyIsOpen } from './match-times.js';
import { stepsOfMatch } from './match-json.js';
import { instant } from './person-json.js';
import { missedOfTrip } from './relay/missed-of-trip.js';
import { isMember, tripOf } from './relay/trip-of.js';
import type { HelpCall } from './traveler-link/contract.js';

/** What two people do for their day of travel, and on it. The links are shown to the traveler alone. */
export interface DayDetails {
  steps: Step[];
  hasCareCard: boolean;
  missed: NonNullable<MatchDetails['missed']>;
  passShown: NonNullable<MatchDetails['passShown']>;
  sealedToken: string | null;
  page: { sealed: string; language: Language } | null;
  hasTravelerPage: boolean;
  seenBy: string[];
  helpCall: HelpCall | null;
  [column: string]: unknown;
}

export const takeBackMinutes = 10;

const ofTrip = (table: string) => `select from ${table} of_trip where of_trip.match_id = ${tripOf('m')}`;

/**
 * Whether the match `m` may have anything that `dayDetails` finds for `me`. Before its day a trip has little of it, and
 * PostgreSQL takes longer to prepare those parts for a run than all others. Viewers go with their link.
 */
export const hasDayDetails = (me: string) => `
  exists (select from match_step s where s.match_id = m.id
    union all ${ofTrip('care_card')}
    union all ${ofTrip('help_call')}
    union all select from match x join missed_connection c on c.match_id = x.id where ${isMember('x', tripOf('m'))}
    union all select from boarding_pass b where b.user_id in (m.helper_id, m.seeker_id)
    union all ${ofTrip('family_link')} and m.seeker_id = ${me}
    union all ${ofTrip('traveler_link')}) as "hasDayDetails"`;

const takeBackUntil = `(s.created_at + interval '${takeBackMinutes} minutes')`;
/** Who was handed over was met. */
export const isHandedOver = (match: string) => `exists (
  select from match_step given
  where given.match_id = ${match} and given.step = 'handed_over' and given.taken_back_at is null)`;
const canTakeBack = `
  s.user_id = $1 and now() < ${takeBackUntil} and not (s.step = 'met' and ${isHandedOver('m.id')})`;
const steps = `
  select coalesce(json_agg(json_build_object(
    'step', s.step, 'leg', s.leg, 'at', ${instant('s.at')}, 'byMe', s.user_id = $1, 'byBoth', s.by_both,
    'canTakeBack', ${canTakeBack},
    'takeBackUntil', case when ${canTakeBack} then ${instant(takeBackUntil)} end) order by s.at, s.id), '[]')
  from ${stepsOfMatch} s`;

const missed = `
  select coalesce(json_agg(json_build_object(
    'leg', c.leg, 'at', ${instant('c.at')}, 'byMe', c.user_id = $1, 'companion', c.companion::float8) order by c.leg), '[]')
  from ${missedOfTrip} c`;

const flownBy = (person: string) => `case when ${person} = m.helper_id then 'helper' else 'seeker' end`;
/** A direct trip has no rows of legs. */
const passOf = (person: string) =>
  passShownJson(
    person,
    `exists (select from (select) match_only left join trip_leg g on g.match_id = m.id
      where coalesce(g.departure, m.departure_airport) = b.departure and coalesce(g.arrival, m.arrival_airport) = b.arrival
        and m.date + coalesce(g.days_later, 0) = b.day and coalesce(g.flown_by, 'both') in ('both', ${flownBy(person)})
        and case when g.match_id is null then m.flight_number else g.flight end in (b.flight, b.listed_as))`,
  );
const other = `case when m.helper_id = $1 then m.seeker_id else m.helper_id end`;

const text = `
  select (${steps}) as steps, exists (${ofTrip('care_card')}) as "hasCareCard",
    (${missed}) as missed, json_build_object('me', ${passOf('$1')}, 'other', ${passOf(other)}) as "passShown",
    case when trip.is_open and m.seeker_id = $1 then f.sealed_token end as "sealedToken",
    case when trip.is_open and m.seeker_id = $1 and l.match_id is not null
      then json_build_object('sealed', l.sealed_token, 'language', l.language) end as page,
    trip.is_open and l.match_id is not null as "hasTravelerPage",
    case when m.seeker_id = $1 then ${viewersJson} else '[]'::json end as "seenBy",
    ${lastCallFor('trip.id', '$1', hiddenFrom('$1'))} as "helpCall"
  from match m
  cross join lateral (select ${tripOf('m')} as id) of_match
  cross join lateral (
    select of_match.id, ${journeyIsOpen('of_match.id')} as is_open) trip
  left join family_link f on f.match_id = trip.id
  left join traveler_link l on l.match_id = trip.id
  where m.id = $2 and $1::bigint in (m.helper_id, m.seeker_id)`;

export const noDayDetails: DayDetails = {
  steps: [],
  hasCareCard: false,
  missed: [],
  passShown: { me: null, other: null },
  sealedToken: null,
  page: null,
  hasTravelerPage: false,
  seenBy: [],
  helpCall: null,
};

/** `values` are the viewer and the match. */
export async function dayDetails(database: Database, values: unknown[]): Promise<DayDetails> {
  const [row] = await database.query<DayDetails>('match-day', text, values);
  return row ?? noDayDetails;
}
