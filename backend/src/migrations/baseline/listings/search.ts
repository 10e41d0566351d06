/**
 * A search narrows by one key, however many parts it has: an index on `a, b, c` would compete with one on `a, b`, and
 * the planner, who thinks that both find next to nothing, might take the one that finds a thousand times more.
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

const indexes = Object.entries(keys).map(([name, key]) => {
  const columns = key ? `type, ${key}` : 'type';
  const flies = key.includes('flight') ? 'flight_number is not null' : 'true';
  return `
  create index listing_search_${name} on listing (${columns}, date, id) where status = 'active' and ${flies};
  create index listing_later_day_${name} on listing_later_day (${columns}, day, listing_id) where ${flies};`;
});

/** Each combination that a visitor can search for is a range of one index, in its order. */
export const listingSearch = `
  -- The days after the first on which a flexible traveler may fly, while the listing is active. What begins before the
  -- day of a search is found by that day, not among all that began earlier.
  create table listing_later_day (
    listing_id bigint not null references listing (id) on delete cascade,
    day date not null,
    type text not null,
    departure_airport text not null,
    arrival_airport text not null,
    flight_number text,
    primary key (listing_id, day)
  );
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
  end $$;
  create trigger listing_later_days_added after insert on listing
    for each row when (new.end_date > new.date) execute function keep_listing_later_days();
  create trigger listing_later_days_changed
    after update of type, date, end_date, departure_airport, arrival_airport, flight_number, status on listing
    for each row when (old.end_date is not null or new.end_date is not null)
    execute function keep_listing_later_days();

  ${indexes.join('\n')}
  -- The same route shortly before the days of a search, the latest first.
  create index listing_search_route_end on listing (type, ${keys.route}, last_date, id) where status = 'active';
  create index listing_newest on listing (type, id) where status = 'active';
`;
