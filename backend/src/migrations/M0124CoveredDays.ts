import { Migration } from '@mikro-orm/migrations';
import { today } from './baseline/listings/today.js';

/** A leg of a request needs a companion again when its trip has moved to another day. */
export class M0124CoveredDays extends Migration {
  override up(): void {
    // Most people who post have no trip. A flight of the two that is no leg of the request has the day of their first.
    this.addSql(`
      create or replace function covered_legs_of(l listing) returns smallint[] language plpgsql volatile as $$
      begin
        if not exists (select from match m where m.seeker_id = l.user_id and m.status in ('agreed', 'done')) then
          return '{}';
        end if;
        return (
          with way as (
            select place, each ->> 'from' as departure, each ->> 'to' as arrival, (each ->> 'date')::date as first,
              (each ->> 'date')::date as last
            from jsonb_array_elements(l.legs) with ordinality stored (each, place)
            union all
            select 1, l.departure_airport, l.arrival_airport, l.date, coalesce(l.end_date, l.date) where l.legs is null)
          select coalesce(array_agg(distinct flown.place::smallint order by flown.place::smallint), '{}')
          from match m
          join way f on f.departure = m.departure_airport
          join way t on t.arrival = m.arrival_airport and t.place >= f.place
          join way flown on flown.place between f.place and t.place
          where m.seeker_id = l.user_id and m.status in ('agreed', 'done')
            and coalesce(
              (select bool_or(m.date + g.days_later between flown.first and flown.last) from trip_leg g
                where g.match_id = m.id and g.flown_by = 'both'
                  and g.departure = flown.departure and g.arrival = flown.arrival),
              m.date between f.first and f.last)
            and (m.listing_id = l.id or (m.traveler ->> 'listingId')::bigint = l.id
              or m.traveler is null and m.date between f.first and f.last
                and not exists (select from listing o where o.id = m.listing_id and o.user_id = m.seeker_id)
                and not exists (
                  select from listing o
                  where o.user_id = l.user_id and o.type = 'seeking_help' and o.status = 'active' and o.date = l.date
                    and o.id < l.id)));
      end $$`);
    // What changes a flight counts a revision, with the flights of the whole statement.
    this.addSql(`
      create trigger match_covers_on_days after update of calendar_revision on match
        for each row when (new.status in ('agreed', 'done')) execute function match_covers()`);
    // The day takes legs away from those that were covered, and adds none.
    this.addSql(`
      update listing l set covered_legs = covered_legs_of(l)
      where l.type = 'seeking_help' and l.last_date >= ${today} and l.covered_legs <> '{}'
        and l.covered_legs <> covered_legs_of(l)`);
  }
}
