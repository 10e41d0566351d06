/** Serialises nodes that start at the same time. */
export const oneAtATime = `select pg_advisory_xact_lock(hashtext('messaging demo'))`;

export const people = `
  select id::float8 as id, split_part(email, '@', 1) as name from "user"
  where email in (?) and deleted_at is null`;

export const begin = `
  insert into conversation (user_low, user_high, started_by)
  values (least(?::bigint, ?), greatest(?::bigint, ?), ?)
  on conflict do nothing returning id::float8 as id`;

export const say = `
  insert into message (conversation_id, sender_id, content, created_at)
  select ?::bigint, "senderId", content, now() - make_interval(mins => "minutesAgo")
  from jsonb_to_recordset(?::jsonb) as line ("senderId" bigint, content text, "minutesAgo" int)
  order by "minutesAgo" desc`;

/** Marks unread messages as mailed, because demo addresses have no mailbox. */
export const list = `
  with said as (
    select *, row_number() over (order by id desc) as from_end from message where conversation_id = ?
  ), latest as (select * from said where from_end = 1)
  insert into participant (conversation_id, user_id, other_id, last_message_id, last_sender_id, last_content,
    last_message_at, read_up_to, unread_count, unseen_since, mailed_at, has_written)
  select c.id, user_id, other_id, l.id, l.sender_id, left(l.content, 140), l.created_at,
    (select max(id) from said where from_end > ?), case when waits then ?::int else 0 end,
    case when waits then l.created_at end, case when waits then l.created_at end, true
  from latest l join conversation c on c.id = l.conversation_id,
    lateral (values (user_low, user_high), (user_high, user_low)) side (user_id, other_id),
    lateral (select user_id <> l.sender_id and ?::int > 0 as waits) w`;

export const confirm = `
  insert into rules_confirmation (user_id, other_id)
  values (?::bigint, ?::bigint), (?, ?) on conflict do nothing`;

export const openInboxes = `
  insert into inbox (user_id) values (least(?::bigint, ?)), (greatest(?::bigint, ?)) on conflict do nothing`;
