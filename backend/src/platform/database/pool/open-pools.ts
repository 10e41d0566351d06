import { Logger } from '@nestjs/common';
import { Pool, type Client, type PoolConfig } from 'pg';
import { timeouts } from './timeouts.js';

/** A pool that is told to end waits this long for its connections, then cuts them. */
const endPatience = 3_000;

/** A network that goes silent does so for all pools of a process. */
const pools = new Map<Pool, Set<Client>>();

/** Opens a pool whose every connection and query has an end. */
export function openPool(name: string, url: string | undefined, options: PoolConfig): Pool {
  const pool = new Pool({ connectionString: url, ...timeouts(name), ...options });
  const clients = new Set<Client>();
  pools.set(pool, clients);
  pool.on('connect', (client) => {
    clients.add(client);
    // The pool stops listening before whoever waits for the connection can: if it is ended in between, the process
    // would end too. Its next query fails, which says enough.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => clients.delete(client));
  // Without a listener a connection that the server closes takes the process down with it.
  pool.on('error', (error) => new Logger('Database').warn(`An idle connection was lost: ${error.message}`));
  return pool;
}

/** Ends a pool; queries that still run are cut off after a while. */
export async function endPool(pool: Pool): Promise<void> {
  const clients = pools.get(pool);
  pools.delete(pool);
  const cut = setTimeout(() => {
    for (const client of clients ?? []) void client.end();
  }, endPatience);
  try {
    await pool.end();
  } finally {
    clearTimeout(cut);
  }
}

/** Replaces the idle connections of every pool, after one was found dead that looked alive. */
export function renewConnections(): void {
  for (const pool of pools.keys()) {
    for (let idle = pool.idleCount; idle > 0; idle--)
      void pool.connect().then(
        (client) => client.release(true),
        (error: Error) => new Logger('Database').warn(`No connection: ${error.message}`),
      );
  }
}
