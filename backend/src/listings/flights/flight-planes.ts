import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { today } from '../sql/today.js';
import { daysAhead } from './flights.service.js';
import type { Plane } from './planes.js';

export type FlightOnDay = { number: string; day: string };

/** Longer than the provider may take for all that is claimed at once. After it the node that asked is lost. */
const claimedFor = '5 minutes';
/** After a failure, and for a flight that the timetable does not have (yet). Each pause is twice the one before. */
const pauses = { failed: { first: '15 minutes', doublings: 6 }, unknown: { first: '7 days', doublings: 5 } };
/** Airlines change their times: what is known is asked again each day of the last two weeks, and every third day before. */
const lookAgain = { withinDays: 60, after: '73 hours', soonDays: 14, soonAfter: '25 hours' };

/** One question is about the days of a week. */
export const daysAtOnce = 7;

const isAhead = (day: string) => `${day} between ${today} and ${today} + ${daysAhead}`;

const ofListing = `
  select distinct f.number, f.day::text as day
  from listing l cross join lateral (
    select l.flight_number as number, l.date + later as day from generate_series(0, l.last_date - l.date) later
    where l.legs is null
    union all
    select each ->> 'flightNumber', (each ->> 'date')::date from jsonb_array_elements(l.legs) each) f
  where l.id = $1 and l.status = 'active' and f.number is not null and ${isAhead('f.day')}`;

const want = `
  insert into flight_plane (number, day) select number, day from unnest($1::text[], $2::date[]) as f (number, day)
  order by number, day on conflict (number, day) do update set try_at = now() where flight_plane.try_at = 'infinity'`;

/** Of listings from before, and of those that another release has published. */
const wantAll = `
  insert into flight_plane (number, day)
  select flight, day from listing_leg where flight is not null and flight_key is null and ${isAhead('day')}
  union
  select flight_number, date from listing
  where type in ('helper', 'seeking_help') and flight_number is not null and status = 'active' and flight_key is null
    and ${isAhead('date')}
  order by 1, 2 on conflict (number, day) do update set try_at = now()
  where flight_plane.try_at = 'infinity' and flight_plane.planes = '[]'`;

const claimed = `
  update flight_plane f set try_at = now() + interval '${claimedFor}' from due
  where f.number = due.number and f.day = due.day
  returning f.number, f.day::text as day`;
const claimThese = `
  with due as (
    select f.number, f.day from flight_plane f
    join unnest($1::text[], $2::date[]) as wanted (number, day) on f.number = wanted.number and f.day = wanted.day
    where f.try_at <= now() order by f.number, f.day for update of f skip locked)
  ${claimed}`;
/**
 * Unknown flights first, then the soonest. One question covers a week of a number, so the other due days of that week
 * are claimed too.
 */
const claimSoonest = `
  with soonest as materialized (
    select number, day from flight_plane where try_at <= now() and day >= ${today}
    order by planes <> '[]', day, number limit $1),
  due as (
    select number, day from flight_plane f
    where try_at <= now()
      and exists (select from soonest s where s.number = f.number and f.day between s.day and s.day + ${daysAtOnce - 1})
    order by day, number for update skip locked)
  ${claimed}`;

const wait = ({ first, doublings }: { first: string; doublings: number }) =>
  `now() + interval '${first}' * power(2, least(f.tries, ${doublings}))`;
const answer = `
  update flight_plane f set planes = a.planes, tries = f.tries + 1,
    try_at = case when a.planes = '[]' then ${wait(pauses.unknown)}
      when f.day <= ${today} + ${lookAgain.soonDays} then now() + interval '${lookAgain.soonAfter}'
      else greatest(now() + interval '${lookAgain.after}', (f.day - ${lookAgain.withinDays})::timestamptz) end
  from jsonb_to_recordset($2::jsonb) as a (day date, planes jsonb) where f.number = $1 and f.day = a.day`;
const postpone = `
  update flight_plane f set tries = f.tries + 1, try_at = ${wait(pauses.failed)}
  where f.number = $1 and f.day = any ($2::date[])`;
const release = `
  update flight_plane f set try_at = now() where f.number = $1 and f.day = any ($2::date[])`;

/** A flight is needed by open listings (those of guests have no legs), by agreed trips and by alerts. */
const idle = `
  update flight_plane f set try_at = 'infinity'
  from unnest($1::text[], $2::date[]) as claimed (number, day)
  where f.number = claimed.number and f.day = claimed.day
    and not exists (
      select from listing_leg where type in ('helper', 'seeking_help') and flight = f.number and day = f.day)
    and not exists (
      select from listing where type in ('helper', 'seeking_help') and flight_number = f.number and status = 'active'
        and date = f.day)
    and not exists (
      select from alert where type in ('helper', 'seeking_help') and key = 'F' || f.number and status = 'on'
        and f.day between first_day and last_day)
    and not exists (
      select from match m left join trip_leg g on g.match_id = m.id
      where m.status = 'agreed' and m.date between f.day - 3 and f.day
        and coalesce(g.flight, m.flight_number) = f.number and m.date + coalesce(g.days_later, 0) = f.day)
  returning f.number, f.day::text as day`;

const isFirst = `
        l.type in ('helper', 'seeking_help') and l.flight_number = $1 and l.date = $2::date and l.status = 'active'
          and l.departure_airport = p.departure and coalesce(l.legs -> 0 ->> 'to', l.arrival_airport) = p.arrival
          and l.flight_key is distinct from p.key`;
const isLeg = `
        l.type in ('helper', 'seeking_help') and l.flight = $1 and l.day = $2::date
          and l.departure = p.departure and l.arrival = p.arrival and l.flight_key is distinct from p.key`;
/** Listings are locked in the order of every transaction. Those that are posted meanwhile have a job of their own. */
const assign = `
  with plane as materialized (
    select plane ->> 'from' as departure, plane ->> 'to' as arrival, plane ->> 'key' as key
    from flight_plane f cross join lateral jsonb_array_elements(f.planes) plane where f.number = $1 and f.day = $2::date),
  locked as materialized (
    select id from listing where id in (
      select l.id from listing l join plane p on ${isFirst}
      union
      select l.listing_id from listing_leg l join plane p on ${isLeg})
    order by id for no key update),
  first as (
    update listing l set flight_key = p.key from plane p, locked where l.id = locked.id and ${isFirst})
  update listing_leg l set flight_key = p.key from plane p, locked where l.listing_id = locked.id and ${isLeg}`;

const known = `select from flight_plane where number = $1 and day = $2::date and planes <> '[]'`;
const forget = `delete from flight_plane where day < ${today}`;

/** Which plane a number is on a day, for as long as listings may need it. A trigger gives new listings their keys. */
@Injectable()
export class FlightPlanes {
  constructor(private readonly database: Database) {}

  /** Of all legs on all days. */
  ofListing(listingId: number): Promise<FlightOnDay[]> {
    return this.database.query<FlightOnDay>('flight-plane-listing', ofListing, [listingId]);
  }

  async want(flights: FlightOnDay[]): Promise<void> {
    await this.database.query('flight-plane-want', want, columnsOf(flights));
  }

  async wantAll(): Promise<void> {
    await this.database.query('flight-plane-want-all', wantAll, []);
  }

  /** Returns the flights that the caller has to look up. */
  claim(flights: FlightOnDay[]): Promise<FlightOnDay[]> {
    const values = columnsOf(flights);
    return this.database.query<FlightOnDay>('flight-plane-claim', claimThese, values);
  }

  claimSoonest(max: number): Promise<FlightOnDay[]> {
    return this.database.query<FlightOnDay>('flight-plane-soonest', claimSoonest, [max]);
  }

  /** Stops looking up the claimed flights that are no longer needed, and returns them. */
  idle(flights: FlightOnDay[]): Promise<FlightOnDay[]> {
    return this.database.query<FlightOnDay>('flight-plane-idle', idle, columnsOf(flights));
  }

  /** Whether the timetable has ever had this flight. */
  async areKnown({ number, day }: FlightOnDay): Promise<boolean> {
    const rows = await this.database.query('flight-plane-known', known, [number, day]);
    return rows.length > 0;
  }

  async answer(number: string, answers: { day: string; planes: Plane[] }[]): Promise<void> {
    await this.database.query('flight-plane-answer', answer, [number, JSON.stringify(answers)]);
  }

  async postpone(number: string, days: string[]): Promise<void> {
    await this.database.query('flight-plane-postpone', postpone, [number, days]);
  }

  async release(number: string, days: string[]): Promise<void> {
    await this.database.query('flight-plane-release', release, [number, days]);
  }

  async assign({ number, day }: FlightOnDay): Promise<void> {
    await this.database.query('flight-plane-assign', assign, [number, day]);
  }

  async forgetPast(): Promise<void> {
    await this.database.query('flight-plane-forget', forget, []);
  }
}

const columnsOf = (flights: FlightOnDay[]) => [
  flights.map(({ number }) => number),
  flights.map(({ day }) => day),
];
