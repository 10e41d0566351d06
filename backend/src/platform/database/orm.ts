import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { migrations } from '../../migrations/index.js';
import type { Config } from '../config.js';
import { currentEntityManager } from '../context.js';
import { timeouts } from './timeouts.js';

/** How MikroORM reaches the database; entities come from the modules that own them. */
export const ormOptions = (config: Config) =>
  defineConfig({
    clientUrl: config.databaseUrl,
    extensions: [Migrator],
    context: currentEntityManager,
    forceUtcTimezone: true,
    pool: { min: 0, max: config.databasePool },
    driverOptions: timeouts('orm'),
    replicas: config.databaseReplicaUrls.map((clientUrl) => ({ clientUrl })),
    // A read right after a write would often miss it on a replica: replicas are asked for by name.
    preferReadReplicas: false,
    discovery: { warnWhenNoEntities: false },
    migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false, silent: true },
  });
