import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { CONFIG, type Config } from '../config/config.js';
import { databaseTrouble, isConflict, isSilence } from './pool/database-errors.js';
import { BoundedPool } from './pool/bounded-pool.js';
import { renewConnections } from './pool/open-pools.js';
import { retryConflicts } from './pool/retry.js';

/** Saves five plannings of each statement per connection. Hot pages are in memory, so index order beats sorting. */
const hot = '-c plan_cache_mode=force_generic_plan -c random_page_cost=1';

@Injectable()
export class Database implements OnApplicationShutdown {
  readonly pool: Pool;
  private readonly primary: Source;
  private readonly replicas: Source[];
  private turn = 0;

  constructor(@Inject(CONFIG) { databaseUrl, databaseReplicaUrls, databasePool: max }: Config) {
    this.primary = new Source(databaseUrl, max);
    this.pool = this.primary.pool;
    this.replicas = databaseReplicaUrls.map((url) => new Source(url, max));
  }

  query<Row extends QueryResultRow>(name: string, sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.primary.query<Row>(name, sql, values);
  }

  /** Reads from a replica, if one is available. The result may be slightly stale. */
  async read<Row extends QueryResultRow>(name: string, sql: string, values: unknown[] = []): Promise<Row[]> {
    const replica = this.replicas[this.turn++ % this.replicas.length];
    try {
      if (replica) return await replica.query<Row>(name, sql, values);
    } catch (error) {
      if (databaseTrouble(error) !== 'away') throw error;
    }
    return this.primary.query<Row>(name, sql, values);
  }

  async probe(): Promise<{ isReadOnly: boolean }> {
    const text = `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`;
    const [row] = await this.primary.probe<{ isReadOnly: boolean }>(text);
    return { isReadOnly: row?.isReadOnly ?? true };
  }

  usage() {
    return this.primary.usage();
  }

  async onApplicationShutdown() {
    await Promise.all([this.primary, ...this.replicas].map((source) => source.end()));
  }
}

class Source extends BoundedPool {
  constructor(url: string | undefined, max: number) {
    super('read', url, max, { options: hot });
  }

  usage() {
    const { totalCount: open, idleCount: idle } = this.pool;
    return { open, idle, waiting: this.bulkheads.waitingCount };
  }

  async query<Row extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    const statement = { name, text, values };
    const bulkhead = this.bulkheads.of(name);
    const turn = this.bulkheads.enter(bulkhead);
    if (turn) await turn;
    try {
      return (await this.pool.query<Row>(statement)).rows;
    } catch (error) {
      if (isSilence(error)) renewConnections();
      if (!isConflict(error)) throw error;
      return await retryConflicts(async () => (await this.pool.query<Row>(statement)).rows);
    } finally {
      this.bulkheads.leave(bulkhead);
    }
  }
}
