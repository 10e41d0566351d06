// Users with a session each, who talk in pairs: one has a page open, the other has none.
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

export interface StreamUser {
  userId: number;
  otherId: number;
  token: string;
}

const statements = [
  `insert into "user" (id, email, username)
    select i, 'stream' || i || '@example.com', 'Stream ' || i from generate_series(1000000, 999999 + 2 * $1::int) i`,
  `insert into conversation (id, user_low, user_high, started_by)
    select i, i, i + $1::int, i from generate_series(1000000, 999999 + $1::int) i`,
  `insert into message (id, conversation_id, sender_id, content)
    select i, i, i, 'Hello' from generate_series(1000000, 999999 + $1::int) i`,
  `insert into participant
      (conversation_id, user_id, other_id, last_message_id, last_sender_id, last_content, last_message_at)
    select c.id, user_id, other_id, c.id, c.user_low, 'Hello', now()
    from conversation c, lateral (values (user_low, user_high), (user_high, user_low)) side (user_id, other_id)
    where c.id <= 999999 + $1::int`,
  `insert into inbox (user_id) select i from generate_series(1000000, 999999 + 2 * $1::int) i`,
];

const sessions = `
  insert into session (token_hash, user_id, device)
  select hash, 1000000 + at - 1, 'A browser' from unnest($1::bytea[]) with ordinality as token (hash, at)`;

export async function createUsers(pool: Pool, count: number): Promise<StreamUser[]> {
  for (const text of statements) await pool.query(text, [count]);
  const people = Array.from({ length: count }, (_, at) => ({
    userId: 1_000_000 + at,
    otherId: 1_000_000 + at + count,
    token: createHash('sha256').update(`bench ${at}`).digest('base64url'),
  }));
  await pool.query(sessions, [people.map(({ token }) => createHash('sha256').update(token).digest())]);
  await pool.query('analyze');
  return people;
}
