import type { EntityManager } from '@mikro-orm/postgresql';
import { MatchEntity } from '../match.entity.js';
import { isHandOver } from './hand-overs.js';
import { isMember, tripOf, type Member } from './trip-of.js';

const readGivers = `
  select giver.id::float8 as id, giver.arrival_airport as airport
  from match m join match giver on ${isMember('giver', tripOf('m'))} and giver.id <> m.id
  where m.id = ? and giver.status = 'agreed' and ${isHandOver('giver', 'm')}`;

interface Giver {
  id: number;
  airport: string;
}

/**
 * Of a match that has ended early: the one who was to hand over to its helper is expected there no more. All matches of
 * the trip are locked. Where its helper was to bring the traveler, the next one still meets them.
 */
export async function endHandOvers(em: EntityManager, match: Member): Promise<void> {
  for (const { id, airport } of await em.execute<Giver[]>(readGivers, [match.id])) {
    const giver = await em.findOneOrFail(MatchEntity, { id });
    const others = giver.meetings?.filter((meeting) => meeting.airport !== airport) ?? [];
    giver.meetings = others.length ? others : null;
  }
  await em.flush();
}
