import { Migration } from '@mikro-orm/migrations';
import { today } from './baseline/listings/today.js';

const keyed = `
    for each row execute function listing_flight_key()`;

/** Which plane a listing flies in: the numbers of a codeshare have one key. */
export class M0107FlightKeys extends Migration {
  override up(): void {
    this.addSql(`
      create table flight_plane (
        number text not null,
        -- On which it leaves its airport.
        day date not null,
        -- Each part that can be flown, as { from, to, key }. Empty while nobody knows this flight.
        planes jsonb not null default '[]',
        tries smallint not null default 0,
        -- When the timetable is asked. Infinity: it has answered.
        try_at timestamptz not null default now(),
        primary key (number, day)
      )`);
    this.addSql(`create index flight_plane_due on flight_plane (try_at) where try_at < 'infinity'`);
    this.addSql('create index flight_plane_day on flight_plane (day)');
    // Answers of the last server have none.
    this.addSql(`alter table flight_day add column planes jsonb not null default '[]'`);
    this.addSql(`
      create function flight_key_of(number text, day date, departure text, arrival text) returns text
        language sql stable strict as $$
        select plane ->> 'key' from flight_plane f cross join lateral jsonb_array_elements(f.planes) plane
        where f.number = $1 and f.day = $2 and plane ->> 'from' = $3 and plane ->> 'to' = $4 limit 1
      $$`);
    // Of its first or only flight on its first day.
    this.addSql('alter table listing add column flight_key text');
    this.addSql(`
      create function listing_flight_key() returns trigger language plpgsql as $$
      begin
        new.flight_key := flight_key_of(new.flight_number, new.date, new.departure_airport,
          coalesce(new.legs -> 0 ->> 'to', new.arrival_airport));
        return new;
      end $$`);
    this.addSql(`
      create trigger listing_flight_key_at_first before insert on listing ${keyed}`);
    this.addSql(`
      create trigger listing_flight_key_anew
        before update of flight_number, date, departure_airport, arrival_airport, legs on listing ${keyed}`);
    // Others are found by their legs.
    this.addSql(`
      create index listing_unclaimed_plane on listing (type, flight_key, date, id)
        where flight_key is not null and status = 'active' and user_id is null`);
    this.addSql('alter table listing_leg add column flight_key text');
    this.addSql(`
      create index listing_leg_plane on listing_leg (type, flight_key, day, listing_id, leg)
        include (user_id, last_date, flight) where flight_key is not null`);
    this.addSql(`
      create or replace function keep_listing_legs() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          delete from listing_leg where listing_id = new.id;
        end if;
        if new.status = 'active' and new.user_id is not null and new.last_date >= ${today} then
          insert into listing_leg (listing_id, leg, type, user_id, departure, arrival, day, flight, last_date, flight_key)
          select new.id, r.leg, new.type, new.user_id, r.departure, r.arrival, r.day, r.flight,
            new.last_date, flight_key_of(r.flight, r.day, r.departure, r.arrival) from legs_of_listing(new) r
          where r.day >= ${today} and r.leg <> all (new.covered_legs) and (r.leg > 0 or new.covered_legs = '{}');
        end if;
        return null;
      end $$`);
  }
}
