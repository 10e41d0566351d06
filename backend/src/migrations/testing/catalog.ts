import type { Client } from 'pg';

const columns = `
  select format('column %s.%s, number %s: %s %s default %s identity "%s" generated "%s" collation %s', c.relname, a.attname,
    a.attnum, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' else 'null' end,
    pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated, a.attcollation::regcollation) as text
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace = 'public'::regnamespace
  left join pg_attrdef d on (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
  where a.attnum > 0 and not a.attisdropped`;

const constraints = `
  select format('constraint %s on %s: %s %s', conname, conrelid::regclass, pg_get_constraintdef(oid), convalidated) as text
  from pg_constraint where connamespace = 'public'::regnamespace`;

const indexes = `select format('index %s', indexdef) as text from pg_indexes where schemaname = 'public'`;

const triggers = `
  select format('trigger %s enabled %s', pg_get_triggerdef(t.oid), tgenabled) as text
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`;

/** The bodies of functions are stored with their indentation. */
const functions = `
  select regexp_replace(format('function %s', pg_get_functiondef(oid)), '\\s+', ' ', 'g') as text
  from pg_proc where pronamespace = 'public'::regnamespace`;

const relations = `
  select format('%s of kind %s, persistence %s, options %s, secured by rows %s', relname, relkind, relpersistence, reloptions,
    relrowsecurity) as text
  from pg_class where relnamespace = 'public'::regnamespace`;

const sequences = `
  select format('sequence %s: %s from %s by %s to %s', sequencename, data_type, start_value, increment_by, max_value) as text
  from pg_sequences where schemaname = 'public'`;

const types = `
  select format('type %s', typname) as text
  from pg_type where typnamespace = 'public'::regnamespace and typtype <> 'c' and typcategory <> 'A'`;

const comments = `
  select format('comment on %s: %s', pg_describe_object(classoid, objoid, objsubid), description) as text
  from pg_description where classoid = 'pg_class'::regclass
    and objoid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`;

const parts = [columns, constraints, indexes, triggers, functions, relations, sequences, types, comments];

/** Everything in the schema `public`, one line each. */
export async function catalogOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(
    `select text from (${parts.join(' union all ')}) part order by text collate "C"`,
  );
  return rows.map(({ text }) => text);
}
