import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type QueryResultRow } from 'pg';
import { CONFIG, type Config } from '../config.js';
import { timeouts } from './timeouts.js';

/**
 * How hot reads are planned: each prepared statement once, where PostgreSQL would plan the first five uses by each
 * connection; and in the order of an index rather than by sorting, because pages that are read often are in memory.
 */
const hot = '-c plan_cache_mode=force_generic_plan -c random_page_cost=1';

/** Hot reads and counters: one prepared statement each, outside of any transaction. */
@Injectable()
export class Database implements OnApplicationShutdown {
  readonly pool: Pool;
  private readonly replicas: Pool[];
  private turn = 0;

  constructor(@Inject(CONFIG) config: Config) {
    this.pool = openPool(config.databaseUrl, config.databasePool);
    this.replicas = config.databaseReplicaUrls.map((url) => openPool(url, config.databasePool));
  }

  /** Reads or counts on the primary; `name` is the name of the prepared statement. */
  async query<Row extends QueryResultRow>(name: string, sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>({ name, text: sql, values })).rows;
  }

  /** Reads what may be a moment old: from a replica where there is one. */
  async read<Row extends QueryResultRow>(name: string, sql: string, values: unknown[] = []): Promise<Row[]> {
    const pool = this.replicas[this.turn++ % this.replicas.length] ?? this.pool;
    return (await pool.query<Row>({ name, text: sql, values })).rows;
  }

  async onApplicationShutdown() {
    await Promise.all([this.pool, ...this.replicas].map((pool) => pool.end()));
  }
}

function openPool(connectionString: string | undefined, max: number): Pool {
  const pool = new Pool({ connectionString, max, options: hot, ...timeouts('read') });
  // Without a listener a connection that the server closes takes the process down with it.
  pool.on('error', (error) => new Logger('Database').warn(`An idle connection was lost: ${error.message}`));
  return pool;
}
