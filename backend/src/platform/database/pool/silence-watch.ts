import { Logger } from '@nestjs/common';
import type { Socket } from 'node:net';
import { Client } from 'pg';
import { ownTimeouts } from './timeouts.js';

const betweenLooksMs = 1_000;
/** Most statements take milliseconds. */
const suspectAfterLooks = 2;
const probeMs = 1_400;

/** What pg knows of a connection and its types do not. */
interface Connection {
  processID: number | null;
  readyForQuery: boolean;
  connection: { stream: Pick<Socket, 'bytesRead'> };
}

/** A connection that is busy, and for how many looks nothing came from it. */
interface Quiet {
  bytesRead: number;
  looks: number;
}

/** Since when PostgreSQL has waited for each of these connections. 0 for one that it does not know any more. */
const waitingFor = `
  select wanted.pid, coalesce(extract(epoch from state_change), 0)::float8 as since
  from unnest($1::int[]) as wanted (pid)
  left join pg_stat_activity as activity on activity.pid = wanted.pid
  where activity.pid is null
    or (state like 'idle%' and state_change < now() - make_interval(secs => ${(suspectAfterLooks * betweenLooksMs) / 1_000}))`;

/**
 * Finds connections that a network failure has silenced: a statement of ours runs on them, and PostgreSQL, asked on a new
 * connection, waits for one. A slow statement or a lock is no such sign. Two looks must say the same. Statements are not
 * counted or timed here: they are too many.
 */
export class SilenceWatch {
  private busy = new Map<Client, Quiet>();
  private suspects = new Map<Client, number>();
  private isLooking = false;
  private readonly timer = setInterval(() => void this.look(), betweenLooksMs).unref();

  constructor(
    private readonly url: string,
    private readonly clients: ReadonlySet<Client>,
    private readonly onFound: () => void,
  ) {}

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const quiet = this.quiet();
    if (!quiet.length || this.isLooking) return;
    this.isLooking = true;
    const found = await this.ask(quiet).catch(() => new Map<Client, number>());
    this.isLooking = false;
    const silent = [...found].filter(
      ([client, since]) => isBusy(client) && this.suspects.get(client) === since,
    );
    this.suspects = found;
    if (!silent.length) return;
    new Logger('Database').warn(`${silent.length} connections fell silent, and are replaced`);
    for (const [client] of silent) void client.end();
    this.onFound();
  }

  private quiet(): Client[] {
    const busy = [...this.clients].filter(isBusy).map((client): [Client, Quiet] => {
      const { bytesRead } = connectionOf(client).connection.stream;
      const before = this.busy.get(client);
      return [client, { bytesRead, looks: before?.bytesRead === bytesRead ? before.looks + 1 : 0 }];
    });
    this.busy = new Map(busy);
    return busy.filter(([, { looks }]) => looks >= suspectAfterLooks).map(([client]) => client);
  }

  /** Fails when the database is down: new connections would not help. */
  private async ask(clients: Client[]): Promise<Map<Client, number>> {
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
      return new Map(waiting.filter((one): one is [Client, number] => one[1] !== undefined));
    } finally {
      await probe.end();
    }
  }
}

const connectionOf = (client: Client) => client as unknown as Connection;
const isBusy = (client: Client) => !connectionOf(client).readyForQuery;
