// Users who differ only in the number of their conversations: the time of one page should not depend on it.
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

const firstId = 1_000_000;

const users = `
  insert into "user" (id, email, username)
  select i, 'inbox' || i || '@example.com', 'Inbox ' || i from generate_series($1::int, $1::int + $2::int) i`;
const conversations = `
  insert into conversation (id, user_low, user_high, started_by)
  select i, $1::int, i, i from generate_series($1::int + 1, $1::int + $2::int) i`;
const messages = `
  insert into message (conversation_id, sender_id, content)
  select i, case when turn % 2 = 0 then i else $1::int end, repeat('I am at gate 4, where are you? ', 1 + turn % 5)
  from generate_series(1, $3::int) turn, generate_series($1::int + 1, $1::int + $2::int) i order by turn, i`;
/** Half of the conversations have an unread message. */
const participants = `
  insert into participant (conversation_id, user_id, other_id, last_message_id, last_sender_id, last_content,
    last_message_at, unread_count, unseen_since, has_written)
  select c.id, side.user_id, side.other_id, m.id, m.sender_id, left(m.content, 140), m.created_at, c.id % 2, m.created_at, true
  from conversation c,
    lateral (values (user_low, user_high), (user_high, user_low)) side (user_id, other_id),
    lateral (select * from message where conversation_id = c.id order by id desc limit 1) m
  where c.user_low = $1::int`;
const inboxes = `insert into inbox (user_id) select i from generate_series($1::int, $1::int + $2::int) i`;
const session = `insert into session (token_hash, user_id, device) values ($1, $2, 'A browser')`;

export interface Member {
  cookie: string;
  otherId: number;
}

export async function createMember(
  pool: Pool,
  { index, conversationCount, messagesEach }: Record<'index' | 'conversationCount' | 'messagesEach', number>,
): Promise<Member> {
  const id = firstId + index * 1_000_000;
  for (const text of [users, conversations]) await pool.query(text, [id, conversationCount]);
  await pool.query(messages, [id, conversationCount, messagesEach]);
  await pool.query(participants, [id]);
  await pool.query(inboxes, [id, conversationCount]);
  const token = createHash('sha256').update(`inbox ${index}`).digest('base64url');
  await pool.query(session, [createHash('sha256').update(token).digest(), id]);
  return { cookie: `session=${token}`, otherId: id + 1 };
}
