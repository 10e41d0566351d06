import type { EntityManager } from '@mikro-orm/postgresql';
import { handedOver } from '../match-times.js';
import { handOvers } from './hand-overs.js';

const isTakenOver = `
  exists (select from (${handOvers}) h join match_step s on s.match_id = h.taker_id
    where h.giver_id = m.id and s.step = 'met' and s.taken_back_at is null)`;
const read = `
  select m.id::float8 as id from match m where m.id in (?) and (${handedOver} or ${isTakenOver})`;

/** Those of these matches whose helper has given the traveler to another one, or has said goodbye. */
export async function overParts(em: EntityManager, matches: number[]): Promise<Set<number>> {
  if (!matches.length) return new Set();
  const over = await em.execute<{ id: number }[]>(read, [matches]);
  return new Set(over.map(({ id }) => id));
}
