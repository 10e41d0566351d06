import type { EntityManager } from '@mikro-orm/postgresql';
import type { MatchEntity } from '../match.entity.js';
import { isMember, tripIdOf } from './trip-of.js';

const spread = `
  update trip_leg g
  set time = s.time, arrival_days_later = s.arrival_day - o.date, arrival_time = s.arrival_time, flight = s.flight
  from match o,
    (select coalesce(own.departure, m.departure_airport) as departure, coalesce(own.arrival, m.arrival_airport) as arrival,
       m.date + coalesce(own.days_later, 0) as day, m.date + own.arrival_days_later as arrival_day, own.arrival_time,
       case when own.match_id is null then m.time else own.time end as time,
       case when own.match_id is null then m.flight_number else own.flight end as flight
     from match m left join trip_leg own on own.match_id = m.id
     where m.id = ? and coalesce(own.flown_by, 'both') = 'both') s
  where ${isMember('o', '?')} and o.id <> ? and o.status in ('proposed', 'agreed')
    and g.match_id = o.id and g.flown_by = 'seeker'
    and g.departure = s.departure and g.arrival = s.arrival and o.date + g.days_later = s.day
    and (g.time, o.date + g.arrival_days_later, g.arrival_time, g.flight)
      is distinct from (s.time, s.arrival_day, s.arrival_time, s.flight)`;

/** The other companions see the plane in which this one flies with the traveler. All matches of the trip are locked. */
export async function spreadFlights(em: EntityManager, match: MatchEntity): Promise<void> {
  await em.flush();
  const tripId = tripIdOf(match);
  await em.execute(spread, [match.id, tripId, tripId, match.id]);
}
