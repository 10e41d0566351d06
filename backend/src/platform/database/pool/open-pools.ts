import { Logger } from '@nestjs/common';
import { Pool, type Client, type PoolConfig } from 'pg';
import { SilenceWatch } from './silence-watch.js';
import { ownTimeouts, serverTimeouts } from './timeouts.js';

const endTimeoutMs = 3_000;

interface Watched {
  clients: Set<Client>;
  watch: SilenceWatch | undefined;
}

const pools = new Map<Pool, Watched>();

export interface PoolOptions extends PoolConfig {
  /** The URL leads to a pooler such as PgBouncer. */
  isPooled?: boolean;
}

export function openPool(
  name: string,
  url: string | undefined,
  { isPooled = false, ...options }: PoolOptions,
): Pool {
  const settings = isPooled ? {} : serverTimeouts;
  const pool = new Pool({ connectionString: url, ...ownTimeouts(name), ...settings, ...options });
  watchPool(pool, isPooled ? undefined : url);
  // Without a listener, a connection closed by the server ends the process.
  pool.on('error', (error) => {
    // A server that stops may close connections of an ended pool before it has read their farewell.
    if (pools.has(pool)) new Logger('Database').warn(`An idle connection was lost: ${error.message}`);
  });
  return pool;
}

/** Its connections are replaced when they fall silent. Behind a pooler PostgreSQL knows other connections than ours: no URL. */
export function watchPool(pool: Pool, url: string | undefined): void {
  const clients = new Set<Client>();
  const watch = url === undefined ? undefined : new SilenceWatch(url, clients, renewConnections);
  pools.set(pool, { clients, watch });
  pool.on('connect', (client) => {
    clients.add(client);
    // An error before the caller adds its listener would end the process. The next query fails anyway.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => clients.delete(client));
}

export function forgetPool(pool: Pool): Set<Client> {
  const { clients = new Set<Client>(), watch } = pools.get(pool) ?? {};
  pools.delete(pool);
  watch?.stop();
  return clients;
}

export async function endPool(pool: Pool): Promise<void> {
  const clients = forgetPool(pool);
  const cut = setTimeout(() => {
    for (const client of clients) void client.end();
  }, endTimeoutMs);
  try {
    await pool.end();
  } finally {
    clearTimeout(cut);
  }
}

export function renewConnections(): void {
  for (const pool of pools.keys()) {
    for (let idle = pool.idleCount; idle > 0; idle--)
      void pool.connect().then(
        (client) => client.release(true),
        (error: Error) => new Logger('Database').warn(`No connection: ${error.message}`),
      );
  }
}
