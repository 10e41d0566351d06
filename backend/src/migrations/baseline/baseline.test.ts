import { Migration } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrationsOf, onDatabase } from '../../backup/database/tables.js';
import { loadConfig } from '../../platform/config/config.js';
import { migrate } from '../../platform/database/migrate.js';
import { ormOptions } from '../../platform/database/orm.js';
import { OrmPool } from '../../platform/database/pool/orm-pool.js';
import { emptyDatabase } from '../../testing/test-database.js';
import { knownMigrations } from '../index.js';
import {
  databaseBeforeBaseline,
  rowsOf,
  sameColumnsNow,
  withoutCoveredLegs,
} from '../testing/before-baseline.js';
import { catalogOf } from '../testing/catalog.js';
import { baselineName, earlierMigrations } from './replaced.js';

const configOf = (url: string) => loadConfig({ APP_ENV: 'test', DATABASE_URL: url, SECRET: 's'.repeat(32) });
const migrated = async (url: string, only?: string[]) => migrate(await configOf(url), { only });

class AlreadyDone extends Migration {
  override up(): void {
    throw new Error('A migration ran a second time');
  }
}

type TestDatabase = Awaited<ReturnType<typeof emptyDatabase>>;

/** Databases that no test changes. */
let before: TestDatabase;
let upgraded: TestDatabase;
let baselineOnly: TestDatabase;
let fresh: TestDatabase;
beforeAll(async () => {
  [before, upgraded] = [await databaseBeforeBaseline(), await databaseBeforeBaseline()];
  [baselineOnly, fresh] = [await emptyDatabase(), await emptyDatabase()];
  await migrated(baselineOnly.url, [baselineName]);
  for (const { url } of [upgraded, fresh]) await migrated(url);
}, 60_000);
afterAll(() => Promise.all([before, upgraded, baselineOnly, fresh].map(({ drop }) => drop())));

describe('the baseline', () => {
  it('makes the schema of the migrations that it replaces', async () => {
    const catalog = await onDatabase(baselineOnly.url, catalogOf);
    expect(catalog.length).toBeGreaterThan(1_000);
    expect(catalog).toEqual(await onDatabase(before.url, catalogOf));
  });

  it('makes the rows that an empty database needs', async () => {
    const wordsOf = (url: string) =>
      onDatabase(
        url,
        async (client) => (await client.query('select * from language_word order by word')).rows,
      );
    expect(await wordsOf(baselineOnly.url)).toEqual(await wordsOf(before.url));
    const { rows } = await onDatabase(fresh.url, (client) =>
      client.query('select hour_spent from sms_budget'),
    );
    expect(rows).toEqual([{ hour_spent: 0 }]);
  });

  it('gives an empty database the same schema as an upgrade, with the migrations after it', async () => {
    const catalog = await onDatabase(fresh.url, catalogOf);
    expect(catalog).toEqual(await onDatabase(upgraded.url, catalogOf));
    expect(catalog).not.toEqual(await onDatabase(before.url, catalogOf));
  });

  it.each([
    ['an upgrade', () => upgraded.url],
    ['an empty database', () => fresh.url],
  ])('leaves a server of the release before nothing to run after %s', async (_what, urlOf) => {
    const url = urlOf();
    expect(await onDatabase(url, migrationsOf)).toEqual(knownMigrations);
    const { migrations, ...options } = ormOptions(await configOf(url), new OrmPool(url, 2, {}));
    const names = [...earlierMigrations, baselineName];
    const migrationsList = names.map((name) => ({ name, class: AlreadyDone }));
    const orm = await MikroORM.init({ ...options, migrations: { ...migrations, migrationsList } });
    expect(await orm.migrator.up()).toEqual([]);
    await orm.close();
  });
});

describe('an upgrade', () => {
  it('leaves all rows as they are, but looks for nobody on legs that are flown together', async () => {
    const rows = await onDatabase(before.url, rowsOf);
    expect(rows.filter((table) => !table.rows.length)).toEqual([]);
    const expected = withoutCoveredLegs(rows);
    expect(expected).not.toEqual(rows);
    expect(await onDatabase(upgraded.url, (client) => sameColumnsNow(client, rows))).toEqual(expected);
  });

  it.each([
    ['the last', baselineName, 'M0060RestoredBackups'],
    ['another', 'M0060RestoredBackups', baselineName],
  ])('is refused without %s of the migrations that the baseline replaces', async (_which, missing, last) => {
    const older = await databaseBeforeBaseline();
    await onDatabase(older.url, (client) => client.query('delete from migration where name = $1', [missing]));
    await expect(migrated(older.url)).rejects.toThrow(
      `The database is older than version 1.0.0 (its last migration is ${last}): let version 1.0.0 migrate it first, as deploy/backup.md says`,
    );
    expect(await onDatabase(older.url, catalogOf)).toEqual(await onDatabase(before.url, catalogOf));
    expect(await onDatabase(older.url, migrationsOf)).not.toContain(missing);
    await older.drop();
  });
});
