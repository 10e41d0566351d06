// Two people who differ in how much was ever written to them: one line of a list is all that should cost.
import { createHash } from 'node:crypto';

const first = 1_000_000;

const users = `
  insert into "user" (id, email, username)
  select i, 'inbox' || i || '@example.com', 'Inbox ' || i from generate_series($1::int, $1::int + $2::int) i`;
const conversations = `
  insert into conversation (id, user_low, user_high, started_by)
  select i, $1::int, i, i from generate_series($1::int + 1, $1::int + $2::int) i`;
/** As people write: today to one, tomorrow to another. */
const messages = `
  insert into message (conversation_id, sender_id, content)
  select i, case when turn % 2 = 0 then i else $1::int end, repeat('I am at gate 4, where are you? ', 1 + turn % 5)
  from generate_series(1, $3::int) turn, generate_series($1::int + 1, $1::int + $2::int) i order by turn, i`;
/** Half of the conversations hold something unread. */
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

/** Makes somebody with so many conversations of so many messages each, and a session. */
export async function makeTalker(pool, { at, talks, each }) {
  const id = first + at * 1_000_000;
  for (const text of [users, conversations]) await pool.query(text, [id, talks]);
  await pool.query(messages, [id, talks, each]);
  await pool.query(participants, [id]);
  await pool.query(inboxes, [id, talks]);
  const token = createHash('sha256').update(`inbox ${at}`).digest('base64url');
  await pool.query(session, [createHash('sha256').update(token).digest(), id]);
  return { cookie: `session=${token}`, otherId: id + 1 };
}
