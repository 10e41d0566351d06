import type { Database } from '../../platform/database/database.js';

// The rows that the store writes, for many messages at once and without the list's columns.
const many = `
  with words as (select * from unnest($3::text[]) with ordinality as word (content, place)),
  written as (
    insert into message (conversation_id, sender_id, content)
    select conversation_id, user_id, content from participant, words where user_id = $1 and other_id = $2 order by place
    returning id, conversation_id
  ), numbered as (
    update inbox set last_event = last_event + cardinality($3) where user_id in ($1, $2)
    returning user_id, last_event - cardinality($3) as before
  ), notified as (
    insert into inbox_event (user_id, id, kind, conversation_id, message_id, unread)
    select user_id, before + row_number() over (partition by user_id order by id), 'message', conversation_id, id, 1
    from numbered, written
    returning user_id, id
  )
  select pg_notify('inbox', user_id || ':' || id) from notified order by user_id, id`;

export async function writeMany(
  database: Database,
  from: { id: number },
  to: { id: number },
  words: string[],
): Promise<void> {
  await database.query('test-write-many', many, [from.id, to.id, words]);
}
