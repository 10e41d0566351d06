import { type Pool, type PoolClient, type QueryResultRow } from 'pg';
import { isUsableAfter, querySilent } from './database-errors.js';
import { onRenewal } from './pools.js';
import { queryMs } from './timeouts.js';

const sweepEveryMs = 250;
const keepIdleMs = 1_000;

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/**
 * Runs statements on connections that stay out of the pool while there is work for them. A pool costs two timers and
 * a listener for each statement, and V8 then keeps every result until its next full collection: a third of what a hot
 * read costs. Here one timer ends what takes too long.
 */
export class HeldConnections {
  private readonly idle: Connection[] = [];
  private readonly all = new Set<Connection>();
  private readonly sweeping = setInterval(() => this.sweep(), sweepEveryMs).unref();
  private isEnding = false;

  constructor(private readonly pool: Pool) {
    // After one connection was found dead that looked alive.
    onRenewal(pool, () => {
      for (const connection of this.idle.splice(0)) connection.release(true);
    });
  }

  get idleCount(): number {
    return this.idle.length;
  }

  async run<Row extends QueryResultRow>(statement: Statement): Promise<Row[]> {
    const connection = this.idle.pop() ?? (await this.open());
    try {
      return await connection.run<Row>(statement);
    } finally {
      this.putBack(connection);
    }
  }

  end(): void {
    this.isEnding = true;
    clearInterval(this.sweeping);
    for (const connection of this.idle.splice(0)) connection.release();
  }

  private async open(): Promise<Connection> {
    const connection = new Connection(await this.pool.connect(), () => {
      this.all.delete(connection);
      const at = this.idle.indexOf(connection);
      if (at >= 0) this.idle.splice(at, 1);
    });
    this.all.add(connection);
    return connection;
  }

  private putBack(connection: Connection) {
    if (this.isEnding) connection.release();
    else if (!connection.isReleased) this.idle.push(connection);
  }

  private sweep() {
    const now = performance.now();
    for (const connection of this.all) connection.endIfTooLong(now);
    // The longest idle one comes first.
    while (this.idle[0] && now - this.idle[0].since > keepIdleMs) this.idle[0].release();
  }
}

class Connection {
  isReleased = false;
  /** When its statement began, or when it became idle. */
  since = 0;
  private fail?: (error: Error) => void;

  constructor(
    private readonly client: PoolClient,
    private readonly onRelease: () => void,
  ) {
    client.once('error', this.drop);
    client.once('end', this.drop);
  }

  run<Row extends QueryResultRow>(statement: Statement): Promise<Row[]> {
    this.since = performance.now();
    return new Promise((resolve, reject) => {
      this.fail = reject;
      this.client.query<Row>(statement, (error: Error | undefined, result) => {
        this.fail = undefined;
        this.since = performance.now();
        if (!error) return resolve(result.rows);
        if (!isUsableAfter(error)) this.drop();
        reject(error);
      });
    });
  }

  endIfTooLong(now: number): void {
    if (!this.fail || now - this.since < queryMs) return;
    this.fail(querySilent());
    this.drop();
  }

  /** Gives the connection back to the pool, which closes a broken one. */
  release(isBroken = false): void {
    if (this.isReleased) return;
    this.isReleased = true;
    this.client.off('error', this.drop);
    this.client.off('end', this.drop);
    this.client.release(isBroken);
    this.onRelease();
  }

  private readonly drop = () => this.release(true);
}
