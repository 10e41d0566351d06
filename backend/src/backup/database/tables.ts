import { Client } from 'pg';
import type { Sequence } from '../manifest.js';

export interface Table {
  /** With its schema, quoted for SQL. */
  name: string;
  columns: string[];
}

/** Migrations write the first two themselves. The others are the job queue's own statistics, whose tables come and go. */
const ownedByCode = ['public.migration', 'pgboss.version'];
const statistics = ['pgboss.queue_stats', 'pgboss.bam', 'pgboss.warning'];

const find = `
  select format('%I.%I', n.nspname, c.relname) as name,
    array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
    and format('%s.%s', n.nspname, c.relname) <> all($1)
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by 1 order by 1`;

/** A partitioned table is one table; its partitions are not listed. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(find, [[...ownedByCode, ...statistics]]);
  return rows;
}

const sequences = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::float8 as last
  from pg_sequences where schemaname = 'public' and last_value is not null order by 1`;

export const sequencesOf = async (client: Client) => (await client.query<Sequence>(sequences)).rows;

export async function migrationsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migration order by id');
  return rows.map(({ name }) => name);
}

export async function ledgerOf(client: Client) {
  const { rows } = await client.query<{ account: string; cents: number }>(
    'select account, sum(cents)::float8 as cents from ledger_line group by account order by account',
  );
  return rows;
}

export async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'amigo-backup', keepAlive: true });
  // The next statement fails too.
  client.on('error', ({ message }) => console.error(`A connection was lost: ${message}`));
  await client.connect();
  try {
    // Behind a pooler the role has shorter timeouts, which are for requests.
    await client.query(`set statement_timeout = 0`);
    await client.query(`set idle_in_transaction_session_timeout = 0`);
    return await work(client);
  } finally {
    await client.end();
  }
}
