import { Migration } from '@mikro-orm/migrations';

/**
 * What a search narrows down by is one key, however many parts it has: an index on `a, b, c` would compete with one on
 * `a, b`, and the planner, who thinks that both find next to nothing, might take the one that finds a thousand times more.
 */
const keys = {
  all: '',
  from: 'departure_airport',
  to: 'arrival_airport',
  route: '(departure_airport || arrival_airport)',
  flight: 'flight_number',
  flight_from: '(flight_number || departure_airport)',
  flight_to: '(flight_number || arrival_airport)',
  flight_route: '(flight_number || departure_airport || arrival_airport)',
};

/** Listings by whatever a visitor can ask for: each combination is a range of one index, in its order. */
export class M0007ListingSearch extends Migration {
  override up(): void {
    // The days after the first that a flexible traveler may fly on, while the listing is active: what has begun
    // before a day is found by that day, and need not be looked for among all that began earlier.
    this.addSql(`
      create table listing_later_day (
        listing_id bigint not null references listing (id) on delete cascade,
        day date not null,
        type text not null,
        departure_airport text not null,
        arrival_airport text not null,
        flight_number text,
        primary key (listing_id, day)
      )`);
    this.addSql(`
      create function keep_listing_later_days() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          delete from listing_later_day where listing_id = new.id;
        end if;
        if new.status = 'active' then
          insert into listing_later_day
          select new.id, new.date + later, new.type, new.departure_airport, new.arrival_airport, new.flight_number
          from generate_series(1, new.end_date - new.date) later;
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger listing_later_days_added after insert on listing
        for each row when (new.end_date > new.date) execute function keep_listing_later_days()`);
    this.addSql(`
      create trigger listing_later_days_changed
        after update of type, date, end_date, departure_airport, arrival_airport, flight_number, status on listing
        for each row when (old.end_date is not null or new.end_date is not null)
        execute function keep_listing_later_days()`);

    this.addSql(`
      insert into listing_later_day
      select l.id, l.date + later, l.type, l.departure_airport, l.arrival_airport, l.flight_number
      from listing l, generate_series(1, l.end_date - l.date) later where l.status = 'active'`);

    for (const [name, key] of Object.entries(keys)) {
      const columns = key ? `type, ${key}` : 'type';
      const flies = key.includes('flight') ? 'flight_number is not null' : 'true';
      this.addSql(`
        create index listing_search_${name} on listing (${columns}, date, id) where status = 'active' and ${flies}`);
      this.addSql(`
        create index listing_later_day_${name} on listing_later_day (${columns}, day, listing_id) where ${flies}`);
    }
    // The same route shortly before the days asked for: what is over by then, the latest first.
    this.addSql(`
      create index listing_search_route_end on listing (type, ${keys.route}, last_date, id) where status = 'active'`);
    this.addSql(`create index listing_newest on listing (type, id) where status = 'active'`);
  }
}
