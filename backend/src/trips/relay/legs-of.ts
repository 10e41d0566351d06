import type { EntityManager } from '@mikro-orm/postgresql';
import type { Leg } from '../../listings/contract.js';
import type { TripLeg } from '../contract.js';

/** A leg of one of several matches. */
export interface LegOfMatch extends Omit<TripLeg, 'departure' | 'arrival' | 'companion'> {
  matchId: number;
}

const read = `
  select m.id::float8 as "matchId", coalesce(g.departure, m.departure_airport) as "from",
    coalesce(g.arrival, m.arrival_airport) as "to", (m.date + coalesce(g.days_later, 0))::text as date,
    case when g.match_id is null then m.time else g.time end as time,
    (m.date + g.arrival_days_later)::text as "arrivalDate", g.arrival_time as "arrivalTime",
    case when g.match_id is null then m.flight_number else g.flight end as "flightNumber",
    coalesce(g.flown_by, 'both') as "with"
  from match m left join trip_leg g on g.match_id = m.id where m.id in (?) order by m.id, g.leg`;

export const legsOfMatches = async (em: EntityManager, ids: number[]): Promise<LegOfMatch[]> =>
  ids.length ? em.execute<LegOfMatch[]>(read, [ids]) : [];

type Flight = Pick<TripLeg, 'from' | 'to' | 'date'>;
export const isSameLeg = (one: Flight, other: Flight): boolean =>
  one.from === other.from && one.to === other.to && one.date === other.date;

/** What is not known is left out. */
export const plainLeg = (leg: Omit<LegOfMatch, 'matchId' | 'with'>): Leg => ({
  from: leg.from,
  to: leg.to,
  date: leg.date,
  ...(leg.time && { time: leg.time }),
  ...(leg.arrivalDate && leg.arrivalTime && { arrivalDate: leg.arrivalDate, arrivalTime: leg.arrivalTime }),
  ...(leg.flightNumber && { flightNumber: leg.flightNumber }),
});
