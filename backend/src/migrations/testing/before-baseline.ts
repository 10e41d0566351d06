import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Client } from 'pg';
import { onDatabase } from '../../backup/database/tables.js';
import { emptyDatabase } from '../../testing/test-database.js';
import { languageNames } from '../M0105LanguageNames.js';

/** The statements of the 46 migrations that the baseline replaces, recorded at 524d459b, and rows of every table. */
const recorded = new URL('before-baseline.sql.gz', import.meta.url);

export async function databaseBeforeBaseline() {
  const sql = gunzipSync(await readFile(recorded)).toString();
  const database = await emptyDatabase();
  await onDatabase(database.url, (client) => client.query(sql));
  return database;
}

interface TableRows {
  name: string;
  columns: string[];
  rows: unknown[];
}

const tables = `
  select quote_ident(c.relname) as name, array_agg(quote_ident(a.attname)) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
  group by 1 order by 1`;

export async function rowsOf(client: Client): Promise<TableRows[]> {
  const { rows } = await client.query<Omit<TableRows, 'rows'>>(tables);
  return sameColumnsNow(client, rows);
}

/** The recorded request is flown together: since M0097 nobody is looked for on its legs. */
export const withoutCoveredLegs = (tables: TableRows[]): TableRows[] =>
  tables.map((table) =>
    table.name === 'listing_leg'
      ? { ...table, rows: table.rows.filter((row) => !String(row).includes('"seeking_help"')) }
      : table,
  );

const newWords = new Set<string>(languageNames.map(([word]) => word));
const isNewWord = (text: string) => newWords.has((JSON.parse(text) as { word: string }).word);

/** Columns that were added since are left out, and so are the words of M0105. */
export async function sameColumnsNow(client: Client, before: Omit<TableRows, 'rows'>[]) {
  const now: TableRows[] = [];
  for (const { name, columns } of before) {
    const { rows } = await client.query<{ text: string }>(
      `select to_jsonb(t)::text as text from (select ${columns.join(', ')} from ${name}) t order by 1`,
    );
    const texts = rows.map(({ text }) => text);
    const isKept = (text: string) => name !== 'language_word' || !isNewWord(text);
    now.push({ name, columns, rows: texts.filter(isKept) });
  }
  return now;
}
