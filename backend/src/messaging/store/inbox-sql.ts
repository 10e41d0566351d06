import { instant } from './messages.js';

/** Locks both rows in ascending order of ids without updating existing ones. */
export const lock = `
  insert into inbox (user_id) values (least(?::bigint, ?)), (greatest(?::bigint, ?))
  on conflict (user_id) do update set last_event = 0 where false`;

/** Stores the message and updates both sides' lists; no rows when the client key is known. */
export const write = `
  with pair (sender, receiver, kind) as (values (?::bigint, ?::bigint, ?::text)),
  known as (
    select id from conversation, pair
    where user_low = least(sender, receiver) and user_high = greatest(sender, receiver)
  ), started as (
    insert into conversation (user_low, user_high, started_by)
    select least(sender, receiver), greatest(sender, receiver), sender from pair where not exists (select from known)
    returning id
  ), written as (
    insert into message (conversation_id, sender_id, kind, content, client_key)
    select id, sender, kind, ?::text, ?::uuid from (select id from known union all select id from started) place, pair
    on conflict (sender_id, client_key) where client_key is not null do nothing
    returning *
  )
  insert into participant (conversation_id, user_id, other_id, last_message_id, last_sender_id, last_content,
    last_message_at, last_by_site, unread_count, unseen_since, has_written)
  select w.conversation_id, user_id, other_id, w.id, w.sender_id, left(w.content, 140), w.created_at,
    w.kind = 'site', receives::int, case when receives and w.kind = 'person' then w.created_at end, not receives and w.kind = 'person'
  from written w, pair, lateral (values (sender, receiver, false), (receiver, sender, true))
    as side (user_id, other_id, receives)
  on conflict (conversation_id, user_id) do update set
    last_message_id = excluded.last_message_id, last_sender_id = excluded.last_sender_id,
    last_content = excluded.last_content, last_message_at = excluded.last_message_at, last_by_site = excluded.last_by_site,
    unread_count = participant.unread_count + excluded.unread_count,
    unseen_since = coalesce(participant.unseen_since, excluded.unseen_since),
    has_written = participant.has_written or excluded.has_written
  returning new.last_message_id::float8 as id, new.conversation_id::float8 as "conversationId",
    ${instant('new.last_message_at')} as "createdAt", new.has_written as "hasWritten", old.has_written as "hadWritten"`;

/** The read mark only moves forward, and not past the last message. */
export const read = `
  update participant p set
    read_up_to = least(?::bigint, last_message_id), mailed_at = null,
    (unread_count, unseen_since) = (
      select count(*), min(m.created_at) from message m
      where m.conversation_id = p.conversation_id and m.id > ? and m.sender_id = p.other_id)
  where user_id = ? and other_id = ? and read_up_to < least(?::bigint, last_message_id)
  returning conversation_id::float8 as "conversationId", read_up_to::float8 as "upTo"`;

export const publish = `
  with side (user_id, hidden) as (values (?::bigint, ?::bigint[]), (?::bigint, ?::bigint[])),
  numbered as (
    update inbox i set last_event = last_event + 1 from side where i.user_id = side.user_id
    returning i.user_id, i.last_event, hidden
  ), published as (
    insert into inbox_event (user_id, id, kind, conversation_id, message_id, reader_id, up_to, unread)
    select user_id, last_event, ?, ?::bigint, ?::bigint, ?::bigint, ?::bigint,
      (select count(*) from participant p
        where p.user_id = n.user_id and p.unread_count > 0 and p.other_id <> all(hidden))
    from numbered n
    returning user_id, id
  )
  select pg_notify('inbox', user_id || ':' || id) from published`;

export const lockAll = `select from inbox where user_id = any(?::bigint[]) order by user_id for update`;

export const reset = `
  with numbered as (
    update inbox set last_event = last_event + 1 where user_id = any(?::bigint[])
    returning user_id, last_event
  ), published as (
    insert into inbox_event (user_id, id, kind) select user_id, last_event, 'reset' from numbered
    returning user_id, id
  )
  select pg_notify('inbox', user_id || ':' || id) from published`;
