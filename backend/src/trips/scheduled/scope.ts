import type { EntityManager } from '@mikro-orm/postgresql';
import { withAirports } from '../match-times.js';
import { MatchEntity } from '../match.entity.js';
import { matchesAround } from '../relay/trip-of.js';

export interface Scope {
  /** Only trips of this listing, and what companions fly of them. */
  listingId?: number;
  /** When days are moved, the hour of the mails has passed with them. */
  atAnyHour: boolean;
}
export const everyTrip: Scope = { atAnyHour: false };

const atOnce = 50;

/** Mails leave between 9:00 and 20:00 on the clock of an airport. */
export const isMailingHour = (airport: string, { atAnyHour }: Scope): string =>
  atAnyHour ? 'true' : `extract(hour from now() at time zone ${airport}.timezone) between 9 and 19`;

export const localDay = (airport: string): string => `(now() at time zone ${airport}.timezone)::date`;

/**
 * Handles due matches in batches, each in one transaction. What is locked is left to the next run, except where days of
 * one listing are moved: there is none.
 */
export async function handleDue(
  em: EntityManager,
  { listingId }: Scope,
  condition: string,
  handle: (em: EntityManager, match: MatchEntity) => Promise<void>,
): Promise<void> {
  const due = `
    select m.id::float8 as id from match m ${withAirports}
    where (?::bigint is null or m.id in (${matchesAround})) and ${condition}
    order by m.id limit ${atOnce} for update of m ${listingId === undefined ? 'skip locked' : ''}`;
  const handleSome = () =>
    em.transactional(async (em) => {
      const rows = await em.execute<{ id: number }[]>(due, [listingId ?? null, listingId ?? null]);
      const ids = rows.map(({ id }) => id);
      const matches = await em.find(MatchEntity, { id: { $in: ids } }, { orderBy: { id: 'asc' } });
      for (const match of matches) await handle(em, match);
      return matches.length;
    });
  while ((await handleSome()) === atOnce);
}
