import type { EntityManager } from '@mikro-orm/postgresql';
import { signalMembers } from '../../account/index.js';
import type { MatchEntity } from '../match.entity.js';
import { endHandOvers } from '../relay/end-hand-overs.js';
import { isMember, tripIdOf, tripOf, type Member } from '../relay/trip-of.js';
import { statusAfter } from '../transitions.js';

export const journeyChannel = 'journey';

const notify = 'select pg_notify(?, coalesce(relay_id, id)::text) from match where id = ?';

/** Who is on the trip of a match, and who was until now. */
const people = `
  select distinct person.id::float8 as id, ${tripOf('t')}::float8 as "tripId"
  from match t join match m on ${isMember('m', tripOf('t'))}
    cross join lateral (values (m.helper_id), (m.seeker_id)) person(id)
  where t.id = ? and (m.id = t.id or m.status in ('agreed', 'done'))`;

interface OnTrip {
  id: number;
  tripId: number;
}

/**
 * Tells the open pages of the trip, those of its family link and of its people but the one who changed it, on every node
 * once the transaction is committed.
 */
export async function announceJourney(em: EntityManager, matchId: number, by?: number): Promise<void> {
  await em.execute(notify, [journeyChannel, matchId]);
  const onTrip = await em.execute<OnTrip[]>(people, [matchId]);
  const others = onTrip.map(({ id }) => id).filter((id) => id !== by);
  const [first] = onTrip;
  if (first) await signalMembers(em, others, { kind: 'trip', tripId: first.tripId, about: 'day' });
}

const others = `
  select 1 from match o where ${isMember('o', '?')} and o.id <> ? and o.status in ('agreed', 'done') limit 1`;

/**
 * Of a match that has ended early. Deletes what the trip must not keep when it was the last: the care card, the links of
 * the family and the traveler, and whom to tell.
 */
export async function endSharing(em: EntityManager, match: Member, by?: number): Promise<void> {
  await em.flush();
  const tripId = tripIdOf(match);
  if (!(await em.execute<unknown[]>(others, [tripId, tripId, match.id])).length) {
    await em.execute('delete from care_card where match_id = ?', [tripId]);
    await em.execute('delete from family_link where match_id = ?', [tripId]);
    await em.execute('delete from traveler_link where match_id = ?', [tripId]);
    await em.execute('delete from arrival_contacts where match_id = ?', [tripId]);
  }
  await endHandOvers(em, match);
  await announceJourney(em, match.id, by);
}

/** As the site: `cancelledBy` stays null. */
export async function cancelBySite(
  em: EntityManager,
  match: MatchEntity,
  cancelReason: string | null,
): Promise<void> {
  const status = statusAfter('cancel', match.status, 'site');
  if (!status) return;
  Object.assign(match, { status, cancelReason, statusChangedAt: new Date() });
  await endSharing(em, match);
}
