import type { EntityManager } from '@mikro-orm/postgresql';
import type { TripLeg } from '../contract.js';

/** A leg of one of several matches. */
export interface LegOfMatch extends Pick<TripLeg, 'from' | 'to' | 'date' | 'with'> {
  matchId: number;
}

const read = `
  select m.id::float8 as "matchId", coalesce(g.departure, m.departure_airport) as "from",
    coalesce(g.arrival, m.arrival_airport) as "to", (m.date + coalesce(g.days_later, 0))::text as date,
    coalesce(g.flown_by, 'both') as "with"
  from match m left join trip_leg g on g.match_id = m.id where m.id in (?) order by m.id, g.leg`;

export const legsOfMatches = async (em: EntityManager, ids: number[]): Promise<LegOfMatch[]> =>
  ids.length ? em.execute<LegOfMatch[]>(read, [ids]) : [];

type Flight = Pick<TripLeg, 'from' | 'to' | 'date'>;
export const isSameLeg = (one: Flight, other: Flight): boolean =>
  one.from === other.from && one.to === other.to && one.date === other.date;
