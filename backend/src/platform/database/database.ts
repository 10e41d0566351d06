import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { CONFIG, type Config } from '../config/config.js';
import { databaseTrouble } from './pool/database-errors.js';
import { Source } from './pool/source.js';
import { Replica } from './replica.js';

const betweenLooks = 1_000;

@Injectable()
export class Database implements OnModuleInit, OnApplicationShutdown {
  readonly pool: Pool;
  private readonly primary: Source;
  private readonly replicas: Replica[];
  private looking?: NodeJS.Timeout;
  private turn = 0;

  constructor(@Inject(CONFIG) config: Config) {
    this.primary = new Source(config.databaseUrl, config);
    this.pool = this.primary.pool;
    this.replicas = config.databaseReplicaUrls.map((url) => new Replica(url, config));
  }

  async onModuleInit() {
    if (!this.replicas.length) return;
    await this.lookAtReplicas();
    this.looking = setInterval(() => void this.lookAtReplicas(), betweenLooks).unref();
  }

  query<Row extends QueryResultRow>(name: string, sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.primary.query<Row>(name, sql, values);
  }

  /** Reads from a replica, if one is up to date. The result may be slightly stale, and older while the primary is away. */
  async read<Row extends QueryResultRow>(name: string, sql: string, values: unknown[] = []): Promise<Row[]> {
    const replicas = this.replicas.filter(({ isCurrent }) => isCurrent);
    const replica = replicas[this.turn++ % replicas.length];
    try {
      if (replica) return await replica.query<Row>(name, sql, values);
    } catch (error) {
      if (databaseTrouble(error) !== 'away') throw error;
    }
    try {
      return await this.primary.query<Row>(name, sql, values);
    } catch (error) {
      const freshest = this.replicas.toSorted((one, other) => one.lag - other.lag)[0];
      if (databaseTrouble(error) !== 'away' || !freshest || freshest.lag === Infinity) throw error;
      return freshest.query<Row>(name, sql, values);
    }
  }

  async probe(): Promise<{ isReadOnly: boolean }> {
    const text = `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`;
    const [row] = await this.primary.probe<{ isReadOnly: boolean }>(text);
    return { isReadOnly: row?.isReadOnly ?? true };
  }

  usage() {
    return this.primary.usage();
  }

  /** Seconds that each replica is behind the primary. Infinity for one that does not answer. */
  get lags(): number[] {
    return this.replicas.map(({ lag }) => lag);
  }

  async onApplicationShutdown() {
    clearInterval(this.looking);
    await Promise.all([this.primary, ...this.replicas].map((source) => source.end()));
  }

  private async lookAtReplicas(): Promise<void> {
    const now = Date.now();
    const text = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as "position"`;
    // Replicas go on answering while the primary is away.
    const [row] = await this.primary.probe<{ position: number }>(text).catch(() => []);
    await Promise.all(this.replicas.map((replica) => replica.look(now, row?.position)));
  }
}
