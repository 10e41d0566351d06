import type { QueryResultRow } from 'pg';
import type { Config } from '../../config/config.js';
import { currentSpan } from '../../request-context.js';
import { inSpan } from '../../tracing/span.js';
import { BoundedPool } from './bounded-pool.js';
import { isConflict, isSilence } from './database-errors.js';
import { renewConnections } from './open-pools.js';
import { retryConflicts } from './retry.js';
import { planning } from './timeouts.js';

const hot = Object.entries(planning)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

const postgres = { 'db.system.name': 'postgresql' };

/** One PostgreSQL that named statements are read from. */
export class Source extends BoundedPool {
  constructor(url: string | undefined, { databasePool, databaseWaitMs: waitMs, isPooled }: Config) {
    super('read', url, databasePool, { waitMs, ...(isPooled ? { isPooled } : { options: hot }) });
  }

  usage() {
    const { totalCount: open, idleCount: idle } = this.pool;
    return { open, idle, waiting: this.bulkheads.waitingCount };
  }

  query<Row extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    const span = currentSpan();
    const run = () => this.run<Row>(name, text, values);
    return span ? inSpan(span.child(name, 'client', postgres), run) : run();
  }

  private async run<Row extends QueryResultRow>(
    name: string,
    text: string,
    values: unknown[],
  ): Promise<Row[]> {
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
