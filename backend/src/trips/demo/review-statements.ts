/** Two nodes that start at once seed one after the other. */
export const oneAtATime = `select pg_advisory_xact_lock(hashtext('trips demo'))`;

export const people = `
  select id::float8 as id, split_part(email, '@', 1) as name, username from "user"
  where email in (?) and deleted_at is null`;

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
