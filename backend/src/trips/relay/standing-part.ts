import type { EntityManager } from '@mikro-orm/postgresql';
import type { MatchEntity } from '../match.entity.js';
import { isMember, tripIdOf } from './trip-of.js';

const readStanding = `
  select o.id::float8 as id from match o
  where ${isMember('o', '?')} and o.id <> ? and o.status = 'agreed' order by o.date, o.time, o.id limit 1`;

/** After this part has ended early: the first one that is still agreed. Its page searches for a new companion. */
export async function standingPart(em: EntityManager, match: MatchEntity): Promise<number | undefined> {
  await em.flush();
  const tripId = tripIdOf(match);
  const [part] = await em.execute<{ id: number }[]>(readStanding, [tripId, tripId, match.id]);
  return part?.id;
}
