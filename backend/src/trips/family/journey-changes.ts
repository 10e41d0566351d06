import type { EntityManager } from '@mikro-orm/postgresql';
import { isMember, tripIdOf, type Member } from '../relay/trip-of.js';

export const journeyChannel = 'journey';

const notify = 'select pg_notify(?, coalesce(relay_id, id)::text) from match where id = ?';

/** Tells the open pages of the trip's family link, on every node, once the transaction is committed. */
export async function announceJourney(em: EntityManager, matchId: number): Promise<void> {
  await em.execute(notify, [journeyChannel, matchId]);
}

const others = `
  select 1 from match o where ${isMember('o', '?')} and o.id <> ? and o.status in ('agreed', 'done') limit 1`;

/**
 * Of a match that has ended early. Deletes what the trip must not keep when it was the last: the care card, the links of
 * the family and the traveler, and whom to tell.
 */
export async function endSharing(em: EntityManager, match: Member): Promise<void> {
  await em.flush();
  const tripId = tripIdOf(match);
  if (!(await em.execute<unknown[]>(others, [tripId, tripId, match.id])).length) {
    await em.execute('delete from care_card where match_id = ?', [tripId]);
    await em.execute('delete from family_link where match_id = ?', [tripId]);
    await em.execute('delete from traveler_link where match_id = ?', [tripId]);
    await em.execute('delete from arrival_contacts where match_id = ?', [tripId]);
  }
  await announceJourney(em, match.id);
}
