/** What every connection to PostgreSQL brings along, so that nothing waits for ever. */
export const timeouts = (name: string) => ({
  application_name: `amigo-${name}`,
  connectionTimeoutMillis: 3_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 10_000,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 15_000,
  keepAlive: true,
});
