with page as materialized (
  select found.id, found.day, row_number() over (order by found.day, found.id) as place
  from (
    select greatest($2::date, (now() at time zone 'Etc/GMT+12')::date) as first,
      greatest($2::date, $4::date, (now() at time zone 'Etc/GMT+12')::date) as day,
      case when $4::date >= greatest($2::date, (now() at time zone 'Etc/GMT+12')::date)
        then $5::bigint else 0 end as id) w
  cross join lateral (
    (
select l.id, l.date as day from listing l
where l.status = 'active' and l.type = 'helper' and l.departure_airport || l.arrival_airport = $7
  and (l.date, l.id) > (w.day, w.id) and l.date <= $3::date and not (l.user_id is null and l.created_at <= now() - interval '72 hours') and not (l.user_id = any($1::bigint[]) is true)
order by l.date, l.id limit 101) union all (
select s.listing_id, s.day from listing_later_day s
where s.type = 'helper' and s.departure_airport || s.arrival_airport = $7
  and (s.day, s.listing_id) > (w.day, w.id)
  and s.day <= least(w.first, $3::date) and (select not (l.user_id is null and l.created_at <= now() - interval '72 hours') and not (l.user_id = any($1::bigint[]) is true) from listing l where l.id = s.listing_id)
order by s.day, s.listing_id limit 101)
    order by day, id limit $6::int + 1) found)
select '[' || coalesce(
    string_agg((select row_to_json(o) from (select
l.id, l.type, l.user_id as "userId",
(select row_to_json(o) from (select coalesce(t.username, l.covered_name) as username, t.profile_picture_url as "profilePictureUrl") o) as "user",
coalesce(t.username, l.covered_name) as username, t.profile_picture_url as "profilePictureUrl",
coalesce(nullif(l.languages, ''), t.languages) as languages,
coalesce(t.verified, false) as verified, t.document_checked_on as "documentCheckedAt",
round(t.rating_sum::numeric / nullif(t.rating_count, 0), 1) as "ratingAverage",
coalesce(t.rating_count, 0) as "ratingCount",
l.departure_airport as "departureAirport", l.arrival_airport as "arrivalAirport",
(select place::json from airport where code = l.departure_airport) as departure, (select place::json from airport where code = l.arrival_airport) as arrival,
l.date, l.end_date as "endDate", case when seen.flight then l.time end as time,
case when seen.flight then l.flight_number end as "flightNumber", l.show_flight as "showFlight",
case when seen.flight then l.arrival_time end as "arrivalTime",
case when seen.flight then l.arrival_date end as "arrivalDate",
case when l.legs is null then null when seen.flight and l.covered_legs = '{}' then l.legs
else (
select jsonb_agg(
case when seen.flight then each else each - '{time,arrivalTime,arrivalDate,flightNumber}'::text[] end
|| case when place = any(l.covered_legs) then '{"covered":true}' else '{}' end::jsonb order by place)
from jsonb_array_elements(l.legs) with ordinality leg (each, place)) end as legs,
case when cardinality(l.covered_legs) = coalesce(jsonb_array_length(l.legs), 1) then true end as covered,
case when l.legs is not null then (
select json_agg((select place::json from airport where code = each ->> 'to') order by place)
from jsonb_array_elements(l.legs - -1) with ordinality leg (each, place)) end as stops,
case when t.verified then l.skills else l.covered_skills end as skills, case when t.verified then l.description else l.covered_description end as description,
l.tip_amount as "tipAmount", l.min_tip as "minTip", l.max_tip as "maxTip",
l.offers_tips as "offersTips", l.accepts_tips as "acceptsTips", l.contact, l.needs,
l.flyer - 'firstName' as flyer,
(select json_build_object('flight', case when seen.flight then b.flight end, 'date', b.day) from boarding_pass b where b.user_id = l.user_id and case
when l.legs is null then b.departure = l.departure_airport and b.arrival = l.arrival_airport and b.day between l.date and l.last_date and l.flight_number in (b.flight, b.listed_as)
else exists (select from jsonb_array_elements(l.legs) leg where leg ->> 'from' = b.departure and leg ->> 'to' = b.arrival and leg ->> 'date' = b.day::text and leg ->> 'flightNumber' in (b.flight, b.listed_as)) end order by b.day, b.id limit 1) as "passShown",
case when l.status = 'closed' then 'closed' when l.last_date < (now() at time zone 'Etc/GMT+12')::date then 'expired' else 'active' end as status,
to_char(l.confirmed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "confirmedAt", to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt") o)::text, ',' order by p.place) filter (where p.place <= $6), ''
  ) || ']' as body,
  case when max(p.place) > $6
    then max(to_char(p.day, 'YYYY-MM-DD') || '.' || p.id) filter (where p.place = $6) end as next
from page p join (listing l left join traveler t on t.user_id = l.user_id cross join lateral (select (l.show_flight and not (l.guarded and coalesce(l.user_id = any($8::bigint[]), true))) as flight) seen) on l.id = p.id
