import type { EntityManager } from '@mikro-orm/postgresql';

export const journeyChannel = 'journey';

/** Tells the open pages of a family link, on every node, once the transaction is committed. */
export async function announceJourney(em: EntityManager, matchId: number): Promise<void> {
  await em.execute('select pg_notify(?, ?)', [journeyChannel, String(matchId)]);
}

/** Deletes what an ended match must not keep: the care card, the family link, and whom to tell. */
export async function endSharing(em: EntityManager, matchId: number): Promise<void> {
  await em.execute('delete from care_card where match_id = ?', [matchId]);
  await em.execute('delete from family_link where match_id = ?', [matchId]);
  await em.execute('delete from arrival_contacts where match_id = ?', [matchId]);
  await announceJourney(em, matchId);
}
