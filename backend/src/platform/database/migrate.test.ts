import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { knownMigrations } from '../../migrations/index.js';
import { emptyDatabase } from '../../testing/test-database.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { loadConfig } from '../config/config.js';
import { migrate } from './migrate.js';

interface Column {
  name: string | undefined;
  type: string | undefined;
  nullable: boolean;
}

/** Normalizes synonyms, so that equal types compare as equal. */
const columnsOf = `
  select a.attname as name, not a.attnotnull as nullable,
    coalesce(said.type, format_type(a.atttypid, null)) as type
  from pg_attribute a
  left join unnest($2::text[], $3::text[]) as said (name, type)
    on said.name = a.attname and said.type::regtype = a.atttypid
  where a.attrelid = quote_ident($1)::regclass and a.attnum > 0 and not a.attisdropped
  order by a.attname collate "C"`;

const typesOf = (columns: Column[]) => [columns.map(({ name }) => name), columns.map(({ type }) => type)];

const byName = (one: Column, other: Column) => (String(one.name) < String(other.name) ? -1 : 1);

describe('the schema', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('has the columns and types that the entities declare', async () => {
    for (const { tableName, props } of app.nest.get(MikroORM).getMetadata().getAll().values()) {
      const columns = props.filter(({ persist, fieldNames }) => persist !== false && fieldNames);
      const expected = columns.map(({ fieldNames, columnTypes, nullable }) => ({
        name: fieldNames[0],
        type: columnTypes[0]?.replace('serial', 'int'),
        nullable: nullable ?? false,
      }));
      const there = await app.database.query('test-columns', columnsOf, [tableName, ...typesOf(expected)]);
      expect({ tableName, columns: there }).toEqual({ tableName, columns: expected.sort(byName) });
    }
  });

  it('is migrated once when two nodes start at the same time', async () => {
    const { url, drop } = await emptyDatabase();
    const config = await loadConfig({ APP_ENV: 'test', DATABASE_URL: url, SECRET: 's'.repeat(32) });
    await Promise.all([migrate(config), migrate(config), migrate(config)]);
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows: made } = await client.query<{ name: string }>('select name from migration order by id');
    await client.end();
    await drop();
    expect(made.map(({ name }) => name)).toEqual(knownMigrations);
  });

  it('leaves no lock in a session that stays open, as behind a pooler', async () => {
    const { url, drop } = await emptyDatabase();
    const config = await loadConfig({ APP_ENV: 'test', DATABASE_URL: url, SECRET: 's'.repeat(32) });
    const pooler = await startPooler(url);
    await migrate({ ...config, databaseDirectUrl: pooler.url });
    await migrate(config);
    await pooler.close();
    await drop();
  });
});

/** Keeps each session on the server when its client leaves, as a pooler does. */
async function startPooler(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const port = Number(url.port);
  const sessions: Socket[] = [];
  const leave = Buffer.from([0x58, 0, 0, 0, 4]);
  const server = createServer((client) => {
    const session = connect(port, url.hostname);
    sessions.push(session);
    session.pipe(client);
    client.on('data', (sent: Buffer) => {
      if (sent.subarray(-5).equals(leave)) client.destroy();
      else session.write(sent);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.port = String((server.address() as AddressInfo).port);
  const close = async () => {
    for (const session of sessions) session.destroy();
    server.close();
    await once(server, 'close');
  };
  return { url: url.href, close };
}
