/** The server's timeout is shorter, so that its error reaches us. Ours is for dead connections. */
const statementMs = 10_000;
export const queryMs = statementMs + 2_000;

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
