import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  databaseBeforeBaseline,
  rowsOf,
  sameColumnsNow,
  withoutCoveredLegs,
} from '../migrations/testing/before-baseline.js';
import { catalogOf } from '../migrations/testing/catalog.js';
import { knownMigrations } from '../migrations/index.js';
import { loadConfig, type Config } from '../platform/config/config.js';
import { emptyDatabase } from '../testing/test-database.js';
import { migrationsOf, onDatabase } from './database/tables.js';
import { openPlace } from './open-place.js';
import { restore } from './restore.js';
import { backUpFormerRelease } from './testing/former-backup.js';

const changedByRestore = ['restored_backup', 'session', 'fresh_proof'];

describe('a backup of a former release', () => {
  let folder: string;
  let former: Awaited<ReturnType<typeof databaseBeforeBaseline>>;
  let target: Awaited<ReturnType<typeof emptyDatabase>>;
  let config: Config;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'amigo-former-'));
    [former, target] = await Promise.all([databaseBeforeBaseline(), emptyDatabase()]);
    const env = { APP_ENV: 'test', DATABASE_URL: target.url, RELEASES_DIR: join(folder, 'releases') };
    config = await loadConfig({ ...env, SECRET: 's'.repeat(32) });
  });
  afterEach(async () => {
    await Promise.all([former.drop(), target.drop()]);
    rmSync(folder, { recursive: true });
  });

  const restored = async () => {
    const place = openPlace(join(folder, 'backup'));
    await backUpFormerRelease(former.url, config.secrets, place);
    return restore(config, place);
  };

  it('is restored with all rows, and migrated', async () => {
    const rows = await onDatabase(former.url, rowsOf);
    await restored();
    const kept = withoutCoveredLegs(rows.filter(({ name }) => !changedByRestore.includes(name)));
    expect(await onDatabase(target.url, (client) => sameColumnsNow(client, kept))).toEqual(kept);
    expect(await onDatabase(target.url, migrationsOf)).toEqual(knownMigrations);
  });

  it('is refused when it is older than the baseline, and nothing is written', async () => {
    await onDatabase(former.url, (client) =>
      client.query(`delete from migration where name > 'M0012SlowLoads'`),
    );
    await expect(restored()).rejects.toThrow(
      'The backup is older than version 1.0.0 (its last migration is M0012SlowLoads): let version 1.0.0 migrate it first, as deploy/backup.md says',
    );
    expect(await onDatabase(target.url, catalogOf)).toEqual([]);
    expect(existsSync(config.releasesDir)).toBe(false);
  });
});
