// Writes messages in a process of its own, so that nobody waits for it, and tells when each was committed.
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

const require = createRequire(new URL('../../../backend/package.json', import.meta.url));
const { default: pg } = await import(require.resolve('pg'));

const [connectionString, ...numbers] = process.argv.slice(2);
/** Of all people only so many read. */
const [rate, seconds, readers, all] = numbers.map(Number);
const connections = 4;

// As the store writes it, in one statement: nobody else writes to these people.
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
  ), told as (
    insert into inbox_event (user_id, id, kind, conversation_id, message_id, unread)
    select user_id, last_event, 'message', conversation_id, id, 1 from numbered, written
    returning user_id, id
  )
  select user_id || ':' || id as event, pg_notify('inbox', user_id || ':' || id) from told
  order by user_id = $2 desc`;

const clients = [];
for (let at = 0; at < connections; at++) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  // How long the disk takes is not what is measured.
  await client.query('set synchronous_commit = off');
  clients.push(client);
}

const committed = [];
const began = performance.now();
const total = rate * seconds;
await Promise.all(clients.map(writeShare));
process.send(committed);
await Promise.all(clients.map((client) => client.end()));
process.disconnect();

/** Each connection has its own receivers, in turn, and its own moments. */
async function writeShare(client, share) {
  for (let at = share; at < total; at += connections) {
    const due = began + (at / rate) * 1_000 - performance.now();
    if (due > 0) await pause(due);
    const receiver = 1_000_000 + ((at * 7) % readers);
    await client.query('begin');
    const pair = [receiver + all, receiver];
    const { rows } = await client.query({ name: 'write', text: write, values: pair });
    const moment = process.hrtime.bigint();
    await client.query('commit');
    committed.push([rows[0].event, Number(moment)]);
  }
}
