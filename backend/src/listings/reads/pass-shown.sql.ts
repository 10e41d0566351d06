/**
 * The first pass of a person for one of some flights, as the contract's `passShown`. `fits` compares with the pass `b`;
 * the number is left out for those who do not see the flight.
 */
export const passShownJson = (person: string, fits: string, seesFlight = 'true') => `
  (select json_build_object('flight', case when ${seesFlight} then b.flight end, 'date', b.day)
   from boarding_pass b where b.user_id = ${person} and ${fits} order by b.day, b.id limit 1)`;

/** A listing that changes its flight or its day does not fit any more. */
export const fitsListing = `
  case when l.legs is null then b.departure = l.departure_airport and b.arrival = l.arrival_airport
    and b.day between l.date and l.last_date and l.flight_number in (b.flight, b.listed_as)
  else exists (select from jsonb_array_elements(l.legs) leg
    where leg ->> 'from' = b.departure and leg ->> 'to' = b.arrival and leg ->> 'date' = b.day::text
      and leg ->> 'flightNumber' in (b.flight, b.listed_as)) end`;
