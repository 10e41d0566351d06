/** The server's timeout is shorter, so that its error reaches us. Ours is for dead connections. */
const statementMs = 10_000;
export const queryMs = statementMs + 2_000;

/** What the server itself enforces. A pooler refuses them at the start of a connection: behind one, the role has them. */
export const serverTimeouts = {
  statement_timeout: statementMs,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 15_000,
};

/** Saves five plannings of each statement per connection. Hot pages are in memory, so index order beats sorting. */
export const planning = { plan_cache_mode: 'force_generic_plan', random_page_cost: 1 };

export const ownTimeouts = (name: string) => ({
  application_name: `amigo-${name}`,
  connectionTimeoutMillis: 3_000,
  idleTimeoutMillis: 30_000,
  query_timeout: queryMs,
  keepAlive: true,
});

export const timeouts = (name: string) => ({ ...ownTimeouts(name), ...serverTimeouts });
