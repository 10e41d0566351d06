/** Flights of trips that are agreed on: each leg of trips that change planes, or the one of a direct trip. */
const flown = `
  select m.id as match_id, m.helper_id, m.seeker_id, g.flight, m.date + g.days_later as day, g.departure, g.arrival, g.time
  from match m join trip_leg g on g.match_id = m.id where m.status = 'agreed'
  union all
  select m.id, m.helper_id, m.seeker_id, m.flight_number, m.date, m.departure_airport, m.arrival_airport, m.time
  from match m where m.status = 'agreed' and not exists (select from trip_leg g where g.match_id = m.id)`;

/** By the airline, or else by the trip. A flight without a time may leave at any minute of its day. */
const departs = `
  coalesce((s.status->>'departs')::timestamptz, (f.day + coalesce(f.time, '12:00')::time) at time zone d.timezone)`;
const lands = `(s.status->>'arrives')::timestamptz`;

/**
 * Every five minutes around departure and landing, and every half hour before and between them. Where the provider tells
 * of changes by itself, a third of that makes up for what is lost on the way.
 */
const isDue = `
  (s.known_at is null or s.known_at < now() - (case when w.alert is null then 1 else 3 end) * case
     when now() between ${departs} - interval '3 hours' and ${departs} + interval '30 minutes'
       or now() between ${lands} - interval '1 hour' and ${lands} + interval '1 hour'
     then interval '4 minutes 30 seconds' else interval '29 minutes' end)
  and (s.status->>'state' is distinct from 'landed' or now() < ${lands} + interval '1 hour')`;

export const findDue = `
  select distinct f.flight as number, f.day::text as date, f.departure as "from"
  from (${flown}) f join airport d on d.code = f.departure
    left join flight_status s on (s.number, s.day, s.departure) = (f.flight, f.day, f.departure)
    left join flight_watch w on (w.operator, w.day) = (s.operator, s.day)
  where f.flight is not null and f.day between (now() - interval '2 days')::date and (now() + interval '2 days')::date
    and ${departs} between now() - interval '30 hours' and now() + interval '24 hours' and ${isDue}
  order by date, number, "from"`;

export interface OnFlight {
  /** The match. */
  id: number;
  to: string;
  people: number[];
}

export const findTrips = `
  select f.match_id::float8 as id, f.arrival as "to",
    array_remove(array[f.helper_id, f.seeker_id], null)::float8[] as people
  from (${flown}) f where (f.flight, f.day, f.departure) = (?, ?::date, ?) order by id desc`;
