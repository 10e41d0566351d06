// Writes messages in its own process, so that the measuring process is not slowed down, and reports each commit's time.
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { pg } from '../servers/packages.ts';

/** An event as `user:id`, and the time of its commit in nanoseconds. */
export type CommittedEvent = [event: string, nanoseconds: number];

const [connectionString, ...numbers] = process.argv.slice(2);
const [rate = 0, seconds = 0, readers = 0, userCount = 0] = numbers.map(Number);
const connections = 4;

// What the server's message store does, in one statement, because no other writer locks these users.
const write = `
  with pair as (select $1::bigint as sender, $2::bigint as receiver),
  written as (
    insert into message (conversation_id, sender_id, content)
    select c.id, sender, 'I am at the gate, where the coffee is. See you in ten minutes?'
    from pair join conversation c on c.user_low = least(sender, receiver) and c.user_high = greatest(sender, receiver)
    returning id, conversation_id
  ), lists as (
    update participant p set last_message_id = w.id, unread_count = unread_count + 1
    from written w where p.conversation_id = w.conversation_id
  ), numbered as (
    update inbox set last_event = last_event + 1 from pair where user_id in (sender, receiver)
    returning user_id, last_event
  ), events as (
    insert into inbox_event (user_id, id, kind, conversation_id, message_id, unread)
    select user_id, last_event, 'message', conversation_id, id, 1 from numbered, written
    returning user_id, id
  )
  select user_id || ':' || id as event, pg_notify('inbox', user_id || ':' || id) from events
  order by user_id = $2 desc`;

const clients: Client[] = [];
for (let at = 0; at < connections; at++) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  // The disk is not part of the measurement.
  await client.query('set synchronous_commit = off');
  clients.push(client);
}

const committed: CommittedEvent[] = [];
const began = performance.now();
const total = rate * seconds;
await Promise.all(clients.map(writeShare));
process.send?.(committed);
await Promise.all(clients.map((client) => client.end()));
process.disconnect();

async function writeShare(client: Client, share: number): Promise<void> {
  for (let index = share; index < total; index += connections) {
    const wait = began + (index / rate) * 1_000 - performance.now();
    if (wait > 0) await pause(wait);
    const receiver = 1_000_000 + ((index * 7) % readers);
    await client.query('begin');
    const pair = [receiver + userCount, receiver];
    const { rows } = await client.query({ name: 'write', text: write, values: pair });
    const committedAt = process.hrtime.bigint();
    await client.query('commit');
    committed.push([rows[0].event, Number(committedAt)]);
  }
}
