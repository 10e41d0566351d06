import { Logger } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { Source } from './pool/source.js';

interface Mark {
  at: number;
  position: number;
}

/** Null on a server that replays no log, such as a replica of some managed databases: nothing tells how old its data is. */
const replayed = `
  select case when pg_is_in_recovery()
    then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as "position"`;

/**
 * Its lag is measured by positions of the primary's log, with the time at which we saw them: a replica that nothing is
 * written to is not old, and one that lost its primary is.
 */
export class Replica extends Source {
  lag = Infinity;
  private readonly log = new Logger('Replica');
  private readonly maxSeconds: number;
  private readonly host: string;
  private state = '';
  /** Positions that it has not reached yet. */
  private ahead: Mark[] = [];

  constructor(url: string, config: Config) {
    super(url, config);
    this.host = new URL(url).host;
    this.maxSeconds = config.databaseReplicaLag;
  }

  get isCurrent(): boolean {
    return this.lag <= this.maxSeconds;
  }

  async look(now: number, primaryPosition?: number): Promise<void> {
    if (primaryPosition !== undefined) this.mark({ at: now, position: primaryPosition });
    try {
      const [row] = await this.probe<{ position: number | null }>(replayed);
      const reached = row?.position ?? Infinity;
      this.ahead = this.ahead.filter(({ position }) => position > reached);
      this.lag = (now - (this.ahead[0]?.at ?? now)) / 1_000;
      this.report(this.isCurrent ? 'up to date' : 'too far behind');
    } catch (error) {
      this.lag = Infinity;
      this.report(`away: ${(error as Error).message}`);
    }
  }

  private report(state: string): void {
    if (state === this.state) return;
    this.state = state;
    this.log.log(`The replica at ${this.host} is ${state}`);
  }

  private mark(mark: Mark): void {
    const last = this.ahead.at(-1);
    if (!last || last.position < mark.position) this.ahead.push(mark);
  }
}
