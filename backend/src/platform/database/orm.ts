import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { migrations } from '../../migrations/index.js';
import type { Config } from '../config/config.js';
import { currentEntityManager } from '../request-context.js';
import { RetryingEntityManager } from './entity-manager.js';
import { OrmPool } from './pool/orm-pool.js';

export const openOrmPool = (url: string | undefined, config: Config) =>
  new OrmPool(url, config.databasePool, { isPooled: config.isPooled, waitMs: config.databaseWaitMs });

export const ormOptions = (config: Config, pool: OrmPool) =>
  defineConfig({
    clientUrl: config.databaseUrl,
    extensions: [Migrator],
    context: currentEntityManager,
    forceUtcTimezone: true,
    entityManager: RetryingEntityManager,
    driverOptions: () => pool.dialect(),
    replicas: config.databaseReplicaUrls.map((clientUrl) => ({
      clientUrl,
      driverOptions: () => openOrmPool(clientUrl, config).dialect(),
    })),
    // A replica may lag behind a write of the same request: replicas are chosen explicitly.
    preferReadReplicas: false,
    discovery: { warnWhenNoEntities: false },
    migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false, silent: true },
  });
