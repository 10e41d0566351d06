// Fills a migrated database with matches: each member is the helper of some and the seeker of others, half of the
// trips are over.
import type { Pool } from 'pg';

const firstId = 1_000_000;

const people = `
  insert into "user" (id, email, username)
  select i, 'match' || i || '@example.com', 'Match ' || i from generate_series($1::int, $1::int + $2::int - 1) i`;
const travelers = `
  insert into traveler (user_id, username, languages, verified, rating_sum, rating_count)
  select id, username, 'English, Hindi', id % 3 = 0, 4 * (id % 7), id % 7 from "user" where id >= $1::int`;
const matches = `
  insert into match (id, helper_id, seeker_id, proposer_id, status, departure_airport, arrival_airport, date, time,
    flight_number, sign_digits, sign_picture)
  select i, helper, seeker, helper,
    case when day < 0 then 'done' when i % 10 = 0 then 'cancelled' when i % 5 = 0 then 'proposed' else 'agreed' end,
    case when i % 2 = 0 then 'JFK' else 'DEL' end, case when i % 2 = 0 then 'DEL' else 'LHR' end,
    current_date + day, '14:30', 'AI' || (1 + i % 900), '1234', 'star'
  from generate_series(1, $3::int) i,
    lateral (select $1::int + i % $2::int as helper, $1::int + (i * 7 + 3) % $2::int as seeker,
      (i * 13) % 600 - 300 as day) pair
  where helper <> seeker`;
const session = `insert into session (token_hash, user_id, device) values ($1, $2, 'A browser')`;

/** Resolves to the ids of the filled members; each has about `rowCount * 2 / memberCount` matches. */
export async function fillMatches(pool: Pool, rowCount: number): Promise<number[]> {
  const memberCount = Math.ceil(rowCount / 20);
  await pool.query(people, [firstId, memberCount]);
  await pool.query(travelers, [firstId]);
  await pool.query(matches, [firstId, memberCount, rowCount]);
  await pool.query('vacuum analyze');
  return Array.from({ length: memberCount }, (_, index) => firstId + index);
}

export async function addSession(pool: Pool, userId: number, tokenHash: Buffer): Promise<void> {
  await pool.query(session, [tokenHash, userId]);
}
