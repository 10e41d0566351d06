/** Two nodes that start at once seed one after the other. */
export const oneAtATime = `select pg_advisory_xact_lock(hashtext('listings demo'))`;

/** Days since 1970. */
export const today = `select (now() at time zone 'utc')::date - date '1970-01-01' as today`;

export const people = `
  select id::float8 as id, email, username, languages, case when verified then phone_number end as "phoneNumber"
  from "user" where email in (?) and deleted_at is null`;

export const makeTravelers = `
  insert into traveler (user_id, username, profile_picture_url, languages, verified, document_checked_on, counts_since, contacts_count)
  select id, username, profile_picture_url, languages, verified, (document_checked_at at time zone 'UTC')::date, now(), true from "user"
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
