/** The server ends a statement first, so that its words reach us; ours ends one that a dead connection never answers. */
const statementMs = 10_000;
export const queryMs = statementMs + 2_000;

/** Limits of every connection to PostgreSQL: nothing waits for ever. */
export const timeouts = (name: string) => ({
  application_name: `amigo-${name}`,
  connectionTimeoutMillis: 3_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: statementMs,
  query_timeout: queryMs,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 15_000,
  keepAlive: true,
});
