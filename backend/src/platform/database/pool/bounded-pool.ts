import { Client, type Pool } from 'pg';
import { isSilence } from './database-errors.js';
import { Bulkheads } from './bulkheads.js';
import { endPool, openPool, renewConnections, type PoolOptions } from './open-pools.js';
import { ownTimeouts } from './timeouts.js';

const probeMs = 1_400;
/** Longer than `lock_timeout`. */
const stuckAfter = 5_000;

export interface BoundedOptions extends PoolOptions {
  waitMs?: number;
}

export class BoundedPool {
  readonly pool: Pool;
  readonly bulkheads: Bulkheads;

  constructor(
    private readonly name: string,
    private readonly url: string | undefined,
    max: number,
    { waitMs, ...options }: BoundedOptions = {},
  ) {
    this.pool = openPool(name, url, { ...options, max: max + 1 });
    this.bulkheads = new Bulkheads(max, waitMs);
  }

  async probe<Row extends object>(text: string): Promise<Row[]> {
    if (this.isStuck()) throw new Error(`No connection of amigo-${this.name} was given back for long`);
    const query = { text, query_timeout: probeMs };
    try {
      return (await this.pool.query<Row>(query)).rows;
    } catch (error) {
      if (isSilence(error)) void this.renewIfSilent();
      throw error;
    }
  }

  protected isStuck(): boolean {
    return this.bulkheads.isStuck(stuckAfter);
  }

  end(): Promise<void> {
    return endPool(this.pool);
  }

  /** A slow database is slow on a new connection too. After a network failure a new one works. */
  private async renewIfSilent(): Promise<void> {
    const bounds = { ...ownTimeouts('probe'), connectionTimeoutMillis: probeMs, query_timeout: probeMs };
    const client = new Client({ connectionString: this.url, ...bounds });
    client.on('error', () => void client.end());
    try {
      await client.connect();
      renewConnections();
    } catch {
      // The database is down: new connections would not help.
    } finally {
      await client.end();
    }
  }
}
