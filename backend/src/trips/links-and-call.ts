import type { Database } from '../platform/database/database.js';
import type { Language } from '../platform/language/contract.js';
import { lastCallFor } from './her-page/help/last-call.js';
import { journeyIsOpen } from './match-times.js';
import { tripOf } from './relay/trip-of.js';
import type { HelpCall } from './traveler-link/contract.js';

export interface LinksAndCall {
  sealedToken: string | null;
  page: { sealed: string; language: Language } | null;
  helpCall: HelpCall | null;
}

/** Whether the match `m` has anything that `linksAndCall` finds for `me`. PostgreSQL takes long to prepare that. */
export const hasLinksOrCall = (me: string) => `
  (m.seeker_id = ${me} and (exists (select from family_link f where f.match_id = ${tripOf('m')})
      or exists (select from traveler_link l where l.match_id = ${tripOf('m')}))
    or exists (select from help_call h where h.match_id = ${tripOf('m')})) as "hasLinksOrCall"`;

const text = `
  select case when trip.is_open then f.sealed_token end as "sealedToken",
    case when trip.is_open and l.match_id is not null
      then json_build_object('sealed', l.sealed_token, 'language', l.language) end as page,
    ${lastCallFor('$1::bigint', '$2::bigint', '$3')} as "helpCall"
  from (select $4::boolean and ${journeyIsOpen('$1::bigint')} as is_open) trip
  left join family_link f on f.match_id = $1::bigint
  left join traveler_link l on l.match_id = $1::bigint`;

const noLinksOrCall: LinksAndCall = { sealedToken: null, page: null, helpCall: null };

/** Of a trip, for the member `me`: the links that its traveler has made, which only they see, and the latest call. */
export async function linksAndCall(
  database: Database,
  me: number,
  trip: { tripId: number; role: 'helper' | 'seeking_help'; hasLinksOrCall: boolean },
  hidden: number[],
): Promise<LinksAndCall> {
  if (!trip.hasLinksOrCall) return noLinksOrCall;
  const values = [trip.tripId, me, hidden, trip.role === 'seeking_help'];
  const [row] = await database.query<LinksAndCall & Record<string, unknown>>('links-and-call', text, values);
  return row ?? noLinksOrCall;
}
