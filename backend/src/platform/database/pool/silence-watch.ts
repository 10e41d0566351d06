import { Logger } from '@nestjs/common';
import { Client, type PoolClient } from 'pg';
import { ownTimeouts } from './timeouts.js';

const betweenLooksMs = 1_000;
/** Most statements take milliseconds. */
const suspectAfterMs = 2_000;
const probeMs = 1_400;

/** What pg knows of a connection and its types do not. */
interface Connection {
  processID: number | null;
  readyForQuery: boolean;
}

/** Since when PostgreSQL has waited for each of these connections. 0 for one that it does not know any more. */
const waitingFor = `
  select wanted.pid, coalesce(extract(epoch from state_change), 0)::float8 as since
  from unnest($1::int[]) as wanted (pid)
  left join pg_stat_activity as activity on activity.pid = wanted.pid
  where activity.pid is null
    or (state like 'idle%' and state_change < now() - make_interval(secs => ${suspectAfterMs / 1_000}))`;

/**
 * Finds connections that a network failure has silenced: a statement of ours runs on them, and PostgreSQL, asked on a new
 * connection, waits for one. A slow statement or a lock is no such sign. Two looks must say the same.
 */
export class SilenceWatch {
  private readonly taken = new Map<PoolClient, number>();
  private suspects = new Map<PoolClient, number>();
  private isLooking = false;
  private readonly timer = setInterval(() => void this.look(), betweenLooksMs).unref();

  constructor(
    private readonly url: string,
    private readonly onFound: () => void,
  ) {}

  stop(): void {
    clearInterval(this.timer);
  }

  take(client: PoolClient): void {
    this.taken.set(client, Date.now());
  }

  giveBack(client: PoolClient): void {
    this.taken.delete(client);
  }

  private async look(): Promise<void> {
    const longAgo = Date.now() - suspectAfterMs;
    const taken = [...this.taken].filter(([client, since]) => since < longAgo && isBusy(client));
    if (!taken.length || this.isLooking) return;
    this.isLooking = true;
    const found = await this.ask(taken.map(([client]) => client)).catch(() => new Map<PoolClient, number>());
    this.isLooking = false;
    const silent = [...found].filter(
      ([client, since]) => isBusy(client) && this.suspects.get(client) === since,
    );
    this.suspects = found;
    if (!silent.length) return;
    new Logger('Database').warn(`${silent.length} connections fell silent, and are replaced`);
    for (const [client] of silent) void (client as unknown as Client).end();
    this.onFound();
  }

  /** Fails when the database is down: new connections would not help. */
  private async ask(clients: PoolClient[]): Promise<Map<PoolClient, number>> {
    const bounds = { ...ownTimeouts('probe'), connectionTimeoutMillis: probeMs, query_timeout: probeMs };
    const probe = new Client({ connectionString: this.url, ...bounds });
    probe.on('error', () => undefined);
    try {
      await probe.connect();
      const pids = clients.map((client) => connectionOf(client).processID);
      const { rows } = await probe.query<{ pid: number; since: number }>(waitingFor, [pids]);
      const since = new Map(rows.map((row) => [row.pid, row.since]));
      const waiting = clients.map(
        (client) => [client, since.get(connectionOf(client).processID ?? 0)] as const,
      );
      return new Map(waiting.filter((one): one is [PoolClient, number] => one[1] !== undefined));
    } finally {
      await probe.end();
    }
  }
}

const connectionOf = (client: PoolClient) => client as unknown as Connection;
const isBusy = (client: PoolClient) => !connectionOf(client).readyForQuery;
