import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrations } from '../../migrations/index.js';
import { emptyDatabase } from '../../testing/test-database.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { loadConfig } from '../config.js';
import { migrate } from './migrate.js';

interface Column {
  name: string | undefined;
  type: string | undefined;
  nullable: boolean;
}

/** Spells a type as the entity does wherever PostgreSQL means the same by it. */
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

  it('has the columns that the entities say, of the same types', async () => {
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

  it('is migrated once when two nodes start at the same moment', async () => {
    const { url, drop } = await emptyDatabase();
    const config = await loadConfig({ APP_ENV: 'test', DATABASE_URL: url, SECRET: 's'.repeat(32) });
    await Promise.all([migrate(config), migrate(config), migrate(config)]);
    const orm = await MikroORM.init({ ...app.nest.get(MikroORM).config.getAll(), clientUrl: url });
    const made = await orm.em
      .getConnection()
      .execute<{ name: string }[]>('select name from migration order by id');
    await orm.close();
    await drop();
    expect(made.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
  });
});
