import { createPostgreSqlTypeParsers } from '@mikro-orm/postgresql';
import { PostgresDialect, type PostgresCursor, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { PostgresQueryResult } from 'kysely';
import { TypeOverrides, type PoolClient } from 'pg';
import { currentBulkhead, currentSpan } from '../../request-context.js';
import { inSpan } from '../../tracing/span.js';
import { isSilence, isUsableAfter } from './database-errors.js';
import { BoundedPool, type BoundedOptions } from './bounded-pool.js';
import { renewConnections } from './open-pools.js';
import { retryConflicts } from './retry.js';

const textArray = 1009;
/** Longer than any transaction is idle between two statements. */
const unusedAfter = 1_000;

/** Kysely leaks a connection on which `begin` or `rollback` fails, so this pool releases it itself, once. */
export class OrmPool extends BoundedPool implements PostgresPool {
  readonly options = {};
  private running = 0;

  constructor(url: string | undefined, max: number, options: BoundedOptions = {}) {
    super('orm', url, max, { types: ormTypes(), ...options });
  }

  dialect(): PostgresDialect {
    return new PostgresDialect({ pool: this });
  }

  async connect(): Promise<PostgresPoolClient> {
    const bulkhead = this.bulkheads.of(currentBulkhead());
    await this.bulkheads.enter(bulkhead);
    const leave = () => this.bulkheads.leave(bulkhead);
    try {
      return new Lease(await this.pool.connect(), this, leave);
    } catch (error) {
      leave();
      throw error;
    }
  }

  start(): void {
    this.running += 1;
  }

  finish(): void {
    this.running -= 1;
    this.bulkheads.touch();
  }

  /** Connections that are taken but run nothing are leaked: that shows sooner than a lock. */
  protected override isStuck(): boolean {
    return this.running ? super.isStuck() : this.bulkheads.isStuck(unusedAfter);
  }
}

class Lease implements PostgresPoolClient {
  private isReleased = false;
  private isTransaction = false;

  constructor(
    private readonly client: PoolClient,
    private readonly pool: Pick<OrmPool, 'start' | 'finish'>,
    private readonly released: () => void,
  ) {
    client.once('error', this.drop);
    client.once('end', this.drop);
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('Cursors are not supported');
    this.isTransaction ||= /^(begin|start transaction)/.test(sql);
    const span = currentSpan();
    const once = () => this.run<R>(sql, parameters);
    const run = () => (span ? inSpan(span.child(titleOf(sql), 'client', postgres), once) : once());
    // A statement outside of a transaction can be retried by itself.
    return this.isTransaction ? run() : retryConflicts(run);
  }

  release(): void {
    this.giveBack();
  }

  private async run<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.isReleased) throw new Error('Connection terminated: it failed earlier in this transaction');
    this.pool.start();
    try {
      return (await this.client.query(sql, [...parameters])) as unknown as PostgresQueryResult<R>;
    } catch (error) {
      if (isSilence(error)) renewConnections();
      if (!isUsableAfter(error) || /^(begin|start transaction|rollback$)/.test(sql)) this.drop();
      throw error;
    } finally {
      this.pool.finish();
    }
  }

  private readonly drop = () => this.giveBack(true);

  private giveBack(isBroken = false) {
    if (this.isReleased) return;
    this.isReleased = true;
    this.client.off('error', this.drop);
    this.client.off('end', this.drop);
    this.client.release(isBroken);
    this.released();
  }
}

const postgres = { 'db.system.name': 'postgresql' };

/** The verb and the first table: the text itself could contain values. */
function titleOf(sql: string): string {
  const [verb = 'statement'] = /\w+/.exec(sql) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+"?([a-z_]\w*)/i.exec(sql) ?? [];
  return `${verb.toLowerCase()} ${table}`.trim();
}

function ormTypes(): TypeOverrides {
  const types = new TypeOverrides();
  const parsers = createPostgreSqlTypeParsers(
    types.getTypeParser(textArray) as unknown as (text: string) => string[],
  );
  for (const [oid, parse] of Object.entries(parsers)) types.setTypeParser(Number(oid), parse);
  return types;
}
