/** Two nodes that start at once seed one after the other. */
export const oneAtATime = `select pg_advisory_xact_lock(hashtext('listings demo'))`;

/** Days since 1970. */
export const today = `select (now() at time zone 'utc')::date - date '1970-01-01' as today`;

export const people = `
  select id::float8 as id, email, username, languages, case when verified then phone_number end as "phoneNumber"
  from "user" where email in (?) and deleted_at is null`;

export const makeTravelers = `
  insert into traveler (user_id, username, profile_picture_url, languages, verified, counts_since, contacts_count)
  select id, username, profile_picture_url, languages, verified, now(), true from "user"
  where email in (?) and deleted_at is null
  order by id
  on conflict do nothing`;

export const makeHelpers = `
  update "user" u set helper_since = first.at
    from (select user_id, min(created_at) as at from listing where type = 'helper' group by user_id) first
  where first.user_id = u.id and u.helper_since is null and u.email in (?)`;

export const posted = `
  select email, type, date::text, departure_airport as "departureAirport" from listing
  where email in (?) and date > (now() at time zone 'utc')::date`;

const given = `
  jsonb_to_recordset(?::jsonb)
    as given ("authorId" bigint, "targetId" bigint, type text, rating int, text text, route text, "daysAgo" int)`;

const isNew = `
  not exists (
    select 1 from testimonial
    where author_id = given."authorId" and target_id = given."targetId"
  )`;

export const newlyReviewed = `select distinct "targetId"::float8 as id from ${given} where ${isNew}`;

export const meet = `
  insert into meeting (user_low, user_high, kind, met_at)
  select distinct on (1, 2) least("authorId", "targetId"), greatest("authorId", "targetId"), 'contact',
    now() - make_interval(days => "daysAgo" + 3)
  from ${given}
  order by 1, 2, 4
  on conflict do nothing`;

export const review = `
  insert into testimonial (author_id, target_id, listing_id, rating, text, covered_text, route, created_at)
  select "authorId", "targetId",
    (select min(l.id) from listing l where l.user_id = given."targetId" and l.type = given.type),
    rating, text, text, route, now() - make_interval(days => "daysAgo")
  from ${given} where ${isNew}
  on conflict do nothing`;
