import { today } from './today.js';

/** The legs of trips, as people fly them and as others are found for them. */
export const listingLegs = `
  -- Leg 0 is the whole way of a trip with stops. A flexible direct trip has a row for each day. Only claimed, open
  -- listings that are not over have rows, so the table has the size of the future.
  create table listing_leg (
    listing_id bigint not null references listing (id) on delete cascade,
    leg smallint not null check (leg between 0 and 4),
    type text not null,
    user_id bigint not null,
    departure text not null,
    arrival text not null,
    route text not null generated always as (departure || arrival) stored,
    day date not null,
    flight text,
    last_date date not null,
    primary key (listing_id, leg, day)
  );
  create index listing_leg_route on listing_leg (type, route, day, listing_id, leg) include (user_id, last_date);
  create index listing_leg_flight on listing_leg (type, flight, day, listing_id, leg) include (user_id, last_date)
    where flight is not null;
  -- Trips that are found by the flight of a later leg, in the order of a search.
  create index listing_leg_later_flight on listing_leg (type, flight, day, listing_id, leg)
    where flight is not null and leg > 1;
  create index listing_leg_over on listing_leg (last_date);

  -- Strict, so that the planner does not inline it: PostgreSQL 18 then loses a column of the row.
  create function legs_of_listing(l listing)
    returns table (leg smallint, departure text, arrival text, day date, flight text)
    language sql stable strict as $$
    select 1::smallint, l.departure_airport, l.arrival_airport, l.date + later,
      case when l.show_flight then l.flight_number end
    from generate_series(0, l.last_date - l.date) later where l.legs is null
    union all
    select 0::smallint, l.departure_airport, l.arrival_airport, l.date, null where l.legs is not null
    union all
    select place::smallint, each ->> 'from', each ->> 'to', (each ->> 'date')::date,
      case when l.show_flight then each ->> 'flightNumber' end
    from jsonb_array_elements(l.legs) with ordinality stored (each, place)
  $$;
  create function keep_listing_legs() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      delete from listing_leg where listing_id = new.id;
    end if;
    if new.status = 'active' and new.user_id is not null and new.last_date >= ${today} then
      insert into listing_leg (listing_id, leg, type, user_id, departure, arrival, day, flight, last_date)
      select new.id, r.leg, new.type, new.user_id, r.departure, r.arrival, r.day, r.flight,
        new.last_date from legs_of_listing(new) r where r.day >= ${today};
    end if;
    return null;
  end $$;
  create trigger listing_legs_added after insert on listing
    for each row when (new.status = 'active' and new.user_id is not null) execute function keep_listing_legs();
  create trigger listing_legs_changed
    after update of type, user_id, status, date, end_date, departure_airport, arrival_airport, flight_number,
      show_flight, legs on listing
    for each row execute function keep_listing_legs();
`;
