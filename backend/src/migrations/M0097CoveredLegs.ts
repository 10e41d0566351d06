import { Migration } from '@mikro-orm/migrations';
import { today } from './baseline/listings/today.js';

/** Legs of a request that somebody flies with its traveler: nobody is looked for there. */
export class M0097CoveredLegs extends Migration {
  override up(): void {
    // By their number; a direct trip is leg 1.
    this.addSql(`alter table listing add column covered_legs smallint[] not null default '{}'`);
    // A match covers the request that it is about or that came with it. One without a request covers the oldest open one
    // of these days. Volatile, so that it sees what was committed while its caller waited for a lock.
    this.addSql(`
      create function covered_legs_of(l listing) returns smallint[] language plpgsql volatile as $$
      begin
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
            and (m.listing_id = l.id or (m.traveler ->> 'listingId')::bigint = l.id
              or m.traveler is null and m.date between f.first and f.last
                and not exists (select from listing o where o.id = m.listing_id and o.user_id = m.seeker_id)
                and not exists (
                  select from listing o
                  where o.user_id = l.user_id and o.type = 'seeking_help' and o.status = 'active' and o.date = l.date
                    and o.id < l.id)));
      end $$`);
    this.addSql(`
      create function listing_is_covered() returns trigger language plpgsql as $$
      begin
        new.covered_legs := covered_legs_of(new);
        return new;
      end $$`);
    this.addSql(`
      create trigger listing_covered_at_first before insert on listing
        for each row when (new.type = 'seeking_help' and new.user_id is not null) execute function listing_is_covered()`);
    this.addSql(`
      create trigger listing_covered
        before update of user_id, status, date, end_date, departure_airport, arrival_airport, legs on listing
        for each row when (new.type = 'seeking_help' and new.user_id is not null) execute function listing_is_covered()`);
    // Locked by a statement of its own, in the order of every transaction.
    this.addSql(`
      create function match_covers() returns trigger language plpgsql as $$
      declare
        seeker bigint := case when tg_op = 'DELETE' then old.seeker_id else new.seeker_id end;
      begin
        perform from listing where user_id = seeker and type = 'seeking_help' and last_date >= ${today}
          order by id for no key update;
        update listing l set covered_legs = covered_legs_of(l)
        where l.user_id = seeker and l.type = 'seeking_help' and l.last_date >= ${today}
          and l.covered_legs <> covered_legs_of(l);
        return null;
      end $$`);
    this.addSql(`
      create trigger match_covers_at_first after insert on match
        for each row when (new.status in ('agreed', 'done')) execute function match_covers()`);
    this.addSql(`
      create trigger match_covers
        after update of status, listing_id, traveler, departure_airport, arrival_airport, date on match
        for each row when (
          (old.status in ('agreed', 'done') or new.status in ('agreed', 'done'))
          and (old.status in ('agreed', 'done'), old.listing_id, old.traveler, old.departure_airport,
              old.arrival_airport, old.date)
            is distinct from (new.status in ('agreed', 'done'), new.listing_id, new.traveler, new.departure_airport,
              new.arrival_airport, new.date))
        execute function match_covers()`);
    this.addSql(`
      create trigger match_covers_no_more after delete on match
        for each row when (old.status in ('agreed', 'done')) execute function match_covers()`);
    this.addSql(`
      create or replace function keep_listing_legs() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          delete from listing_leg where listing_id = new.id;
        end if;
        if new.status = 'active' and new.user_id is not null and new.last_date >= ${today} then
          insert into listing_leg (listing_id, leg, type, user_id, departure, arrival, day, flight, last_date)
          select new.id, r.leg, new.type, new.user_id, r.departure, r.arrival, r.day, r.flight,
            new.last_date from legs_of_listing(new) r
          where r.day >= ${today} and r.leg <> all (new.covered_legs) and (r.leg > 0 or new.covered_legs = '{}');
        end if;
        return null;
      end $$`);
    this.addSql('drop trigger listing_legs_changed on listing');
    this.addSql(`
      create trigger listing_legs_changed
        after update of type, user_id, status, date, end_date, departure_airport, arrival_airport, flight_number,
          show_flight, legs, covered_legs on listing
        for each row execute function keep_listing_legs()`);
    this.addSql(`
      update listing l set covered_legs = covered_legs_of(l)
      where l.type = 'seeking_help' and l.last_date >= ${today}
        and exists (select from match m where m.seeker_id = l.user_id and m.status in ('agreed', 'done'))`);
  }
}
